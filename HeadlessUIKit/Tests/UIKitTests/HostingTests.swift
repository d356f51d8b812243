import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HostingTests {
    @Test func `a screen shows a view that a test can read`() {
        let stage = Stage()
        let router = Router()
        let hosting = UIHostingController(rootView: ProfileView(name: "Ada", router: router))
        stage.show(hosting)
        #expect(stage.user.visibleViewController === hosting)
        #expect(hosting.rootView.name == "Ada")
        hosting.rootView.router.signOut()
        #expect(router.count == 1)
        hosting.rootView = ProfileView(name: "Grace", router: router)
        #expect(hosting.rootView.name == "Grace")
    }

    @Test func `a scene of a storyboard can show a view`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents(["Main.storyboard": Documents.storyboard("<hostingController storyboardIdentifier='profile'/>")])
        let screen = UIStoryboard(name: "Main", bundle: documents.bundle).instantiateViewController(identifier: "profile") {
            UIHostingController(coder: $0, rootView: Text("Hello"))
        }
        #expect(screen.rootView == Text("Hello"))
        #expect(HeadlessUIKit.exceptions == [])
    }
}

@MainActor private final class Router {
    var count = 0

    func signOut() { count += 1 }
}

private struct ProfileView: View {
    let name: String
    let router: Router

    var body: some View {
        VStack {
            Text(name)
            Button("Sign out") { router.signOut() }
            if name.isEmpty { Text("Nobody") }
            EmptyView()
        }
    }
}
