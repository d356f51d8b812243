extension HeadlessUser {
    /// Swipes the top layer down, or taps beside it if it is a popover or an action sheet, which
    /// then counts as its cancel action.
    @discardableResult
    public func swipeDown() -> Bool {
        if let cancel = cancelOfActionSheet { return choose(cancel) }
        return beginSwipeDown() && finishSwipeDown()
    }

    /// Taps beside the top layer. That ends a popover and an action sheet, which takes it for its
    /// cancel action; nothing else goes.
    ///
    /// An action sheet without that action stays on a phone; on a pad it is a popover.
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

    /// Puts the finger down and drags the top layer. False if it doesn't come along; its delegate
    /// hears of the attempt then.
    @discardableResult
    public func beginSwipeDown() -> Bool {
        act { window.layers.last?.presented.beginSwipeDown() ?? false }
    }

    /// Lets go so that the layer is dismissed.
    @discardableResult
    public func finishSwipeDown() -> Bool {
        letGo(of: .swipeDown, cancelled: false)
    }

    /// Lets go so that the layer stays.
    @discardableResult
    public func cancelSwipeDown() -> Bool {
        letGo(of: .swipeDown, cancelled: true)
    }

    /// Chooses in the alert in front. The action's handler runs when the alert is gone.
    ///
    /// - Parameter title: the button's text.
    /// - Returns: whether it was done: there must be such a button, and it must be enabled.
    @discardableResult
    public func tapAlert(_ title: String) -> Bool {
        guard let action = alert?.visibleActions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
        return choose(action)
    }

    /// Chooses in the alert in front by the place of the button, among those that the person sees,
    /// in the order in which they were added.
    ///
    /// - Parameter index: the place of the button, from 0.
    /// - Returns: whether it was done: there must be such a button, and it must be enabled.
    @discardableResult
    public func tapAlert(at index: Int) -> Bool {
        guard let actions = alert?.visibleActions, actions.indices.contains(index), actions[index].isEnabled else { return false }
        return choose(actions[index])
    }
}

extension UIViewController {
    /// Whether the layer is a popover that points at something, and no sheet: a phone has no room
    /// for one.
    fileprivate var isShownAsPopover: Bool {
        modalPresentationStyle == .popover && UIDevice.current.userInterfaceIdiom == .pad
    }
}
