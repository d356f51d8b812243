#if os(iOS) || os(Linux)
    import UIKit

    extension Coordinator {
        /// Starts the flow as the root of a window with a saved state, and gives its container and
        /// what became of the state.
        ///
        /// What can't be restored is left out; without anything that can, the flow starts as ever.
        /// Layers that were presented appear as soon as the window is on screen.
        ///
        /// - Parameter state: the state, from ``savedState``.
        /// - Returns: the container, for the window, and what was left out of the state.
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

        /// Starts the flow with a saved state in the form of JSON, such as the system has kept it
        /// for the scene.
        ///
        /// - Parameter data: the state, as a `JSONEncoder` has written it.
        /// - Returns: the container, for the window, and what was left out of the state.
        public func start(restoring data: Data) -> (viewController: UIViewController, restoration: Restoration) {
            guard data.count <= SavedState.mostBytes else { return startAnew(.tooLarge) }
            guard let state = try? JSONDecoder().decode(SavedState.self, from: data) else { return startAnew(.unreadable) }
            return start(restoring: state)
        }

        /// Starts without the state.
        private func startAnew(_ reason: Restoration.Reason) -> (viewController: UIViewController, restoration: Restoration) {
            let restoration = Restoration.nothing(navigator == nil ? reason : .alreadyStarted)
            let viewController = start()
            navigator?.report(.restored(restoration))
            return (viewController, restoration)
        }
    }
#endif
