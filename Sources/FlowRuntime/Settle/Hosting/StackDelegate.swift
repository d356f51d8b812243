#if os(iOS) || os(Linux)
    import UIKit

    /// The delegate of one of the app's navigation controllers while flows stand on it. It informs
    /// them of changes and forwards every call to the app's own delegate.
    final class StackDelegate: NSObject, UINavigationControllerDelegate {
        /// The app's own delegate.
        nonisolated(unsafe) private weak var original: (any UINavigationControllerDelegate)?
        private weak var controller: UINavigationController?
        private var hosts: [WeakHost] = []

        private struct WeakHost {
            weak var host: StackHost?
        }

        /// Informs a flow's host of what a navigation controller shows, until the host stops it.
        static func observe(_ controller: UINavigationController, for host: StackHost) {
            let current = controller.delegate as? StackDelegate
            let delegate = current ?? StackDelegate(of: controller)
            if !delegate.hosts.contains(where: { $0.host === host }) { delegate.hosts.append(WeakHost(host: host)) }
        }

        /// Stops informing a host. When the last one stops, the app's delegate is restored.
        static func stopObserving(_ controller: UINavigationController?, for host: StackHost) {
            guard let controller, let delegate = controller.delegate as? StackDelegate else { return }
            delegate.hosts.removeAll { $0.host == nil || $0.host === host }
            guard delegate.hosts.isEmpty else { return }
            controller.delegate = delegate.original
            stopKeeping(delegate, with: controller)
        }

        private init(of controller: UINavigationController) {
            original = controller.delegate
            self.controller = controller
            super.init()
            controller.delegate = self
            keepAlive(self, with: controller)
        }

        private var ownHosts: [StackHost] { hosts.compactMap(\.host) }

        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            #if canImport(ObjectiveC)
                original?.navigationController?(navigationController, willShow: viewController, animated: animated)
            #else
                original?.navigationController(navigationController, willShow: viewController, animated: animated)
            #endif
            for host in ownHosts { host.navigationController(navigationController, willShow: viewController, animated: animated) }
        }

        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            #if canImport(ObjectiveC)
                original?.navigationController?(navigationController, didShow: viewController, animated: animated)
            #else
                original?.navigationController(navigationController, didShow: viewController, animated: animated)
            #endif
            for host in ownHosts { host.navigationController(navigationController, didShow: viewController, animated: animated) }
        }

        #if canImport(ObjectiveC)
            // The other methods are optional: animations and orientations, for example.
            nonisolated override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || original?.responds(to: selector) == true
            }

            nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
                original
            }
        #endif
    }
#endif
