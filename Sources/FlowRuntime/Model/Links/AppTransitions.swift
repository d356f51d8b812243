extension Coordinator {
    /// Performs a transition of the app, whatever is on top, as one change. While UIKit runs
    /// another transition, or another call is in progress, it waits. Before the start nothing
    /// happens.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for reports.
    ///   - owner: the class of this coordinator, the root's.
    ///   - condition: must hold when the transition's turn comes; otherwise nothing happens but
    ///     ``NavigationEvent/ignored(transition:screen:)``.
    ///   - steps: takes the steps, with the coordinator and the change.
    /// - Returns: the coordinator itself, for the next call.
    @discardableResult
    public final func fromAnywhere<Owner: Coordinator>(
        _ transition: String = #function, as owner: Owner.Type, where condition: LinkCondition,
        _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void
    ) -> Self {
        guard let navigator else { return self }
        let top = { @MainActor [weak navigator] () -> Slot? in
            guard let navigator, !condition.isRefused(SceneState(of: navigator)) else { return nil }
            return navigator.topSlot
        }
        navigator.perform(transition, from: top, anywhere: true) { [weak self] draft in
            guard let owner = self as? Owner else { return }
            steps(owner, Change(draft, owner: owner))
        }
        return self
    }

    /// Performs a transition of the app that needs no condition.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for reports.
    ///   - owner: the class of this coordinator, the root's.
    ///   - steps: takes the steps, with the coordinator and the change.
    /// - Returns: the coordinator itself, for the next call.
    @discardableResult
    public final func fromAnywhere<Owner: Coordinator>(
        _ transition: String = #function, as owner: Owner.Type, _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void
    ) -> Self {
        fromAnywhere(transition, as: owner, where: .none, steps)
    }
}
