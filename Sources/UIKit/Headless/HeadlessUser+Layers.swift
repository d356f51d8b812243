extension HeadlessUser {
    /// Swipes the top layer down, or taps beside it if it is a popover or an action sheet, which then counts as its cancel action.
    @discardableResult
    public func swipeDown() -> Bool {
        if let alert, alert.preferredStyle == .actionSheet, let cancel = alert.actions.first(where: { $0.style == .cancel }) {
            return act {
                alert.choose(cancel)
                return true
            }
        }
        return beginSwipeDown() && finishSwipeDown()
    }

    /// Puts the finger down and drags the top layer. False if it doesn't come along; its delegate hears of the attempt then.
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
    @discardableResult
    public func tapAlert(_ title: String) -> Bool {
        act {
            guard let alert, let action = alert.visibleActions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
            alert.choose(action)
            return true
        }
    }
}
