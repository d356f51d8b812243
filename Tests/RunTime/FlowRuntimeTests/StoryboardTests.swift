import Foundation
import Testing
import UIKit

@testable import FlowRuntime

@MainActor @Suite struct StoryboardTests {
    @Test func `a screen is made from a storyboard with what the app gives it`() throws {
        HeadlessUIKit.reset()
        let document = try Document("<viewController storyboardIdentifier='signIn' customClass='SignInViewController'/>")
        let controller = screenFromStoryboard("Auth", id: "signIn", bundle: document.bundle) {
            SignInViewController(coder: $0, email: "a@b.c")
        }
        #expect((controller as? SignInViewController)?.email == "a@b.c")
        #expect(HeadlessUIKit.exceptions == [])
    }

    @Test func `a screen with effects keeps its type`() throws {
        HeadlessUIKit.reset()
        let document = try Document("<viewController storyboardIdentifier='signIn' customClass='SignInViewController'/>")
        let screen: any UIViewController & SignInEffects = screenFromStoryboard(
            "Auth", id: "signIn", bundle: document.bundle, as: SignInViewController.self
        ) { SignInViewController(coder: $0, email: "a@b.c") }
        screen.clear()
        #expect((screen as? SignInViewController)?.email == "")
        #expect(HeadlessUIKit.exceptions == [])
    }

    @Test func `another class in the storyboard is UIKit's exception, and the screen is the one that was made`() throws {
        HeadlessUIKit.reset()
        let document = try Document("<viewController storyboardIdentifier='signIn' customClass='LogInViewController'/>")
        let controller = screenFromStoryboard("Auth", id: "signIn", bundle: document.bundle) {
            SignInViewController(coder: $0, email: "a@b.c")
        }
        #expect(controller is SignInViewController)
        #expect(
            HeadlessUIKit.exceptions.map(\.reason) == [
                "Custom instantiated <SignInViewController> must be kind of class LogInViewController"
            ]
        )
    }

    @Test func `an unknown identifier is UIKit's exception alone`() throws {
        HeadlessUIKit.reset()
        let document = try Document("<viewController storyboardIdentifier='signUp'/>")
        _ = screenFromStoryboard("Auth", id: "signIn", bundle: document.bundle) { SignInViewController(coder: $0, email: "") }
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSInvalidArgumentException"])
    }

    @Test func `the message says what was found, what the spec names and what to do`() {
        #expect(
            refusal(of: SignInViewController.self, storyboard: "Auth", id: "signIn", found: UIViewController.self)
                == "The initializer of SignInViewController returned nil for the scene \"signIn\" of the storyboard \"Auth\", so UIKit made a "
                + "UIViewController, the class that the scene has. The spec names SignInViewController: set it as the scene's Custom Class, "
                + "or check why the initializer returns nil."
        )
    }

    #if DEBUG
        @Test func `a class that refuses stops a debug build`() async {
            await #expect(processExitsWith: .failure) {
                try await MainActor.run {
                    let document = try Document("<viewController storyboardIdentifier='signIn' customClass='SignInViewController'/>")
                    _ = screenFromStoryboard("Auth", id: "signIn", bundle: document.bundle) { _ in
                        // The process ends before the document is released.
                        document.remove()
                        return SignInViewController?.none
                    }
                }
            }
        }
    #endif
}

@MainActor private protocol SignInEffects: AnyObject {
    func clear()
}

private final class SignInViewController: UIViewController, SignInEffects {
    private(set) var email: String

    init?(coder: NSCoder, email: String) {
        self.email = email
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        email = ""
        super.init(coder: coder)
    }

    func clear() {
        email = ""
    }
}

/// A bundle with the storyboard Auth, which has one scene.
private final class Document {
    let bundle: Bundle?
    private let folder: URL

    init(_ controller: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Document-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "<document><scenes><scene><objects>\(controller)</objects></scene></scenes></document>"
            .write(to: folder.appendingPathComponent("Auth.storyboard"), atomically: true, encoding: .utf8)
        bundle = Bundle(url: folder)
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    deinit { remove() }
}
