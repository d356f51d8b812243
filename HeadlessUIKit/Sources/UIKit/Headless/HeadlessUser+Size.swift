extension HeadlessUser {
    /// Resizes the window, as rotation and multitasking do. Split views collapse or expand.
    ///
    /// - Parameter isNarrow: True if there is room for one column only.
    /// - Returns: True if the window was resized. Fails if a transition is in flight.
    @discardableResult
    public func resize(isNarrow: Bool) -> Bool {
        act {
            HeadlessUIKit.isNarrow = isNarrow
            window.adaptSplitViews()
            return true
        }
    }
}
