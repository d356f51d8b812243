import FlowGraph
import FlowRuntime

/// What the app behind the coordinators says on a walk: its guards and effects hand on to this what
/// they are asked and told.
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
    /// The root coordinator of the app.
    weak var root: Coordinator?
    /// What effects answer: their results by the effects' names. An effect that isn't here is told
    /// nothing.
    private var answers: [String: String?] = [:]
    /// The effects that were performed, in their order.
    private(set) var performed: [String] = []
    /// The answers that are given when everything has come to rest, with their effects; nil where
    /// the answer was given at once.
    private var given: [(effect: String, give: (@MainActor () -> Void)?)] = []
    /// Gives the answer that an effect hasn't had.
    private(set) var unanswered: (@MainActor (String) -> Void)?

    init(luck: Luck) {
        self.luck = luck
    }

    /// Whether a guard holds; by its name in the spec.
    ///
    /// - Parameter guardName: the guard's name in the spec.
    public func holds(_ guardName: String) -> Bool {
        luck.holds(guardName)
    }

    /// Is told of an effect, by its name in the spec. `answer` gives the app's answer, which is the
    /// name of one of the effect's results: at once, later or never.
    ///
    /// - Parameters:
    ///   - effect: the effect's name in the spec.
    ///   - answer: gives the app's answer; nil for an effect without results.
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

    /// Is told of an async effect with results, and waits for the app's answer.
    ///
    /// - Parameter effect: the effect's name in the spec.
    /// - Returns: the name of one of the effect's results; nil where the task was cancelled before
    ///   there was one, whose answer goes nowhere.
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

    /// Begins an action: from now on guards and effects say this.
    func begin(_ luck: Luck, answers: [String: String?]) {
        self.luck = luck
        self.answers = answers
        performed = []
        given = []
    }

    /// Gives the answer of an effect, unless it was given at once; false where the effect didn't
    /// ask.
    func giveAnswer(of effect: String) -> Bool {
        guard let index = given.firstIndex(where: { $0.effect == effect }) else { return false }
        given.remove(at: index).give?()
        return true
    }

    /// Forgets the question that nobody has answered.
    func forgetQuestion() {
        unanswered = nil
    }
}

/// An answer that a task waits for.
@MainActor
private final class AwaitedAnswer {
    var continuation: CheckedContinuation<String?, Never>?

    /// Gives the answer, unless there was one.
    func give(_ answer: String?) {
        continuation?.resume(returning: answer)
        continuation = nil
    }
}
