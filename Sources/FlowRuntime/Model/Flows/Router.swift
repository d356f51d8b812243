/// What every router has: the one instance of a screen that it serves.
@MainActor
open class ScreenRouter {
    /// The screen's place. The place keeps the router, not the other way round.
    private(set) weak var slot: Slot?

    init(slot: Slot) {
        self.slot = slot
        slot.router = self
    }
}

/// Hands one instance of a screen its transitions. The generated routers, which conform to the
/// routing protocols, are subclasses.
///
/// A router refers to its coordinator weakly, so there is no cycle, whether the screen holds the
/// router weakly (as a delegate) or strongly.
@MainActor
open class Router<Owner: Coordinator>: ScreenRouter {
    private weak var coordinator: Owner?

    /// Makes the router of the screen at `slot`.
    ///
    /// - Parameters:
    ///   - coordinator: the coordinator of the screen's flow, which isn't kept.
    ///   - slot: the screen's place, which keeps the router.
    public init(_ coordinator: Owner, _ slot: Slot) {
        self.coordinator = coordinator
        super.init(slot: slot)
    }

    /// Takes a transition: all its steps are one change.
    ///
    /// Nothing but ``NavigationEvent/ignored(transition:screen:)`` happens unless this very screen
    /// is on top of the active layer, so a double tap, a late callback or a copy of the screen
    /// lower on the stack navigates nowhere. While a transition runs that flowgen didn't begin,
    /// such as the user's gesture, or another call is being taken, this one waits for its end.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for reports.
    ///   - steps: takes the steps, with the coordinator and the change.
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
                    // The slot keeps the router.
                    guard let self else { return navigator.perform(transition, from: { nil }, steps: { _ in }) }
                    perform(transition, on: navigator, steps)
                }
            })
    }
}
