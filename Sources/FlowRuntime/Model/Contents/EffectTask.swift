/// Cancels an effect's task when released, together with the screen that retains it.
@MainActor
final class EffectTask {
    private let task: _Concurrency.Task<Void, Never>
    private weak var work: EffectWork?

    init(_ task: _Concurrency.Task<Void, Never>, doing work: EffectWork) {
        self.task = task
        self.work = work
    }

    deinit { task.cancel() }

    var hasEnded: Bool { work == nil }
}

/// The work of an effect's task. Only the task retains it, so it is released when the task ends.
@MainActor
final class EffectWork {
    let run: @MainActor () async -> Void

    init(run: @escaping @MainActor () async -> Void) {
        self.run = run
    }
}
