/// A delegate that is notified of every shown screen, regardless of the cause.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a screen is shown. A canceled swipe back also calls this, without a `didShow`.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a screen is shown, when `viewControllers` is final.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Optional in UIKit. The default does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Optional in UIKit. The default does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
