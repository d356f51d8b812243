#if os(iOS) || os(Linux)
    import UIKit

    extension UIView: PopoverSource {}
    extension UIBarButtonItem: PopoverSource {}

    extension Presentation {
        /// Applies the presentation to a controller. Unspecified values remain as the app set them.
        ///
        /// - Parameters:
        ///   - controller: the controller to present.
        ///   - presenter: the presenting controller. Its own width can be compact in a wide window,
        ///     as in a form sheet or a column, so the window's width decides.
        @MainActor
        func apply(to controller: UIViewController, over presenter: UIViewController?) {
            let environment = presenter?.viewIfLoaded?.window?.traitCollection ?? presenter?.traitCollection
            let traits = traits(in: environment)
            if let style = (adaptable ?? traits).style.modalStyle { controller.modalPresentationStyle = style }
            if let transition = traits.transition { controller.modalTransitionStyle = transition.modalStyle }
            if !compact.isDismissible, !regular.isDismissible { controller.isModalInPresentation = true }
            setSizes(of: controller, in: environment)
        }

        /// Sets the heights, the grabber and the size. They follow the width, as the style does.
        @MainActor
        func setSizes(of controller: UIViewController, in environment: UITraitCollection?) {
            let traits = traits(in: environment)
            if let size = traits.size { controller.preferredContentSize = CGSize(width: size.width, height: size.height) }
            let hasDetents = !compact.detents.isEmpty || !regular.detents.isEmpty
            let hasGrabber = compact.hasGrabber || regular.hasGrabber
            guard hasDetents || hasGrabber else { return }
            let popover = controller.popoverPresentationController
            guard let sheet = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController else { return }
            if hasDetents { sheet.detents = traits.detents.isEmpty ? [.large()] : traits.detents.map(\.height) }
            if hasGrabber { sheet.prefersGrabberVisible = traits.hasGrabber }
        }

        /// The traits in an environment, compact if that is unknown.
        @MainActor
        func traits(in environment: UITraitCollection?) -> Traits { environment?.horizontalSizeClass == .regular ? regular : compact }

        /// The traits whose style UIKit adapts at the other width; `nil` if the style stays. UIKit
        /// adapts only sheets and popovers.
        var adaptable: Traits? {
            compact.style == regular.style ? nil : [regular, compact].first { $0.style.isSheet }
        }

        /// UIKit's answer to the style in an environment; `nil` if the style stays.
        ///
        /// Apple documents three styles as answers besides `none`. In compact width, a form sheet
        /// looks like a page sheet.
        @MainActor
        func adaptedStyle(in environment: UITraitCollection) -> UIModalPresentationStyle? {
            guard let adaptable else { return nil }
            let style = traits(in: environment).style
            if style == adaptable.style { return UIModalPresentationStyle.none }
            return style.isSheet ? .formSheet : style.modalStyle
        }
    }

    /// Anchors a popover at a view or a bar button item, or at the center of the presenter's view
    /// if the source isn't on screen or is `nil`.
    ///
    /// UIKit throws an exception for a popover without a source if the window's width is regular:
    /// on an iPad, on a large iPhone in landscape, or later, when a sheet becomes a popover.
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
        /// True if the app has set a source that is on screen.
        fileprivate func hasSource(on presenter: UIViewController?) -> Bool {
            if sourceView?.window != nil { return true }
            if let item = barButtonItem, presenter?.shows(item) == true { return true }
            guard #available(iOS 16.0, *), let item = sourceItem else { return false }
            if let item = item as? UIBarButtonItem { return presenter?.shows(item) == true }
            guard let view = item as? UIView else { return true }
            return view.window != nil
        }
    }

    /// Separates a controller that UIKit hasn't presented from its presentation controller: the two
    /// would retain each other. UIKit replaces the presentation controller when the style changes.
    @MainActor
    func forgetPresentation(of controller: UIViewController) {
        let style = controller.modalPresentationStyle
        controller.modalPresentationStyle = style == .custom ? .fullScreen : .custom
        controller.modalPresentationStyle = style
    }

    extension UIViewController {
        /// True if a bar of this controller or its children contains a bar button item. UIKit
        /// doesn't report whether an item is on screen.
        fileprivate func shows(_ item: UIBarButtonItem) -> Bool {
            let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? []) + (toolbarItems ?? [])
            return items.contains { $0 === item } || children.contains { $0.shows(item) }
        }
    }

    extension Presentation.Detent {
        /// UIKit's detent. The identifier of a custom detent is its description, as
        /// `height(320.0)`.
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

        /// The height in points if the sheet can have up to `maximum`; `nil` for the system's
        /// detents.
        func points(upTo maximum: Double) -> Double? {
            switch self {
            case .medium, .large: nil
            case .height(let height): height
            case .fraction(let fraction): fraction * maximum
            }
        }
    }

    extension Presentation.Style {
        /// True for a style that users can swipe away or tap outside of.
        fileprivate var isSheet: Bool {
            switch self {
            case .automatic, .pageSheet, .formSheet, .popover: true
            case .fullScreen, .overFullScreen, .overCurrentContext, .custom: false
            }
        }

        /// UIKit's style; `nil` to leave the controller's style unchanged.
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
