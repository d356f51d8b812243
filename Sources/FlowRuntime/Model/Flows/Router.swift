/// The base class of routers. A router serves one instance of a screen.
@MainActor
open class ScreenRouter {
    /// The screen's slot, which retains the router.
    private(set) weak var slot: Slot?

    init(slot: Slot) {
        self.slot = slot
        slot.router = self
    }
}

/// A router of any flow. Generated extensions of routing protocols use it to perform transitions
/// that screens of several flows share.
@MainActor
public protocol FlowRouter: ScreenRouter {
    /// The coordinator of the flow.
    associatedtype Owner: Coordinator

    /// Performs a transition, as ``Router/navigate(_:_:)``.
    func navigate(_ transition: String, _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void)
}

/// Performs the transitions of one instance of a screen. Generated routers are subclasses that
/// conform to the routing protocols.
///
/// A router refers to its coordinator weakly. So a screen can hold its router weakly (as a
/// delegate) or strongly without a retain cycle.
@MainActor
open class Router<Owner: Coordinator>: ScreenRouter, FlowRouter {
    private weak var coordinator: Owner?

    /// Creates the router of the screen at `slot`.
    ///
    /// - Parameters:
    ///   - coordinator: the coordinator of the screen's flow. It isn't retained.
    ///   - slot: the screen's slot, which retains the router.
    public init(_ coordinator: Owner, _ slot: Slot) {
        self.coordinator = coordinator
        super.init(slot: slot)
    }

    /// Performs a transition, with all its steps as one change.
    ///
    /// Reports ``NavigationEvent/ignored(transition:screen:)`` and does nothing else unless this
    /// instance is on top of the active layer. So a double tap, a late callback, or another
    /// instance lower on the stack has no effect. The call waits while another call is in progress.
    /// It also waits for transitions that flowgen didn't start, such as the user's gesture.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for reports.
    ///   - steps: performs the steps, given the coordinator and the change.
    public func navigate(_ transition: String = #function, _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void) {
        guard slot != nil, let navigator = coordinator?.navigator else { return }
        perform(transition, on: navigator, steps)
    }

    private func perform(_ transition: String, on navigator: Navigator, _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void) {
        navigator.perform(
            transition, from: { slot },
            steps: { draft in
                guard let coordinator else { return }
                steps(coordinator, Change(draft, owner: coordinator))
            },
            later: {
                { [weak self, weak navigator] in
                    guard let navigator else { return }
                    // The slot retains the router, so the screen is gone.
                    guard let self else { return navigator.perform(transition, from: { nil }, steps: { _ in }) }
                    perform(transition, on: navigator, steps)
                }
            })
    }
}
