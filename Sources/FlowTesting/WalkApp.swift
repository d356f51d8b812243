import FlowGraph
import FlowRuntime

/// The app's answers on a walk. The guards and effects of the test forward all calls to it.
///
/// ```swift
/// final class WalkGuards: ShopGuards {
///     let app: WalkApp
///     var signedIn: Bool { app.holds("signedIn") }
/// }
/// final class WalkEffects: ShopEffects {
///     let app: WalkApp
///     func forgetUser() { app.perform("forgetUser") }
///     func authenticateOwner(answer: @escaping @MainActor (AuthenticateOwnerAnswer) -> Void) {
///         app.perform("authenticateOwner") { answer($0 == "ok" ? .ok : .failed) }
///     }
///     func pay() async -> PayAnswer { await app.answer(to: "pay") == "paid" ? .paid : .refused }
/// }
/// ```
@MainActor
public final class WalkApp {
    private var luck: Luck
    weak var root: Coordinator?
    /// The results of effects, by the effects' names. An effect that isn't listed gets no answer.
    private var answers: [String: String?] = [:]
    /// The performed effects, in order.
    private(set) var performed: [String] = []
    /// The answers that are passed to effects when the app is at rest; `nil` for an answer passed
    /// immediately.
    private var given: [(effect: String, give: (@MainActor () -> Void)?)] = []
    /// Passes an answer to the effect that hasn't had one.
    private(set) var unanswered: (@MainActor (String) -> Void)?

    init(luck: Luck) {
        self.luck = luck
    }

    /// Returns true if a guard is true.
    ///
    /// - Parameter guardName: the guard's name in the spec.
    public func holds(_ guardName: String) -> Bool {
        luck.holds(guardName)
    }

    /// Records that an effect was performed. The walk answers an effect with results immediately,
    /// later or never.
    ///
    /// - Parameters:
    ///   - effect: the effect's name in the spec.
    ///   - answer: receives a result's name. `nil` for an effect without results.
    public func perform(_ effect: String, answer: (@MainActor (String) -> Void)? = nil) {
        performed.append(effect)
        guard let answer, let result = answers[effect] else { return }
        guard let result else {
            unanswered = answer
            return
        }
        if luck.answersAtOnce(effect) {
            given.append((effect, nil))
            answer(result)
        } else {
            given.append((effect, { answer(result) }))
        }
    }

    /// Records that an async effect with results was performed, and waits for the answer.
    ///
    /// - Parameter effect: the effect's name in the spec.
    /// - Returns: the name of one of the effect's results, or `nil` if the task was canceled first.
    ///   The effect's result is then ignored.
    public func answer(to effect: String) async -> String? {
        let awaited = AwaitedAnswer()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                awaited.continuation = continuation
                perform(effect) { awaited.give($0) }
            }
        } onCancel: {
            Task { @MainActor in awaited.give(nil) }
        }
    }

    /// Sets the choices of guards and effects for a new action.
    func begin(_ luck: Luck, answers: [String: String?]) {
        self.luck = luck
        self.answers = answers
        performed = []
        given = []
    }

    /// Passes the answer to an effect, unless it was passed immediately. Returns false if the
    /// effect hasn't asked.
    func giveAnswer(of effect: String) -> Bool {
        guard let index = given.firstIndex(where: { $0.effect == effect }) else { return false }
        given.remove(at: index).give?()
        return true
    }

    func forgetQuestion() {
        unanswered = nil
    }
}

/// An answer that a task waits for.
@MainActor
private final class AwaitedAnswer {
    var continuation: CheckedContinuation<String?, Never>?

    /// Resumes the task with the answer, unless it was resumed before.
    func give(_ answer: String?) {
        continuation?.resume(returning: answer)
        continuation = nil
    }
}
