#if os(iOS) || os(Linux)
    import UIKit

    /// Shows a switch in a ``SwitchController``.
    @MainActor
    final class SwitchHost {
        private weak var children: ChildSwitch?
        private(set) var isLoaded = false
        let controller = SwitchController(nibName: nil, bundle: nil)

        init(of children: ChildSwitch) {
            self.children = children
        }

        /// Makes the visible part of the child and, the first time, adds it to the container.
        func load() -> UIViewController {
            guard let child = children?.current.content.load() else { return controller }
            if !isLoaded {
                isLoaded = true
                controller.show(child)
            }
            return controller
        }

        /// True if UIKit shows the current child.
        var isSettled: Bool {
            !isLoaded || controller.child === children?.current.content.viewController
        }
    }

    extension ChildSwitch {
        var host: SwitchHost {
            if let host = shownBy as? SwitchHost { return host }
            let host = SwitchHost(of: self)
            shownBy = host
            return host
        }
    }
#endif
