/// A navigation stack: the keeper of its screens. Flows that share a stack share it.
///
/// `slots` is what should stand on the stack. The user interface's own changes (back, swipe back,
/// back menu, a pop by app code) are taken over by comparing the slots with what is on screen, so
/// it doesn't matter who made them or how many screens left at once.
@MainActor
final class NavigationStack {
    /// The coordinator of the flow whose container this is; whoever shows the flow keeps it.
    private(set) weak var base: Coordinator?
    weak var navigator: Navigator?
    /// The first screen as the flow begins with it; a reset keeps it where it still stands.
    private weak var first: Slot?
    /// The screens that should stand on the stack, bottom first.
    private(set) var slots: [Slot]
    /// Whether the next change is animated, where it is seen.
    var isAnimated = true
    /// What was on screen when that last changed, while an external flow is on the stack.
    var owners: [DisplayOwner] = []
    /// What shows the stack: the user interface's own, which the stack keeps.
    var shownBy: AnyObject?

    /// Whether one of the app's navigation controllers shows it, above the app's own screens.
    let isHosted: Bool

    init(base: Coordinator, slots: [Slot]) {
        self.base = base
        self.slots = slots
        first = slots.first
        isHosted = false
    }

    /// The part of the app's stack for a flow that is started there.
    init() {
        slots = []
        isHosted = true
    }

    /// The screens that the flow begins with, with the very first one kept if it is still there.
    func initialSlots() -> [Slot] {
        guard let slot = (base as? any StackFlow)?.firstSlot() else { return [] }
        // A flow whose start is chosen by guards may begin with another screen by now.
        if let first, slots.first === first, first.screen.qualifiedName == slot.screen.qualifiedName { return [first] }
        return [slot]
    }

    /// Sets what should stand on the stack. Nothing happens on screen yet.
    ///
    /// The old ones are kept until the new ones are in place: the deinitializer of a screen may ask
    /// for the state.
    func set(_ new: [Slot]) {
        let old = slots
        withExtendedLifetime(old) { slots = new }
    }

    /// Whether the first screen is still the one that the flow has begun with.
    var beginsAsBefore: Bool { first != nil && first === slots.first }

    /// Sets what stands on the stack before it is shown.
    func restore(_ new: [Slot], beginsAsBefore: Bool) {
        slots = new
        first = beginsAsBefore ? new.first : nil
    }

    /// Takes over what has become of the screens: which of them are still on screen, and in which
    /// order. Those that aren't are released.
    ///
    /// - Returns: the marks of the flows whose end is to be handled; nil where nothing has changed.
    ///   Of flows that left together, one upon the other, that is the lowest.
    func takeOver(_ shown: [any ScreenDisplay]) -> [Mark]? {
        let parts = parts(of: shown)
        let stay = parts.map(\.slot)
        // An empty stack is being torn down; a hosted flow may leave the app's stack.
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

    /// A flow hasn't left as long as one of its screens stands on the stack: the lowest one carries
    /// its mark then.
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
    /// The places of screens and of flows that continue on this stack.
    func makeSlots<Maker: ScreenMaking>(for items: [StackItem<Maker.Screen>], of maker: Maker) -> [Slot] {
        items.flatMap { item in
            switch item {
            case .screen(let screen): [Slot(screen, of: maker)]
            case .flow(let flow): start(flow, handlers: Handlers())
            }
        }
    }

    /// The screens that a flow begins with on this stack, the first marked as the flow's.
    func start(_ flow: Coordinator, handlers: Handlers) -> [Slot] {
        guard let pushed = flow.asPushed else { return [] }
        if let navigator { flow.attach(to: navigator) }
        flow.stand(on: self)
        let slot = pushed.firstSlot()
        slot.mark = Mark(flow, handlers: handlers)
        return [slot]
    }
}
