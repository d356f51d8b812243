extension HeadlessUser {
    /// Gives the app a narrow or a wide part of the screen, as turning the device and multitasking
    /// do: split views collapse or expand.
    ///
    /// - Parameter isNarrow: whether there is room for one column only.
    /// - Returns: whether it was done: nothing may be in flight.
    @discardableResult
    public func resize(isNarrow: Bool) -> Bool {
        act {
            HeadlessUIKit.isNarrow = isNarrow
            window.adaptSplitViews()
            return true
        }
    }
}
