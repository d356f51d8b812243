/// One instance of a screen: its value, its router and, once needed, its view controller.
///
/// A slot is on a stack, or in a tab, a switch or a presented layer. It retains its view controller
/// and its router, and both are released when it leaves. A flow's last slot also releases the
/// flow's coordinator.
@MainActor
public final class Slot {
    let screen: any ScreenValue
    let attributes: ScreenAttributes
    /// The coordinator of the flow that declares the screen.
    var maker: Coordinator? { screenMaker }
    private weak var screenMaker: (any ScreenMaking)?
    /// Retains the maker if nothing else does.
    private var keeper: Coordinator?
    /// The flow that starts on this stack with this slot.
    var mark: Mark?
    /// The screen's router. Retained here, so a screen can refer to it weakly.
    var router: ScreenRouter?
    /// The view controller, once created. Only the user interface sets it.
    var display: (any ScreenDisplay)?
    /// True if the slot represents everything that an external flow shows.
    let isExternal: Bool
    /// An object that lives as long as the slot: for an external flow, the app's coordinator.
    var kept: AnyObject?
    /// True if an external flow had nothing left on its stack at the last change on screen.
    var isAway = false
    /// The tasks of effects to cancel when the slot leaves.
    private(set) var tasks: [EffectTask] = []

    /// Creates a slot for a screen of a flow. The view controller is created when first needed.
    init<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) {
        self.screen = screen
        screenMaker = maker
        isExternal = maker is any ExternalFlow
        attributes = maker.attributes(of: screen)
        if attributes.unsaved { maker.navigator?.canHaveUnsavedWork = true }
    }

    /// Creates the view controller; `nil` if the coordinator is gone.
    func makeDisplay() -> (any ScreenDisplay)? { screenMaker?.makeDisplay(in: self) }

    /// Retains a task until it ends or the slot is released.
    func keep(_ task: EffectTask) {
        tasks.removeAll(where: \.hasEnded)
        tasks.append(task)
    }

    /// Retains the coordinators that the slot needs and nothing else retains.
    func keepCoordinators() {
        keeper = maker.flatMap { $0.isKept ? nil : $0 }
        mark?.handlers.keepParent()
    }
}

extension [Slot] {
    /// True if these are the screens of an empty column: only its placeholder.
    @MainActor var isEmptyColumn: Bool { count == 1 && self[0].attributes.placeholder }
}

extension ScreenMaking {
    fileprivate func makeDisplay(in slot: Slot) -> (any ScreenDisplay)? {
        (slot.screen as? Screen).map { makeDisplay(of: $0, in: slot) }
    }
}

/// A flow that was started on another flow's stack. Its first slot has the mark.
@MainActor
final class Mark {
    /// The flow's coordinator, which lives as long as the mark is on the stack.
    let coordinator: Coordinator
    let handlers: Handlers

    init(_ coordinator: Coordinator, handlers: Handlers) {
        self.coordinator = coordinator
        self.handlers = handlers
    }
}
