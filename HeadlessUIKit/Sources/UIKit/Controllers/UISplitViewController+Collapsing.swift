extension UISplitViewController {
    /// Stacks the columns or puts them side by side, as the window's width asks for.
    func adapt() {
        guard HeadlessUIKit.isNarrow != isStacked else { return }
        if isStacked { expand() } else { collapse() }
    }

    /// The later columns go onto the stack of the primary, up to the one that the delegate wants on
    /// top.
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

    /// Shows a column above those before it.
    func showStacked(_ column: Column) {
        setStacked(upTo: column, animated: isOnScreen, atOnce: false)
    }

    /// Sets the columns that stand above the primary's own screens.
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

    /// Takes a column in, and shows it where the split view shows.
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

    /// Takes a column out.
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
    /// Lets all split views adapt to another width, those included that something covers.
    func adaptSplitViews() {
        for base in [rootViewController].compactMap({ $0 }) + layers.map(\.presented) { adaptSplitViews(in: base) }
    }

    private func adaptSplitViews(in controller: UIViewController) {
        (controller as? UISplitViewController)?.adapt()
        for child in controller.children { adaptSplitViews(in: child) }
    }
}
