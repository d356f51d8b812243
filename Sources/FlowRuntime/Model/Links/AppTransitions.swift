extension Coordinator {
    /// Performs a global transition as one change, from any state. Waits while UIKit runs another
    /// transition or another call is in progress. Does nothing before navigation has started.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for reports.
    ///   - owner: the class of this coordinator, which is the root coordinator.
    ///   - condition: checked when the transition's turn comes. If it refuses, the call only
    ///     reports ``NavigationEvent/ignored(transition:screen:)``.
    ///   - steps: performs the steps, given the coordinator and the change.
    /// - Returns: the coordinator itself, for chaining.
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

    /// Performs a global transition without a condition.
    ///
    /// - Parameters:
    ///   - transition: the transition's name, for reports.
    ///   - owner: the class of this coordinator, which is the root coordinator.
    ///   - steps: performs the steps, given the coordinator and the change.
    /// - Returns: the coordinator itself, for chaining.
    @discardableResult
    public final func fromAnywhere<Owner: Coordinator>(
        _ transition: String = #function, as owner: Owner.Type, _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void
    ) -> Self {
        fromAnywhere(transition, as: owner, where: .none, steps)
    }
}
