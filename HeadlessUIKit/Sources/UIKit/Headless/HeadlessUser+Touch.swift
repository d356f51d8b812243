extension HeadlessUser {
    /// Whether a view is to be seen: in the layer in front, and not hidden with whatever it is in.
    /// What lies over it doesn't count.
    ///
    /// - Parameter view: the view.
    public func sees(_ view: UIView) -> Bool {
        guard view.window === window, let front = visiblePath.first?.viewIfLoaded, view.isDescendant(of: front) else { return false }
        return view.pathFromRoot.allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }

    /// Taps a control, or what a control holds and lets touches through. False if it isn't to be
    /// seen or is disabled.
    ///
    /// - Parameter view: the view under the finger.
    /// - Returns: whether a control was touched.
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
    /// The views around this one from the outermost, and the view itself.
    fileprivate var pathFromRoot: [UIView] {
        (superview?.pathFromRoot ?? []) + [self]
    }
}
