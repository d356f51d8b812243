// MARK: - Contents of layers, tabs and children

extension StateRestorer {
    /// How much of the visible content was restored.
    enum Kept {
        case whole, part, nothing
    }

    /// Restores a saved content in place of the initial content. Returns the content to use.
    func restore(_ saved: SavedState.Content, in content: FlowContent) -> (content: FlowContent, kept: Kept) {
        if let place = saved.place, coordinator(at: place) == nil || coordinator(at: place) !== content.coordinator {
            lose(.misplaced)
            return (content, .nothing)
        }
        let container = content.isContainer ? content.coordinator : nil
        if let container { containers.append(container) }
        defer { if container != nil { containers.removeLast() } }
        switch (saved, content) {
        case (.stack(_, let beginsAsBefore, let slots), .stack(let stack)): return (content, restore(slots, on: stack, beginsAsBefore))
        case (.tabs(_, let selected, let tabs), .tabs(let bar)): return (content, restore(tabs, selected, in: bar))
        case (.child(_, let name, let child), .child(let children)): return (content, restore(name, child, in: children))
        case (.single(_, let saved), .single(let current)):
            guard let slot = restore(saved, inPlaceOf: current) else { return (content, .nothing) }
            guard mayBegin(with: slot.screen) else {
                lose(.misplaced)
                return (content, .nothing)
            }
            current.maker?.restore(.single(slot))
            return (.single(slot), .whole)
        case (.screen(let saved), .screen(let current)):
            // The guard of a tab is checked when the tab is selected.
            guard let slot = restore(saved, inPlaceOf: current, checksGuards: false) else { return (content, .nothing) }
            guard slot.screen.qualifiedName == current.screen.qualifiedName else {
                lose(.misplaced)
                return (content, .nothing)
            }
            return (.screen(slot), .whole)
        case (.action, .action): return (content, .whole)
        default:
            lose(.misplaced)
            return (content, .nothing)
        }
    }

    private func restore(_ tabs: [String: SavedState.Content], _ selected: String, in bar: TabBar) -> Kept {
        var kept: [String: Kept] = [:]
        for (index, name) in bar.names.enumerated() {
            guard let saved = tabs[name] else { continue }
            let (content, keptOfTab) = within(name) { restore(saved, in: bar.contents[index]) }
            bar.restore(content, at: index)
            kept[name] = keptOfTab
        }
        for name in tabs.keys.sorted() where !bar.names.contains(name) { within(name) { lose(.unknown) } }
        guard let index = bar.index(of: selected), bar.isSelectable(index) else {
            lose(.unknown)
            return .part
        }
        guard mayShow(bar.contents[index]) else {
            within(selected) { lose(.notAllowed) }
            return .part
        }
        bar.select(index)
        return kept[selected] == .whole ? .whole : .part
    }

    /// True if the guards of a tab's screen or flow are true.
    private func mayShow(_ content: FlowContent) -> Bool {
        func mayShow<Maker: ScreenMaking>(_ screen: any ScreenValue, of maker: Maker) -> Bool {
            (screen as? Maker.Screen).map(maker.mayShow) ?? true
        }
        guard case .screen(let slot) = content, let maker = slot.maker as? any ScreenMaking else {
            return (content.coordinator as? any RestorableFlow)?.mayStart ?? true
        }
        return mayShow(slot.screen, of: maker)
    }

    private func restore(_ name: String, _ saved: SavedState.Content, in children: ChildSwitch) -> Kept {
        guard let usual = children.content(name) else {
            lose(.unknown)
            return .nothing
        }
        return within(name) {
            guard let place = saved.place else { return restoreBareChild(name, saved, usual, in: children) }
            guard let coordinator = startedCoordinator(at: place) else { return .nothing }
            guard type(of: coordinator) == usual.given ?? usual.coordinator.map({ type(of: $0) }) else {
                lose(.misplaced)
                return .nothing
            }
            let (content, kept) = restore(saved, in: coordinator.ownContent())
            guard kept != .nothing else {
                content.release()
                return .nothing
            }
            show(ChildSwitch.Child(name: name, content: content, coordinator: coordinator), in: children)
            return kept
        }
    }

    private func restoreBareChild(_ name: String, _ saved: SavedState.Content, _ usual: ChildContent, in children: ChildSwitch) -> Kept {
        guard case .screen(let saved) = saved, usual.given == nil, usual.coordinator == nil, let base = children.base,
            coordinator(at: saved.maker) === base, saved.mark == nil
        else {
            lose(.misplaced)
            return .nothing
        }
        guard let slot = makeSlot(saved) else { return .nothing }
        if case .screen(let usual) = usual.content, usual.screen.qualifiedName != slot.screen.qualifiedName {
            lose(.misplaced)
            return .nothing
        }
        show(ChildSwitch.Child(name: name, content: .screen(slot), coordinator: nil), in: children)
        return .whole
    }

    private func show(_ child: ChildSwitch.Child, in children: ChildSwitch) {
        let old = children.set(child, animated: false)
        withExtendedLifetime(old) { old.content.release() }
    }
}

// MARK: - Screens

extension StateRestorer {
    private func restore(_ slots: [SavedState.Slot], on stack: NavigationStack, _ beginsAsBefore: Bool) -> Kept {
        var made: [Slot] = []
        var owner = stack.base
        for saved in slots {
            let mark = saved.mark.flatMap { made.isEmpty ? nil : restore($0, on: stack, over: containers + [owner].compactMap { $0 }) }
            guard (mark != nil) == (saved.mark != nil) else {
                if made.isEmpty { lose(.misplaced) }
                break
            }
            guard let slot = makeSlot(saved) else { break }
            slot.mark = mark
            owner = mark?.coordinator ?? owner
            guard isPlaced(slot, inPartOf: owner, beginsAsBefore: beginsAsBefore && made.isEmpty) else {
                lose(.misplaced)
                break
            }
            made.append(slot)
        }
        if let reachable = type(of: root).reachableStacks, let flow = stack.base?.flowName {
            let entries = made.map { Snapshot.Entry(screen: $0.screen.qualifiedName, begins: $0.mark?.coordinator.flowName) }
            // A flow's first screen exists even in a tab that no run selects.
            let isAsEver = made.first?.screen.qualifiedName == stack.slots.first?.screen.qualifiedName
            let count = max(reachable.longestStack(of: flow, entries), isAsEver ? 1 : 0)
            if count < made.count {
                lose(.unreachable)
                made.removeLast(made.count - count)
            }
        }
        guard !made.isEmpty else { return .nothing }
        stack.restore(made, beginsAsBefore: beginsAsBefore)
        return made.count == slots.count ? .whole : .part
    }

    /// Restores the start of a flow on a stack. Returns `nil` and reports a loss if the program
    /// doesn't start it on this stack.
    private func restore(_ saved: SavedState.Mark, on stack: NavigationStack, over front: [Coordinator]) -> Mark? {
        guard let coordinator = startedCoordinator(at: saved.flow) else { return nil }
        var start: SiteStart?
        if let site = saved.site {
            start = self.start(at: site, on: stack)
            guard start != nil else { return nil }
        }
        let isThere = saved.site.map { isPlaced($0, as: .stack, over: front) } ?? mayContinue(coordinator)
        guard isThere, coordinator.asPushed != nil, start?.starts(coordinator) ?? true else {
            lose(.misplaced)
            return nil
        }
        coordinator.attach(to: navigator)
        coordinator.stand(on: stack)
        return Mark(coordinator, handlers: start?.handlers ?? Handlers())
    }

    /// Restores a screen in place of another screen of the same coordinator.
    private func restore(_ saved: SavedState.Slot, inPlaceOf slot: Slot, checksGuards: Bool = true) -> Slot? {
        guard let maker = slot.maker, coordinator(at: saved.maker) === maker, saved.mark == nil else {
            lose(.misplaced)
            return nil
        }
        return makeSlot(saved, checksGuards: checksGuards)
    }

    /// Creates the slot of a saved screen. Returns `nil` and reports a loss if its flow has no such
    /// screen or its guards are false.
    func makeSlot(_ saved: SavedState.Slot, checksGuards: Bool = true) -> Slot? {
        guard let maker = coordinator(at: saved.maker) as? any ScreenMaking, slots[saved.number] == nil else {
            lose(.unknown)
            return nil
        }
        return makeSlot(saved, of: maker, checksGuards)
    }

    private func makeSlot<Maker: ScreenMaking>(_ saved: SavedState.Slot, of maker: Maker, _ checksGuards: Bool) -> Slot? {
        func read<Screen: Decodable>(_ type: Screen.Type) -> Maker.Screen? { (try? saved.screen.read(type)) as? Maker.Screen }
        guard let type = Maker.Screen.self as? any Decodable.Type, let screen = read(type) else {
            lose(.unknown)
            return nil
        }
        guard !checksGuards || maker.mayShow(screen) else {
            lose(.notAllowed)
            return nil
        }
        let slot = Slot(screen, of: maker)
        slots[saved.number] = slot
        return slot
    }
}
