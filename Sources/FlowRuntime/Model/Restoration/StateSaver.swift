/// Saves the state of a scene. Parts that can't be saved are left out, with everything above them.
@MainActor
struct StateSaver {
    private var flows: [SavedState.Flow] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var slotNumbers: [ObjectIdentifier: Int] = [:]
    /// True if something was left out.
    private var isCut = false

    /// Returns the state of a navigator's scene; `nil` if its root can't be restored.
    static func save(_ navigator: Navigator) -> SavedState? {
        guard let root = navigator.root as? any RestorableApp, let base = navigator.base else { return nil }
        var saver = StateSaver()
        saver.add(.root, for: root)
        for content in [base] + navigator.layers.map(\.content) { saver.addTabs(in: content) }
        guard var layers = saver.content(base).map({ [SavedState.Layer(content: $0)] }) else { return nil }
        for layer in navigator.layers {
            guard !saver.isCut, let site = saver.site(of: layer.handlers), let content = saver.content(layer.content) else { break }
            layers.append(SavedState.Layer(site: site, content: content))
        }
        return SavedState(fingerprint: type(of: root).fingerprint, root: root.flowName, flows: saver.flows, layers: layers)
    }

    // MARK: - Coordinators

    private mutating func add(_ flow: SavedState.Flow, for coordinator: Coordinator) {
        places[ObjectIdentifier(coordinator)] = flows.count
        flows.append(flow)
    }

    /// Adds the coordinators that tab bars create, because only tab bars can create them again.
    private mutating func addTabs(in content: FlowContent) {
        if case .tabs(let bar) = content, let place = bar.base.flatMap({ self.place(of: $0) }) {
            for (name, content) in zip(bar.names, bar.contents) {
                if let coordinator = content.coordinator { add(.tab(name, of: place), for: coordinator) }
            }
        }
        for content in content.children { addTabs(in: content) }
    }

    /// The index of a coordinator in `flows`, added if needed; `nil` if it can't be saved.
    private mutating func place(of coordinator: Coordinator) -> Int? {
        if let place = places[ObjectIdentifier(coordinator)] { return place }
        guard let flow = coordinator as? any RestorableFlow else { return nil }
        var values: [String: SavedValue] = [:]
        for (name, value) in flow.savedValues {
            guard let saved = try? SavedValue(value) else { return nil }
            values[name] = saved
        }
        var first: SavedValue?
        if let screen = coordinator.beganWith {
            guard let saved = Self.value(of: screen) else { return nil }
            first = saved
        }
        add(.made(SavedFlow(name: coordinator.flowName, first: first, values: values)), for: coordinator)
        return places[ObjectIdentifier(coordinator)]
    }

    // MARK: - Contents

    private mutating func content(_ content: FlowContent) -> SavedState.Content? {
        switch content {
        case .stack(let stack):
            guard let place = stack.base.flatMap({ self.place(of: $0) }) else { return nil }
            var slots: [SavedState.Slot] = []
            for slot in stack.slots {
                guard let saved = self.slot(slot) else {
                    isCut = true
                    break
                }
                slots.append(saved)
            }
            return slots.isEmpty ? nil : .stack(of: place, beginsAsBefore: stack.beginsAsBefore, slots: slots)
        case .tabs(let bar):
            guard let place = bar.base.flatMap({ self.place(of: $0) }) else { return nil }
            var tabs: [String: SavedState.Content] = [:]
            for (name, content) in zip(bar.names, bar.contents) {
                tabs[name] = self.content(content)
                if tabs[name] == nil { isCut = true }
            }
            return .tabs(of: place, selected: bar.names[bar.selectedIndex], tabs: tabs)
        case .child(let children):
            guard let place = children.base.flatMap({ self.place(of: $0) }), let content = self.content(children.current.content) else {
                return nil
            }
            return .child(of: place, name: children.current.name, content: content)
        case .single(let slot):
            guard let place = slot.maker.flatMap({ self.place(of: $0) }), let saved = self.slot(slot) else { return nil }
            return .single(of: place, slot: saved)
        case .screen(let slot): return self.slot(slot).map { .screen(slot: $0) }
        case .action: return .action
        }
    }

    private mutating func slot(_ slot: Slot) -> SavedState.Slot? {
        guard let screen = Self.value(of: slot.screen), let maker = slot.maker.flatMap({ place(of: $0) }) else { return nil }
        var saved = SavedState.Slot(number: number(of: slot), screen: screen, maker: maker)
        if let mark = slot.mark {
            guard let flow = place(of: mark.coordinator) else { return nil }
            let site = site(of: mark.handlers)
            guard site != nil || mark.handlers.isEmpty else { return nil }
            saved.mark = SavedState.Mark(flow: flow, site: site)
        }
        return saved
    }

    private mutating func site(of handlers: Handlers) -> SavedState.Site? {
        guard let reference = handlers.site, let site = Self.value(of: reference.site), let parent = handlers.parent,
            let place = place(of: parent)
        else { return nil }
        return SavedState.Site(parent: place, site: site, caller: reference.caller.map { number(of: $0) })
    }

    private mutating func number(of slot: Slot) -> Int {
        let number = slotNumbers[ObjectIdentifier(slot)] ?? slotNumbers.count
        slotNumbers[ObjectIdentifier(slot)] = number
        return number
    }

    private static func value(of screenOrSite: Any) -> SavedValue? {
        (screenOrSite as? any Encodable).flatMap { try? SavedValue($0) }
    }
}
