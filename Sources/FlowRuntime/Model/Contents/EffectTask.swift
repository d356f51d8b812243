/// Cancels the task of an effect when it goes, with the screen that keeps it.
@MainActor
final class EffectTask {
    private let task: _Concurrency.Task<Void, Never>
    private weak var work: EffectWork?

    init(_ task: _Concurrency.Task<Void, Never>, doing work: EffectWork) {
        self.task = task
        self.work = work
    }

    deinit { task.cancel() }

    /// Whether the task has come to its end.
    var hasEnded: Bool { work == nil }
}

/// What a task of an effect does. The task alone keeps it, until its end.
@MainActor
final class EffectWork {
    let run: @MainActor () async -> Void

    init(run: @escaping @MainActor () async -> Void) {
        self.run = run
    }
}
