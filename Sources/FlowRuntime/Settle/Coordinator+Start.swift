#if os(iOS) || os(Linux)
    import UIKit

    extension Coordinator {
        /// Starts the flow as the root of a window and returns its container.
        ///
        /// Retain the coordinator as long as the window shows the flow: views don't retain their
        /// coordinators. Further calls return the same controller.
        @discardableResult
        public func start() -> UIViewController {
            if navigator != nil, let content { return content.load() }
            let settling = Settling()
            let navigator = Navigator(root: self, interface: settling)
            settling.navigator = navigator
            let content = begin(navigator)
            return navigator.change { content.load() }
        }

        /// The flow's container, or the navigation controller that it was pushed on; `nil` before
        /// the flow is shown.
        public var rootViewController: UIViewController? {
            content?.viewController ?? pushedOn?.host.navigationController
        }
    }
#endif
