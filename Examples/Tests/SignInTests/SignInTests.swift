import ExampleKit
import FlowTesting
import Testing
import UIKit

@testable import SignIn

@MainActor @Suite struct SignInTests {
    private func makeApp(_ user: User) -> HeadlessApp<AppCoordinator> {
        HeadlessApp(AppCoordinator(screens: ScreenFactory(), effects: user, guards: user))
    }

    private func tap(_ button: String, _ app: HeadlessApp<AppCoordinator>) {
        #expect((app.user.visibleViewController as? ButtonsViewController)?.tap(button) == true, "no button \(button)")
        app.user.finishTransitions()
    }

    @Test func `who has signed in begins with the main screen, who hasn't with signing in`() {
        let user = User()
        #expect(makeApp(user).state == "auth [signIn]")
        user.signIn()
        #expect(makeApp(user).state == "main main")
    }

    @Test func `a result of the child shows the other branch, and releases the child whole`() {
        let app = makeApp(User())
        tap("forgotPassword", app)
        tap("sent", app)
        let signIn = Released(app.user.visibleViewController)
        tap("authenticated", app)
        #expect(app.state == "main main")
        #expect(app.user.visibleViewController is MainViewController)
        #expect(signIn.isReleased)
        #expect(app.complaints == [])
    }

    @Test func `the side effect comes before the switch`() {
        let user = User()
        user.signIn()
        let app = makeApp(user)
        tap("signOut", app)
        #expect(!user.signedIn)
        #expect(app.state == "auth [signIn]")
        #expect(app.complaints == [])
    }

    @Test func `starting over replaces the visible child`() {
        let app = makeApp(User())
        let signIn = Released(app.user.visibleViewController)
        tap("forgotPassword", app)
        tap("startOver", app)
        #expect(app.state == "auth [signIn]")
        #expect(signIn.isReleased)
        #expect(app.complaints == [])
    }

    @Test func `data reaches a screen of the storyboard`() {
        let app = makeApp(User())
        tap("forgotPassword", app)
        #expect((app.user.visibleViewController as? PasswordViewController)?.email == "me@example.com")
        #expect(app.user.visibleViewController?.title == "Forgotten password")
    }
}
