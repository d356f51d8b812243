/// The object that hears what a navigation controller shows, whoever caused it.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Just before a screen is shown. A swipe back that is cancelled calls this too, and `didShow`
    /// doesn't follow.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Just after a screen is shown: `viewControllers` is settled.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Optional in UIKit.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Optional in UIKit.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
