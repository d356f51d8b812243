import UIKit

/// The views of one hosting controller, and all views that they push and present.
@MainActor final class Graph {
    private var due: [Node] = []
    private var isScheduled = false
    /// The values that `SceneStorage` saves.
    var sceneStorage: [String: Any] = [:]
    var phase = ScenePhase.active
    /// The closures to call after the current update.
    private var afterUpdate: [@MainActor () -> Void] = []
    private var isUpdating = false

    /// Evaluates a node at the end of the run-loop turn, in the change's transaction.
    func update(_ node: Node) {
        due.append(node)
        transaction = Transaction.current
        schedule()
    }

    /// The transaction of the most recent change. The next update runs in it.
    private(set) var transaction = Transaction()

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        HeadlessUIKit.inLayoutPass { [weak self] in self?.updateNow() }
    }

    /// Runs work after the current update, or immediately if no update is running.
    func afterUpdate(_ work: @escaping @MainActor () -> Void) {
        guard isUpdating else { return work() }
        afterUpdate.append(work)
    }

    private func updateNow() {
        isScheduled = false
        perform(in: transaction) {
            while let node = next() { if node.isDue { node.evaluate() } }
        }
    }

    /// Removes and returns the outermost node to evaluate.
    private func next() -> Node? {
        guard let index = due.indices.min(by: { due[$0].depth < due[$1].depth }) else { return nil }
        return due.remove(at: index)
    }

    /// Performs an update, then runs the work that waits for its end.
    func perform(in transaction: Transaction, _ body: () -> Void) {
        let isPartOfAnother = isUpdating
        isUpdating = true
        withTransaction(transaction, body)
        isUpdating = isPartOfAnother
        guard !isUpdating else { return }
        let work = afterUpdate
        afterUpdate = []
        withTransaction(transaction) { for work in work { work() } }
    }
}
