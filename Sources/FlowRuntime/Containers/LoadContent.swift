#if os(iOS) || os(Linux)
    import UIKit

    extension UIViewController: ScreenDisplay {}

    extension Content {
        /// The container's view controller, where it has been made.
        var viewController: UIViewController? {
            switch self {
            case .stack(let stack): stack.host.navigationController
            case .tabs(let bar): bar.host.container
            case .child(let children): children.host.controller
            case .single(let slot), .screen(let slot): slot.viewController
            case .action(let place): place.viewController
            }
        }

        /// Makes what is shown of the content and gives the container. Tabs that don't show stay
        /// unmade.
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
        /// The view controller, where it has been made.
        var viewController: UIViewController? { display as? UIViewController }

        /// The view controller, made now if it wasn't yet.
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
        /// The empty controller that UIKit needs for a tab's item.
        var viewController: UIViewController {
            if let controller = shownBy as? UIViewController { return controller }
            let controller = UIViewController()
            shownBy = controller
            return controller
        }
    }
#endif
