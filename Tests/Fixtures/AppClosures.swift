import FlowRuntime
import UIKit

// App code that passes its own closures on to FlowRuntime, as wrappers around flows do. In Swift 5 mode they aren't Sendable.

@MainActor func presentFlow<Flow: FinishingFlow>(
    _ flow: Flow, from host: UIViewController, finished: @escaping @MainActor (Flow.Result) -> Void,
    dismissed: @escaping @MainActor () -> Void
) {
    flow.present(from: host, finished: finished, dismissed: dismissed)
}

@MainActor func startFlow<Flow: FinishingFlow>(_ flow: Flow, finished: @escaping (Flow.Result) -> Void) -> UIViewController {
    flow.start(finished: finished)
}

@MainActor func embedFlow<Flow: FinishingFlow>(
    _ flow: Flow, in parent: UIViewController, finished: @escaping @MainActor (Flow.Result) -> Void,
    dismissed: @escaping @MainActor () -> Void
) {
    flow.embed(in: parent, finished: finished, dismissed: dismissed)
}

@MainActor func pushFlow<Flow: FinishingFlow & StackFlow>(
    _ flow: Flow, on controller: UINavigationController, finished: @escaping @MainActor (Flow.Result) -> Void,
    dismissed: @escaping @MainActor () -> Void
) {
    flow.push(on: controller, finished: finished, dismissed: dismissed)
}

@MainActor func presentFlow(_ flow: Coordinator, from host: UIViewController, dismissed: @escaping () -> Void) {
    flow.present(from: host, dismissed: dismissed)
}

@MainActor func startFlow(_ flow: Coordinator, dismissed: @escaping @MainActor () -> Void) -> UIViewController {
    flow.start(dismissed: dismissed)
}

@MainActor func embedFlow(_ flow: Coordinator, in parent: UIViewController, dismissed: @escaping @MainActor () -> Void) {
    flow.embed(in: parent, dismissed: dismissed)
}

@MainActor func pushFlow<Flow: StackFlow>(_ flow: Flow, on controller: UINavigationController, dismissed: @escaping @MainActor () -> Void) {
    flow.push(on: controller, dismissed: dismissed)
}

@MainActor func stopFlow(_ flow: Coordinator, completion: @escaping @MainActor () -> Void) {
    flow.stop(completion: completion)
}

@MainActor func watchFlow(_ flow: Coordinator, _ handler: @escaping @MainActor (NavigationEvent) -> Void) {
    flow.onEvent = handler
}
