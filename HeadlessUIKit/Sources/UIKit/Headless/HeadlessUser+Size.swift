extension HeadlessUser {
    /// Resizes the window at any time, as rotation, multitasking and folding do. Traits change at
    /// once. Split views collapse or expand and presented layers adapt, during a transition as the
    /// current behavior says.
    ///
    /// - Parameter isNarrow: True if there is room for one column only.
    /// - Returns: True: the window can always be resized.
    @discardableResult
    public func resize(isNarrow: Bool) -> Bool {
        HeadlessUIKit.turnRunLoop()
        guard isNarrow != HeadlessUIKit.isNarrow else { return true }
        HeadlessUIKit.isNarrow = isNarrow
        if HeadlessUIKit.behavior.resizesAtOnce { HeadlessUIKit.endTransitions(in: window) }
        HeadlessUIKit.atRest(window, perform: window.adapt)
        if finishesTransitions { finishTransitions() }
        return true
    }
}
