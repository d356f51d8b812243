extension UISplitViewController {
    /// Stacks or separates the columns, depending on the width of the window.
    func adapt() {
        guard HeadlessUIKit.isNarrow != isStacked else { return }
        if isStacked { expand() } else { collapse() }
    }

    /// Moves the later columns onto the primary column's stack, up to the delegate's top column.
    private func collapse() {
        let last = columns.last { stacks[$0] != nil } ?? .primary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
        isStacked = true
        for column in columns.dropFirst() { take(stacks[column]) }
        setStacked(upTo: top, animated: false, atOnce: true)
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func expand() {
        let stacked = stacks[.primary]?.viewControllers ?? []
        front = columns.last { column in stacked.contains { $0 === stacks[column] } } ?? .primary
        setStacked(upTo: .primary, animated: false, atOnce: true)
        isStacked = false
        for column in columns.dropFirst() { put(stacks[column]) }
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Shows a column above the columns before it.
    func showStacked(_ column: Column) {
        setStacked(upTo: column, animated: isOnScreen, atOnce: false)
    }

    /// Sets the columns above the primary column's screens.
    private func setStacked(upTo top: Column, animated: Bool, atOnce: Bool) {
        guard let primary = stacks[.primary] else { return }
        let later = columns.dropFirst().filter { $0.rawValue <= top.rawValue }.compactMap { stacks[$0] }
        let own = primary.viewControllers.filter { ($0 as? UINavigationController)?.isColumn != true }
        let new = own + later
        guard !new.elementsEqual(primary.viewControllers, by: ===) else { return }
        primary.skipsLayoutPass = atOnce
        primary.setViewControllers(new, animated: animated)
        primary.skipsLayoutPass = false
    }

    /// Adds a column and, if the split view is on screen, shows it.
    func put(_ stack: UINavigationController?) {
        guard let stack, stack.parent !== self else { return }
        addChild(stack)
        if isViewLoaded { viewForInstalling.install(stack.viewForInstalling) }
        if appearance.isOnScreen, !stack.appearance.isOnScreen {
            stack.beginAppearanceTransition(true, animated: false)
            if appearance == .appeared { stack.endAppearanceTransition() }
        }
        stack.didMove(toParent: self)
    }

    /// Removes a column.
    func take(_ stack: UINavigationController?) {
        guard let stack, stack.parent === self else { return }
        stack.willMove(toParent: nil)
        if stack.appearance.isOnScreen { stack.beginAppearanceTransition(false, animated: false) }
        stack.viewIfLoaded?.uninstall()
        stack.endAppearanceTransition()
        stack.removeFromParent()
    }
}

extension UIWindow {
    /// Adapts all split views and presented layers to a new width, including covered ones, and lays
    /// out the views. A view that isn't in the window is laid out when it appears.
    func adapt() {
        for base in [rootViewController].compactMap({ $0 }) + layers.map(\.presented) { adapt(base) }
        for layer in layers { layer.presented.adaptPresentation() }
        layoutIfNeeded()
    }

    private func adapt(_ controller: UIViewController) {
        (controller as? UISplitViewController)?.adapt()
        controller.viewIfLoaded?.setNeedsLayout()
        for child in controller.children { adapt(child) }
    }
}
