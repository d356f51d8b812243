import FlowDiagnostics
import FlowSpec

extension Linker {
    /// The program, where nothing was reported that leaves a part of it out.
    func program(of files: [SpecFile]) -> Program? {
        guard root != nil || modules.isLibrary else {
            return nil
        }
        let window = root.map { Use(.flow($0.value), range: $0.range) } ?? Use(.flow(FlowID(index: 0)), range: .start(of: files[0].source))
        var flows: [Flow] = []
        for (declaration, draft) in zip(names.declarations, drafts) {
            guard let flow = flow(declaration, draft) else {
                return nil
            }
            flows.append(flow)
        }
        return Program(
            app: app, root: window, hasRoot: root != nil, flows: flows, screens: screens, transitions: transitions, sites: sites,
            guards: names.guards.map { Guard(name: $0.name, documentation: $0.documentation, parameters: $0.parameters) },
            effects: effects.map { effect in
                Effect(
                    name: effect.name, documentation: effect.documentation, screen: effect.screen, parameters: effect.parameters.all,
                    results: effect.results.all)
            },
            files: files.map { file in
                let app = file.root == nil ? nil : file.app?.value
                return ProgramFile(source: file.source, app: app, imports: file.imports.map(\.value), output: file.output)
            },
            invariants: invariants, links: links, types: names.types.all.map(\.name), modules: modules)
    }

    private func flow(_ declaration: FlowDeclaration, _ draft: FlowDraft) -> Flow? {
        guard let otherwise = draft.start, let kind = kind(declaration, draft) else {
            return nil
        }
        var start = Start(otherwise: otherwise)
        for (condition, choice) in zip(draft.conditions, draft.choices) {
            guard let condition, let choice else {
                return nil
            }
            start.choices.append((condition, choice))
        }
        var flow = Flow(name: declaration.name, documentation: declaration.documentation, kind: kind, start: start, screens: draft.screens)
        flow.parameters = draft.parameters.all
        flow.results = draft.results.all
        flow.transitions = draft.transitions
        flow.childHandlers = draft.childHandlers
        flow.presentation = declaration.presentation?.presentation ?? Presentation()
        flow.requirement = draft.requirement
        return flow
    }

    private func kind(_ declaration: FlowDeclaration, _ draft: FlowDraft) -> Flow.Kind? {
        switch draft.shape {
        case .stack: return .stack
        case .single: return .single
        case .switch:
            let children = draft.slots.compactMap { slot in slot.use.map { Child(name: slot.name, use: $0) } }
            return children.count == draft.slots.count ? .switch(children) : nil
        case .tabs:
            var tabs: [Tab] = []
            for (slot, written) in zip(draft.slots, declaration.tabs ?? []) {
                guard let content = slot.isAction ? .action(slot.action) : slot.use.map(Tab.Content.use) else {
                    return nil
                }
                let image = Tab.Image(written.image)
                tabs.append(Tab(name: slot.name, content: content, title: written.title?.value, image: image, hasBadge: written.hasBadge))
            }
            return .tabs(
                tabs, reselects: declaration.reselect?.value != FlowDeclaration.Reselect.none,
                isBarCustom: declaration.bar?.value == .custom)
        }
    }
}

extension Tab.Image {
    init?(_ image: TabDeclaration.Image?) {
        switch image {
        case .symbol(let name): self = .symbol(name.value)
        case .asset(let name): self = .asset(name.value)
        case nil: return nil
        }
    }
}
