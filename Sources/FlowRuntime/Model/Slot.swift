#if os(iOS) || os(Linux)
    import UIKit

    /// One instance of a screen: its value, its router and, from when it is first needed, its view controller.
    ///
    /// A slot stands on a stack, in a tab, in a switch or in a presented layer, and whatever holds it there keeps the view controller and the
    /// router. When it leaves, both are released, and with the last slot of a flow its coordinator.
    @MainActor
    public final class Slot {
        let screen: any ScreenValue
        /// What UIKit shows around the screen.
        let attributes: ScreenAttributes
        /// The coordinator whose flow declares the screen.
        private(set) weak var maker: Coordinator?
        /// Keeps the maker alive where nothing else does.
        private var keeper: Coordinator?
        /// The start of a flow on this stack with this slot.
        var mark: Mark?
        /// The screen's ways out. Kept here, so that a screen may refer to its router weakly.
        var router: ScreenRouter?
        private(set) var viewController: UIViewController?
        private let make: @MainActor (Slot) -> UIViewController

        /// Makes a place for a screen of a coordinator's flow; the view controller is made by ``load()``.
        init<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) {
            self.screen = screen
            self.maker = maker
            attributes = maker.attributes(of: screen)
            make = { [weak maker] slot in
                maker?.makeViewController(for: screen, in: slot) ?? UIViewController()
            }
        }

        /// The view controller, made now if it wasn't yet.
        @discardableResult
        func load() -> UIViewController {
            if let viewController { return viewController }
            let viewController = make(self)
            attributes.apply(to: viewController)
            self.viewController = viewController
            return viewController
        }

        /// Keeps the coordinators that the slot needs, as far as nothing else keeps them.
        func keepCoordinators() {
            keeper = maker.flatMap { $0.isKept ? nil : $0 }
            mark?.handlers.keepStarter()
        }
    }

    /// A flow that was started on another flow's stack. The slot that it begins with carries it.
    @MainActor
    final class Mark {
        /// The flow's coordinator, which lives as long as the mark is on the stack.
        let coordinator: Coordinator
        /// What its starter does when it ends.
        let handlers: Handlers

        init(_ coordinator: Coordinator, handlers: Handlers) {
            self.coordinator = coordinator
            self.handlers = handlers
        }
    }
#endif
