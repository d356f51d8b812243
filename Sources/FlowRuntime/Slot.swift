#if canImport(UIKit)
    import UIKit

    /// One instance of a screen: its value, its router and, from when it is first needed, its view controller.
    ///
    /// A slot stands on a stack, in a tab or in a presented layer, and whatever holds it there keeps the view controller and the router. When it
    /// leaves, both are released, and with the last slot of a flow its coordinator.
    @MainActor
    public final class Slot {
        let screen: any ScreenValue
        /// The coordinator whose flow declares the screen.
        private(set) weak var maker: Coordinator?
        /// The coordinator of the flow that was started on this stack with this slot.
        var mark: Coordinator?
        /// Keeps the maker alive where nothing else does: it was pushed, or its own container has gone.
        var keeper: Coordinator?
        /// The screen's ways out. Kept here, so that a screen may refer to its router weakly.
        var router: ScreenRouter?
        private(set) var viewController: UIViewController?
        private let make: @MainActor (Slot) -> UIViewController

        /// Makes a place for a screen of a coordinator's flow; the view controller is made by ``load()``.
        init<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) {
            self.screen = screen
            self.maker = maker
            make = { [weak maker] slot in
                maker?.makeViewController(for: screen, in: slot) ?? UIViewController()
            }
        }

        /// The view controller, made now if it wasn't yet.
        @discardableResult
        func load() -> UIViewController {
            if let viewController { return viewController }
            let viewController = make(self)
            self.viewController = viewController
            return viewController
        }
    }
#endif
