#if os(iOS) || os(Linux)
    import UIKit

    extension UIView: PopoverSource {}
    extension UIBarButtonItem: PopoverSource {}

    extension Presentation {
        /// How something is presented on this device.
        @MainActor var traits: Traits {
            UIDevice.current.userInterfaceIdiom == .pad ? pad : phone
        }

        /// Sets how a controller is presented. What isn't said is left as the app set it.
        @MainActor
        func apply(to controller: UIViewController) {
            let traits = traits
            if let style = traits.style.modalStyle { controller.modalPresentationStyle = style }
            if let transition = traits.transition { controller.modalTransitionStyle = transition.modalStyle }
            if !traits.isDismissible { controller.isModalInPresentation = true }
            if let size = traits.size { controller.preferredContentSize = CGSize(width: size.width, height: size.height) }
            guard !traits.detents.isEmpty || traits.hasGrabber, let sheet = controller.sheetPresentationController else { return }
            if !traits.detents.isEmpty { sheet.detents = traits.detents.map(\.height) }
            if traits.hasGrabber { sheet.prefersGrabberVisible = true }
        }
    }

    /// Makes a popover come from a view or a bar button item. Where that isn't on screen, or where
    /// there is none, it comes from the middle of a view.
    ///
    /// UIKit throws an exception for a popover without a source, wherever the window is of regular
    /// width: on a pad, on a large phone held sideways, or later, when a sheet becomes a popover.
    @MainActor
    func anchor(_ popover: UIPopoverPresentationController, at source: (any PopoverSource)?, over presenter: UIViewController?) {
        switch source {
        case let source as UIView where source.window != nil:
            popover.sourceView = source
            popover.sourceRect = source.bounds
        case let source as UIBarButtonItem where presenter?.shows(source) == true:
            popover.barButtonItem = source
        default:
            guard !popover.hasSource(on: presenter), let view = presenter?.view else { return }
            popover.barButtonItem = nil
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
    }

    extension UIPopoverPresentationController {
        /// Whether the view controller has brought a source of its own, which is on screen.
        fileprivate func hasSource(on presenter: UIViewController?) -> Bool {
            if sourceView?.window != nil { return true }
            if let item = barButtonItem, presenter?.shows(item) == true { return true }
            guard #available(iOS 16.0, *), let item = sourceItem else { return false }
            if let item = item as? UIBarButtonItem { return presenter?.shows(item) == true }
            guard let view = item as? UIView else { return true }
            return view.window != nil
        }
    }

    /// Parts a controller that UIKit hasn't presented from the presentation controller that was
    /// asked for: the two would keep each other. Another style needs another one.
    @MainActor
    func forgetPresentation(of controller: UIViewController) {
        let style = controller.modalPresentationStyle
        controller.modalPresentationStyle = style == .custom ? .fullScreen : .custom
        controller.modalPresentationStyle = style
    }

    extension UIViewController {
        /// Whether a bar button item is in a bar of this controller, or of one in it. UIKit doesn't
        /// say whether an item is on screen.
        fileprivate func shows(_ item: UIBarButtonItem) -> Bool {
            let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? []) + (toolbarItems ?? [])
            return items.contains { $0 === item } || children.contains { $0.shows(item) }
        }
    }

    extension Presentation.Detent {
        /// UIKit's height. The others are called as they are written, such as `height(320.0)`.
        @MainActor fileprivate var height: UISheetPresentationController.Detent {
            switch self {
            case .medium: return .medium()
            case .large: return .large()
            case .height, .fraction:
                guard #available(iOS 16.0, *) else { return .medium() }
                return .custom(identifier: UISheetPresentationController.Detent.Identifier("\(self)")) { context in
                    points(upTo: Double(context.maximumDetentValue)).map { CGFloat($0) }
                }
            }
        }

        /// How high it is in points, where a sheet can be so high at most; nil of UIKit's own.
        func points(upTo maximum: Double) -> Double? {
            switch self {
            case .medium, .large: nil
            case .height(let height): height
            case .fraction(let fraction): fraction * maximum
            }
        }
    }

    extension Presentation.Style {
        /// UIKit's style; nil leaves it as it is.
        fileprivate var modalStyle: UIModalPresentationStyle? {
            switch self {
            case .automatic: nil
            case .pageSheet: .pageSheet
            case .formSheet: .formSheet
            case .fullScreen: .fullScreen
            case .overFullScreen: .overFullScreen
            case .overCurrentContext: .overCurrentContext
            case .popover: .popover
            case .custom: .custom
            }
        }
    }

    extension Presentation.Transition {
        fileprivate var modalStyle: UIModalTransitionStyle {
            switch self {
            case .coverVertical: .coverVertical
            case .crossDissolve: .crossDissolve
            case .flipHorizontal: .flipHorizontal
            case .partialCurl: .partialCurl
            }
        }
    }
#endif
