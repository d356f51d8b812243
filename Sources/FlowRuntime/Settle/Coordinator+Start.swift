#if os(iOS) || os(Linux)
    import UIKit

    extension Coordinator {
        /// Starts the flow as the root of a window and returns its container.
        ///
        /// Keep the coordinator for as long as the window shows it: views don't keep their
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

        /// The container that shows the flow: the flow's own, or the navigation controller that it
        /// was pushed on. Nil before it is shown.
        public var rootViewController: UIViewController? {
            content?.viewController ?? pushedOn?.host.navigationController
        }
    }
#endif
