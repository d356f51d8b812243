extension Snapshot.Content {
    @MainActor
    init(_ content: Content) {
        switch content {
        case .stack(let stack):
            self = .stack(
                flow: stack.base?.flowName ?? "",
                stack.slots.map { Snapshot.Entry(screen: $0.screen.qualifiedName, begins: $0.mark?.coordinator.flowName) })
        case .tabs(let bar):
            self = .tabs(
                flow: bar.base?.flowName ?? "", selected: bar.names[bar.selectedIndex],
                zip(bar.names, bar.contents).map { Snapshot.Tab(name: $0, content: Snapshot.Content($1)) })
        case .child(let children):
            self = .switch(
                flow: children.base?.flowName ?? "", child: children.current.name, Snapshot.Content(children.current.content))
        case .single(let slot), .screen(let slot):
            self = .screen(slot.screen.qualifiedName)
        case .action:
            self = .action
        }
    }
}
