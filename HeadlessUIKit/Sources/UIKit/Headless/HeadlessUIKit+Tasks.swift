import Dispatch
import Foundation

extension HeadlessUIKit {
    /// The most jobs that each wait for the previous one in a test's tasks.
    private static let turnsOfTasks = 20

    /// Runs the tasks that can run, and finishes the transitions that they begin.
    ///
    /// Reliable only in ``withOwnState(_:)``: elsewhere, other threads run parts of the tasks, and
    /// a busy machine can stop them.
    public static func finishTasks() async {
        for _ in 0..<turnsOfTasks {
            await Task.yield()
            finishTransitions()
        }
    }

    /// Makes the tasks of tests with their own state run on the main queue, in the order in which
    /// they can continue.
    ///
    /// Swift's runtime resumes even tasks of the main actor on its own threads. These pass the
    /// tasks on to the main queue.
    static let runTasksOnMainQueue: Void = {
        typealias Enqueue = @convention(thin) (UnownedJob) -> Void
        typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return }
        symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
            // `Task.yield()` has a job outside any task.
            let isPartOfYield = isOnMainActor && withUnsafeCurrentTask { $0 == nil }
            if OwnState.current != nil || isPartOfYield {
                MainActor.shared.enqueue(job)
            } else {
                enqueue(job)
            }
        }
    }()

    private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True if the caller runs on the main actor, as `Thread.isMainThread` tells on a device. On
    /// Linux another thread can run the main queue's work.
    public nonisolated static var isOnMainActor: Bool {
        DispatchQueue.getSpecific(key: mainQueue) == true
    }
}
