/// One instance of a screen: its value, its router and, from when it is first needed, what shows
/// it.
///
/// A slot stands on a stack, in a tab, in a switch or in a presented layer, and whatever holds it
/// there keeps what shows it and the router. When it leaves, both are released, and with the last
/// slot of a flow its coordinator.
@MainActor
public final class Slot {
    let screen: any ScreenValue
    /// What is shown around the screen.
    let attributes: ScreenAttributes
    /// The coordinator whose flow declares the screen.
    var maker: Coordinator? { screenMaker }
    private weak var screenMaker: (any ScreenMaking)?
    /// Keeps the maker alive where nothing else does.
    private var keeper: Coordinator?
    /// The start of a flow on this stack with this slot.
    var mark: Mark?
    /// The screen's ways out. Kept here, so that a screen may refer to its router weakly.
    var router: ScreenRouter?
    /// What shows the screen, once that is made. Only the user interface sets it.
    var display: (any ScreenDisplay)?
    /// Whether the slot stands for everything that an external flow shows.
    let isExternal: Bool
    /// An object that lives as long as the slot: for an external flow, the app's coordinator.
    var kept: AnyObject?
    /// Whether an external flow had nothing on its stack when that last changed on screen.
    var isAway = false
    /// The tasks of effects that are cancelled when the slot leaves.
    private(set) var tasks: [EffectTask] = []

    /// Makes a place for a screen of a coordinator's flow; what shows it is made when it is first
    /// needed.
    init<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) {
        self.screen = screen
        screenMaker = maker
        isExternal = maker is any ExternalFlow
        attributes = maker.attributes(of: screen)
    }

    /// Makes what shows the screen; nil where the coordinator that could is gone.
    func makeDisplay() -> (any ScreenDisplay)? { screenMaker?.makeDisplay(in: self) }

    /// Keeps a task for as long as the slot and the task live.
    func keep(_ task: EffectTask) {
        tasks.removeAll(where: \.hasEnded)
        tasks.append(task)
    }

    /// Keeps the coordinators that the slot needs, as far as nothing else keeps them.
    func keepCoordinators() {
        keeper = maker.flatMap { $0.isKept ? nil : $0 }
        mark?.handlers.keepStarter()
    }
}

extension ScreenMaking {
    fileprivate func makeDisplay(in slot: Slot) -> (any ScreenDisplay)? {
        (slot.screen as? Screen).map { makeViewController(for: $0, in: slot) }
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
