#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// A screen or a level, which knows a controller inside its view.
    @MainActor
    protocol SentinelOwner: AnyObject {
        /// A controller inside the view, from the first time that the view has appeared.
        var sentinel: UIViewController? { get set }
    }

    /// Shows nothing, but tells the scene when its place on screen has appeared and disappeared.
    /// SwiftUI itself doesn't report the end of a transition (S20), but UIKit does, behind it.
    @available(iOS 17.0, *)
    struct Sentinel: UIViewControllerRepresentable {
        let owner: any SentinelOwner
        let scene: FlowScene

        func makeUIViewController(context: Context) -> SentinelController {
            let controller = SentinelController(nibName: nil, bundle: nil)
            updateUIViewController(controller, context: context)
            return controller
        }

        func updateUIViewController(_ controller: SentinelController, context: Context) {
            controller.owner = owner
            controller.scene = scene
        }
    }

    @available(iOS 17.0, *)
    final class SentinelController: UIViewController {
        weak var owner: (any SentinelOwner)?
        weak var scene: FlowScene?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.isHidden = true
        }

        /// The window's width might have changed.
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            if let window = view.window { scene?.width.set(window) }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            owner?.sentinel = self
            scene?.lookInNextTurn()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            scene?.lookInNextTurn()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            scene?.lookInNextTurn()
        }
    }
#endif
