/// The slots of the view controllers on screen.
///
/// The model has one slot for an external flow, but the app can push more screens above its first
/// one, or replace it. So a view controller unknown to the model belongs to the nearest external
/// flow below it. The flow stays on the stack as long as any of its view controllers does.
///
/// A view controller whose slot has just left the model isn't unknown: `owners` still has its slot.
extension NavigationStack {
    /// True if the screen shows exactly the slots' view controllers, in order.
    func isShown<Display: ScreenDisplay>(by all: [Display]) -> Bool {
        guard all.count == slots.count else { return false }
        for (display, slot) in zip(all, slots) where slot.display !== display { return false }
        return true
    }

    /// True if an external flow is on the stack.
    var hasExternal: Bool {
        for slot in slots where slot.isExternal { return true }
        return false
    }

    /// The view controllers on screen by slot, bottom first.
    ///
    /// View controllers without a slot are left out. Either the app pushed them without a flow, or
    /// their slot has left the model and they are about to leave the screen.
    func parts(of all: [any ScreenDisplay]) -> [(slot: Slot, displays: [any ScreenDisplay])] {
        let shown = owners.isEmpty ? all : all.filter { !isLeaving($0) }
        let places = Dictionary(slots.enumerated().compactMap { index, slot in slot.display.map { (ObjectIdentifier($0), index) } }) {
            first, _ in first
        }
        let known = shown.map { places[ObjectIdentifier($0)] }
        var parts: [(slot: Slot, displays: [any ScreenDisplay])] = []
        var below = -1
        for (place, display) in shown.enumerated() {
            if let index = known[place] {
                below = index
                parts.append((slots[index], [display]))
                continue
            }
            let next = known[place...].lazy.compactMap { $0 }.first ?? slots.count
            guard let index = external(from: below, to: next) else { continue }
            if index != below || parts.isEmpty {
                parts.append((slots[index], []))
                below = index
            }
            parts[parts.count - 1].displays.append(display)
        }
        return parts
    }

    /// Records which external flows have nothing left on the stack. They don't own view controllers
    /// that the app pushes later, even if the model hasn't recorded their end yet.
    func noteShown(_ shown: [any ScreenDisplay]) {
        let parts = parts(of: shown)
        for slot in slots where slot.isExternal { slot.isAway = !parts.contains { $0.slot === slot } }
        let leaving = owners.filter { owner in shown.contains { $0 === owner.display } && owner.display.map(isLeaving) == true }
        // Only an external flow can be mistaken for the owner.
        guard hasExternal else { return owners = leaving }
        owners = leaving + parts.flatMap { part in part.displays.map { DisplayOwner(display: $0, slot: part.slot) } }
    }

    /// True if a display belonged to a slot that has left the model.
    private func isLeaving(_ display: any ScreenDisplay) -> Bool {
        guard let owner = owners.first(where: { $0.display === display }), !slots.contains(where: { $0.display === display }) else {
            return false
        }
        return !slots.contains { $0 === owner.slot }
    }

    /// The index of the external flow that owns the view controllers between two slots.
    private func external(from below: Int, to next: Int) -> Int? {
        if slots.indices.contains(below), slots[below].isExternal { return below }
        guard below + 1 < next else { return nil }
        return slots[(below + 1)..<next].firstIndex { $0.isExternal && !$0.isAway && $0.display != nil }
    }
}

/// The slot that a view controller belonged to when the screen last changed.
struct DisplayOwner {
    weak var display: (any ScreenDisplay)?
    weak var slot: Slot?
}
