import ExampleTesting
import FlowTesting
import Foundation
import Testing

@testable import Bank

@MainActor @Suite struct BankWalkTests {
    @Test func `the coordinators and the abstract machine agree on 10,000 random actions`() async throws {
        try await performRandomActions(navigationWalk())
    }
}

/// A walk through the app, for the generated tests too.
@MainActor
func navigationWalk() throws -> RandomWalk {
    try walk("Bank") { app in
        let session = WalkingSession(app: app)
        return AppCoordinator(screens: ScreenFactory { app.perform("fill") }, effects: session, guards: session)
    }
}

/// A session whose guards and effects are controlled by the walk.
private final class WalkingSession: BankGuards, BankEffects {
    private let app: WalkApp

    init(app: WalkApp) {
        self.app = app
    }

    var outdated: Bool { app.holds("outdated") }
    var onboarded: Bool { app.holds("onboarded") }
    var signedIn: Bool { app.holds("signedIn") }
    var faceEnrolled: Bool { app.holds("faceEnrolled") }
    var usesLargeText: Bool { app.holds("usesLargeText") }

    func aboveLimit(amount: Amount) -> Bool { app.holds("aboveLimit") }

    func isOwnAccount(recipient: Recipient) -> Bool { app.holds("isOwnAccount") }

    func forgetCustomer() { app.perform("forgetCustomer") }

    func open(url: URL) { app.perform("open") }

    func call(number: String) { app.perform("call") }

    func withdrawPayment(payment: Payment) { app.perform("withdrawPayment") }

    func share(document: Document) { app.perform("share") }

    func checkFace(answer: @escaping @MainActor (CheckFaceAnswer) -> Void) {
        app.perform("checkFace") { answer($0 == "recognised" ? .recognised : .failed) }
    }

    func askForNotifications(answer: @escaping @MainActor (AskForNotificationsAnswer) -> Void) {
        app.perform("askForNotifications") { answer($0 == "allowed" ? .allowed : .denied) }
    }
}
