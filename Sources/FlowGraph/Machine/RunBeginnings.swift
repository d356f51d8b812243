extension Run {
    /// The initial content of a screen or flow. `link` limits the nesting and rejects cycles.
    mutating func content(of use: Use) -> Content {
        guard case .flow(let id) = use.target else {
            return self.screen(of: use).map { .single(nil, $0) } ?? .action
        }
        let flow = program[id]
        let start = use.start ?? first(of: flow.start)
        switch flow.kind {
        case .stack:
            let above = use.stack.flatMap { slots(of: $0) }
            let isReplaced = !above.isEmpty && program[flow.screens[start]].attributes.isPlaceholder
            return .nav(id, isReplaced ? above : [Slot(flow.screens[start])] + above)
        case .single:
            return .single(id, flow.screens[start])
        case .tabs(let tabs, _, _):
            return .tabs(id, selected: start, tabs.map { tab in tab.use.map { content(of: $0) } ?? .action })
        case .switch(let children):
            return .switch(id, child: start, content(of: children[start].use))
        }
    }

    /// The slots that a screen, stack flow or external flow adds to a stack; empty for others.
    mutating func slots(of use: Use, site: SiteID? = nil) -> [Slot] {
        switch use.target {
        case .screen(let screen):
            return [Slot(screen)]
        case .flow(let flow):
            var slots: [Slot] =
                switch content(of: use) {
                case .nav(_, let slots): slots
                case .single(_, let screen): [Slot(screen)]
                case .tabs, .switch, .action: []
                }
            if !slots.isEmpty { slots[0].mark = Mark(flow: flow, site: site) }
            return slots
        }
    }

    /// The screen of a use; `nil` for a flow.
    func screen(of use: Use) -> ScreenID? {
        if case .screen(let screen) = use.target { screen } else { nil }
    }

    private mutating func first(of start: Start) -> Int {
        start.choices.first { holds($0.condition) }?.index ?? start.otherwise
    }
}
