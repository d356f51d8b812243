#if os(iOS) || os(Linux)
    import UIKit

    extension Coordinator {
        /// Starts the flow as the root of a window, restored from a saved state.
        ///
        /// Leaves out the parts that can't be restored. If none can, the flow starts as usual.
        /// Restored modals are presented as soon as the window is on screen.
        ///
        /// - Parameter state: the state, from ``savedState``.
        /// - Returns: the container, for the window, and the parts of the state that were left out.
        public func start(restoring state: SavedState) -> (viewController: UIViewController, restoration: Restoration) {
            guard navigator == nil else { return (start(), .nothing(.alreadyStarted)) }
            let settling = Settling()
            let navigator = Navigator(root: self, interface: settling)
            settling.navigator = navigator
            return navigator.change {
                let (content, restoration) = begin(navigator, restoring: state)
                let viewController = content.load()
                for layer in navigator.layers { layer.content.load() }
                settling.begin(stacks: [], bars: [], switches: [], alert: nil)
                return (viewController, restoration)
            }
        }

        /// Starts the flow as the root of a window, restored from a saved state as JSON.
        ///
        /// - Parameter data: the state, encoded with a `JSONEncoder`.
        /// - Returns: the container, for the window, and the parts of the state that were left out.
        public func start(restoring data: Data) -> (viewController: UIViewController, restoration: Restoration) {
            guard data.count <= SavedState.mostBytes else { return startAnew(.tooLarge) }
            guard let state = try? JSONDecoder().decode(SavedState.self, from: data) else { return startAnew(.unreadable) }
            return start(restoring: state)
        }

        /// Starts the flow without the state.
        private func startAnew(_ reason: Restoration.Reason) -> (viewController: UIViewController, restoration: Restoration) {
            let restoration = Restoration.nothing(navigator == nil ? reason : .alreadyStarted)
            let viewController = start()
            navigator?.report(.restored(restoration))
            return (viewController, restoration)
        }
    }
#endif
