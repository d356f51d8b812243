import FlowDiagnostics
import FlowSpec

extension Linker {
    /// Looks up what each flow begins with and what its tabs hold.
    mutating func resolveFlows() {
        for (index, declaration) in names.declarations.enumerated() {
            let id = FlowID(index: index)
            let ids = declaration.screens.indices.map { ScreenID(index: names.firstScreen[index] + $0) }
            for screen in declaration.screens {
                screens.append(Screen(name: screen.name, flow: id, parameters: screen.parameters, transitions: []))
            }
            var tabs: [DraftTab]?
            if let declared = declaration.tabs {
                tabs = []
                for tab in declared {
                    tabs?.append(resolve(tab, in: id))
                }
            }
            flows.append(Draft(screens: ids, tabs: tabs, start: start(of: declaration, id)))
        }
    }

    private mutating func start(of flow: FlowDeclaration, _ id: FlowID) -> Int? {
        let count = flow.tabs?.count ?? flow.screens.count
        guard let start = flow.start else {
            return count > 0 ? 0 : nil
        }
        if flow.tabs != nil, let tab = names.tab(named: start.value, in: id) {
            return tab
        }
        if flow.tabs == nil, let screen = names.screen(named: start.value, in: id) {
            return screen.index - names.firstScreen[id.index]
        }
        if !flow.isPartial {
            let message = "\(quoted(start.value)) isn't a \(flow.tabs == nil ? "screen" : "tab") of the flow \(quoted(flow.name.value))"
            reportUnknown(message, start, candidates: flow.tabs == nil ? .screens(id) : .tabs(id))
        }
        return count > 0 ? 0 : nil
    }

    private mutating func resolve(_ tab: TabDeclaration, in flow: FlowID) -> DraftTab {
        let declaration = names[flow]
        switch tab.content {
        case .missing:
            return DraftTab(content: nil, range: tab.name.range)
        case .flow(let name):
            if let content = names.flow(named: name.value) {
                return DraftTab(content: .flow(content), range: name.range)
            }
            if !names.isPartial {
                let isScreen = names.screen(named: name.value, in: flow) != nil
                let hint = isScreen ? " but a screen; write \(quoted("screen: \(name.value)"))" : ""
                let message = "\(quoted(name.value)) isn't a flow\(hint)"
                reportUnknown(message, name, candidates: isScreen ? .none : .flows)
            }
            return DraftTab(content: nil, range: name.range)
        case .screen(let name):
            if let content = names.screen(named: name.value, in: flow) {
                return DraftTab(content: .screen(content), range: name.range)
            }
            if !declaration.isPartial {
                let isFlow = names.flow(named: name.value) != nil
                let hint = isFlow ? " but a flow; write \(quoted("flow: \(name.value)"))" : ""
                let message = "\(quoted(name.value)) isn't a screen of the flow \(quoted(declaration.name.value))\(hint)"
                reportUnknown(message, name, candidates: isFlow ? .none : .screens(flow))
            }
            return DraftTab(content: nil, range: name.range)
        }
    }
}
