extension HeadlessUser {
    /// Swipes the top layer down. For a popover or an action sheet, taps outside it. An action
    /// sheet then runs its cancel action.
    @discardableResult
    public func swipeDown() -> Bool {
        if let cancel = cancelOfActionSheet { return choose(cancel) }
        return beginSwipeDown() && finishSwipeDown()
    }

    /// Taps outside the top layer. Dismisses a popover, or runs an action sheet's cancel action.
    /// Other layers aren't dismissed.
    ///
    /// An action sheet without a cancel action stays on a phone; on an iPad it is a popover.
    @discardableResult
    public func tapOutside() -> Bool {
        if let cancel = cancelOfActionSheet { return choose(cancel) }
        guard let top = window.layers.last?.presented, top.isShownAsPopover else { return false }
        return beginSwipeDown() && finishSwipeDown()
    }

    private var cancelOfActionSheet: UIAlertAction? {
        guard let alert, alert.preferredStyle == .actionSheet else { return nil }
        return alert.actions.first { $0.style == .cancel }
    }

    private func choose(_ action: UIAlertAction) -> Bool {
        act {
            alert?.choose(action)
            return true
        }
    }

    /// Begins to drag the top layer down. Returns false if the layer doesn't move. A layer that
    /// refuses dismissal notifies its delegate.
    @discardableResult
    public func beginSwipeDown() -> Bool {
        act { window.layers.last?.presented.beginSwipeDown() ?? false }
    }

    /// Releases the finger and dismisses the layer.
    @discardableResult
    public func finishSwipeDown() -> Bool {
        letGo(of: .swipeDown, cancelled: false)
    }

    /// Releases the finger and cancels the dismissal.
    @discardableResult
    public func cancelSwipeDown() -> Bool {
        letGo(of: .swipeDown, cancelled: true)
    }

    /// Taps a button of the alert in front. The action's handler runs after the alert is dismissed.
    ///
    /// - Parameter title: The title of the button.
    /// - Returns: True if the button exists and is enabled.
    @discardableResult
    public func tapAlert(_ title: String) -> Bool {
        guard let action = alert?.visibleActions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
        return choose(action)
    }

    /// Taps a button of the alert in front by its index among the visible buttons, in the order in
    /// which they were added.
    ///
    /// - Parameter index: The index of the button, from 0.
    /// - Returns: True if the button exists and is enabled.
    @discardableResult
    public func tapAlert(at index: Int) -> Bool {
        guard let actions = alert?.visibleActions, actions.indices.contains(index), actions[index].isEnabled else { return false }
        return choose(actions[index])
    }
}

extension UIViewController {
    /// True if the layer is shown as a popover, not as a sheet.
    fileprivate var isShownAsPopover: Bool {
        ownPresentationController?.shownStyle == .popover
    }
}
