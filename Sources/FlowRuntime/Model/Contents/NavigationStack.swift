/// A navigation stack, which retains its screens. Flows on the same stack share it.
///
/// `slots` has the screens that should be on the stack. The user and app code can change the screen
/// (back, swipe back, back menu, a pop). The model finds such changes by comparing the slots with
/// the screen, so their cause and the number of removed screens don't matter.
@MainActor
final class NavigationStack {
    /// The coordinator of the flow whose container this is, retained by the flow's owner.
    private(set) weak var base: Coordinator?
    weak var navigator: Navigator?
    /// The screen that the flow started with; a reset keeps it if it is still the first.
    private weak var first: Slot?
    /// The screens that should be on the stack, bottom first.
    private(set) var slots: [Slot]
    /// True if the next change is animated when visible.
    var isAnimated = true
    /// The slots of view controllers at the last change on screen. Recorded while an external flow
    /// is on the stack, and for view controllers about to leave.
    var owners: [DisplayOwner] = []
    /// The user interface's object for the stack, which the stack retains.
    var shownBy: AnyObject?

    /// True if one of the app's navigation controllers shows the stack, above the app's screens.
    let isHosted: Bool

    init(base: Coordinator, slots: [Slot]) {
        self.base = base
        self.slots = slots
        first = slots.first
        isHosted = false
    }

    /// Creates the part of the app's stack for a hosted flow.
    init() {
        slots = []
        isHosted = true
    }

    /// The screens that the flow starts with. Keeps the original first screen if it is still the
    /// first.
    func initialSlots() -> [Slot] {
        guard let slot = (base as? any StackFlow)?.firstSlot() else { return [] }
        // Guards can choose a different first screen each time.
        if let first, slots.first === first, first.screen.qualifiedName == slot.screen.qualifiedName { return [first] }
        return [slot]
    }

    /// Sets the screens that should be on the stack. Doesn't change the screen yet.
    ///
    /// Retains the old ones until the new ones are in place, because a screen's deinitializer can
    /// ask for the state.
    func set(_ new: [Slot]) {
        let old = slots
        withExtendedLifetime(old) { slots = new }
    }

    /// True if the original first screen is still the first.
    var beginsAsBefore: Bool { first != nil && first === slots.first }

    /// Sets the screens on the stack before it is shown.
    func restore(_ new: [Slot], beginsAsBefore: Bool) {
        slots = new
        first = beginsAsBefore ? new.first : nil
    }

    /// Matches the slots to the view controllers on screen and their order. Releases the others.
    ///
    /// - Returns: the marks of the flows whose end must be handled; `nil` if nothing has changed.
    ///   If flows left together, one above the other, only the lowest counts.
    func takeOver(_ shown: [any ScreenDisplay]) -> [Mark]? {
        let parts = parts(of: shown)
        let stay = parts.map(\.slot)
        // An empty stack is being torn down, but a hosted flow can leave the app's stack.
        guard isHosted || !stay.isEmpty else { return nil }
        for part in parts { part.slot.display = part.displays[0] }
        guard !stay.elementsEqual(slots, by: ===) else { return nil }
        let staying = Set(stay.map(ObjectIdentifier.init))
        handOnMarks(to: staying)
        var ended: [Mark] = []
        var hasLeftBelow = false
        for slot in slots {
            guard let mark = slot.mark else { continue }
            let hasLeft = !staying.contains(ObjectIdentifier(slot))
            if hasLeft, !hasLeftBelow { ended.append(mark) }
            hasLeftBelow = hasLeft
        }
        set(stay)
        return ended
    }

    /// Moves the marks of removed screens. A flow hasn't left while one of its screens is on the
    /// stack: the lowest of them gets its mark.
    private func handOnMarks(to staying: Set<ObjectIdentifier>) {
        for (index, slot) in slots.enumerated() where slot.mark != nil && !staying.contains(ObjectIdentifier(slot)) {
            let others = slots[(index + 1)...].prefix { $0.mark == nil }
            guard let heir = others.first(where: { staying.contains(ObjectIdentifier($0)) }) else { continue }
            heir.mark = slot.mark
            slot.mark = nil
        }
    }
}

// MARK: - Screens and flows to put on the stack

extension NavigationStack {
    /// Makes the slots of screens, and of flows that continue on this stack.
    func makeSlots<Maker: ScreenMaking>(for items: [StackItem<Maker.Screen>], of maker: Maker) -> [Slot] {
        items.flatMap { item in
            switch item {
            case .screen(let screen): [Slot(screen, of: maker)]
            case .flow(let flow): start(flow, handlers: Handlers())
            }
        }
    }

    /// Starts a flow on this stack. Returns the slot of its first screen, with the flow's mark.
    func start(_ flow: Coordinator, handlers: Handlers) -> [Slot] {
        guard let pushed = flow.asPushed else { return [] }
        if let navigator { flow.attach(to: navigator) }
        flow.stand(on: self)
        let slot = pushed.firstSlot()
        slot.mark = Mark(flow, handlers: handlers)
        return [slot]
    }
}
