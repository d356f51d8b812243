#if os(iOS) || os(Linux)
    import UIKit

    extension UIViewController: ScreenDisplay {}

    extension FlowContent {
        /// The container's view controller, if it has been made.
        var viewController: UIViewController? {
            switch self {
            case .stack(let stack): stack.host.navigationController
            case .tabs(let bar): bar.host.container
            case .child(let children): children.host.controller
            case .single(let slot), .screen(let slot): slot.viewController
            case .action(let place): place.viewController
            }
        }

        /// Makes the visible part of the content and returns its container. Doesn't make hidden
        /// tabs.
        @discardableResult
        func load() -> UIViewController {
            switch self {
            case .stack(let stack): stack.host.load()
            case .tabs(let bar): bar.host.load()
            case .child(let children): children.host.load()
            case .single(let slot), .screen(let slot): slot.load()
            case .action(let place): place.viewController
            }
        }
    }

    extension Slot {
        /// The view controller, if it has been made.
        var viewController: UIViewController? { display as? UIViewController }

        /// Returns the view controller, and makes it if necessary.
        @discardableResult
        func load() -> UIViewController {
            if let viewController { return viewController }
            let viewController = makeDisplay() as? UIViewController ?? UIViewController()
            attributes.apply(to: viewController)
            display = viewController
            return viewController
        }
    }

    extension EmptyPlace {
        /// An empty controller for a tab that performs an action: UIKit needs it for the item.
        var viewController: UIViewController {
            if let controller = shownBy as? UIViewController { return controller }
            let controller = UIViewController()
            shownBy = controller
            return controller
        }
    }
#endif
