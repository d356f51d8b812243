extension HeadlessUser {
    /// True if a view is in the front layer, and neither it nor a view around it is hidden. Ignores
    /// views that overlap it.
    ///
    /// - Parameter view: The view.
    public func sees(_ view: UIView) -> Bool {
        guard view.window === window, let front = visiblePath.first?.viewIfLoaded, view.isDescendant(of: front) else { return false }
        return view.pathFromRoot.allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }

    /// Taps a control, or a view in a control that passes its touches on. Fails if the control is
    /// disabled or not visible.
    ///
    /// - Parameter view: The touched view.
    /// - Returns: True if a control was touched.
    @discardableResult
    public func tap(_ view: UIView) -> Bool {
        act {
            let touched = view.pathFromRoot.prefix(while: \.isUserInteractionEnabled).last
            guard sees(view), let control = touched as? UIControl, control.isEnabled else { return false }
            control.touch()
            return true
        }
    }
}

extension UIView {
    /// The views that contain this one, outermost first, and this view.
    fileprivate var pathFromRoot: [UIView] {
        (superview?.pathFromRoot ?? []) + [self]
    }
}
