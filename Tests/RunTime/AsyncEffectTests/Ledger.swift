import FlowTesting
import UIKit

/// The calls of an app's effects, and their pending answers.
@MainActor final class Ledger {
    /// A call of an effect.
    @MainActor final class Call {
        let effect: String
        private(set) weak var screen: UIViewController?
        fileprivate var continuation: CheckedContinuation<String?, Never>?
        fileprivate(set) var wasCancelled = false
        fileprivate(set) var hasEnded = false

        init(_ effect: String, _ screen: UIViewController?) {
            self.effect = effect
            self.screen = screen
        }
    }

    private(set) var calls: [Call] = []
    /// Answers a question that wasn't asked in a task.
    private(set) var answer: (@MainActor (String) -> Void)?
    /// True if tasks continue after their cancellation.
    var ignoresCancellation = false

    var effects: [String] { calls.map(\.effect) }
    var last: Call? { calls.last }

    var answers: Answers {
        Answers(
            holds: { _ in true },
            perform: { [self] in calls.append(Call($0, $1)) },
            ask: { [self] effect, screen, answer in
                calls.append(Call(effect, screen))
                self.answer = answer
            },
            answer: { [self] in await wait($0, $1) },
            work: { [self] in _ = await wait($0, $1) })
    }

    private func wait(_ effect: String, _ screen: UIViewController?) async -> String? {
        let call = Call(effect, screen)
        calls.append(call)
        let ignoresCancellation = ignoresCancellation
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { call.continuation = $0 }
        } onCancel: {
            Task { @MainActor [weak self] in
                call.wasCancelled = true
                if !ignoresCancellation { self?.answer(call, nil) }
            }
        }
        call.hasEnded = true
        return answer
    }

    /// Ends a call of an effect, with an answer if it has one.
    func answer(_ call: Call?, _ answer: String?) {
        call?.continuation?.resume(returning: answer)
        call?.continuation = nil
    }
}

extension HeadlessApp {
    var screen: ButtonScreen? { user.visibleViewController as? ButtonScreen }

    /// Taps buttons one after another. Returns false if one doesn't exist.
    func tap(_ buttons: String...) async -> Bool {
        for button in buttons {
            guard screen?.tap(button) == true else { return false }
            await HeadlessUIKit.finishTasks()
        }
        return true
    }
}

/// Runs a test with a new app.
@MainActor func withApp(_ test: (HeadlessApp<MainCoordinator>, Ledger) async throws -> Void) async rethrows {
    try await HeadlessUIKit.withOwnState {
        let ledger = Ledger()
        let bank = Bank(answers: ledger.answers)
        let screens = PaymentsScreens(answers: ledger.answers)
        try await test(HeadlessApp(MainCoordinator(screens: screens, effects: bank, guards: bank)), ledger)
    }
}
