extension Snapshot.Content {
    @MainActor
    init(_ content: FlowContent) {
        switch content {
        case .stack(let stack):
            let hosted = stack.isHosted ? stack.slots.first?.mark?.coordinator : nil
            self = .stack(
                flow: (hosted ?? stack.base)?.flowName ?? "",
                stack.slots.map { slot in
                    let begun = slot.mark?.coordinator
                    return Snapshot.Entry(screen: slot.screen.qualifiedName, begins: begun === hosted ? nil : begun?.flowName)
                })
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
