import FlowSpec

extension Linker {
    /// Assembles the program; returns `nil` if findings left a part of it out.
    func program(of files: [SpecFile]) -> Program? {
        let entry = names.declarations.indices.first { names.declarations[$0].entry != nil }
        guard root != nil || entry != nil || modules.isLibrary else {
            return nil
        }
        let first = FlowID(index: entry ?? 0)
        let place = names.declarations.indices.contains(first.index) ? names.declarations[first.index].entry?.range : nil
        let window = root.map { Use(.flow($0.value), range: $0.range) } ?? Use(.flow(first), range: place ?? .start(of: files[0].source))
        // The file that declares the app sets the options of the program.
        let shared = files.first { $0.app != nil && modules.isOwn($0.source) }?.imports.map(\.value) ?? []
        let saving = Set(files.filter(\.output.savesState).map { modules.others[$0.source] })
        var flows: [Flow] = []
        for (index, (declaration, draft)) in zip(names.declarations, drafts).enumerated() {
            guard var flow = flow(declaration, draft) else {
                return nil
            }
            flow.savesState = saving.contains(modules.others[flow.source])
            flow.interface = interfaces[index]
            flow.containers = containers(of: FlowID(index: index))
            flows.append(flow)
        }
        return Program(
            app: app, root: window, hasRoot: root != nil, flows: flows, screens: screens, transitions: transitions, sites: sites,
            guards: names.guards.map {
                Guard(name: $0.name, documentation: $0.documentation, parameters: $0.parameters, isConstant: $0.isConstant)
            },
            effects: effects.map { effect in
                Effect(
                    name: effect.name, documentation: effect.documentation, screen: effect.screen, parameters: effect.parameters.all,
                    results: effect.results.all, isAsync: effect.isAsync, takesScreen: effect.takesScreen)
            },
            files: files.map { file in
                let imports = file.imports.map(\.value) + (modules.isOwn(file.source) ? shared : [])
                return ProgramFile(source: file.source, app: file.app?.value, imports: imports.distinct, output: file.output)
            },
            invariants: invariants, sets: names.sets.map(\.name), links: links, types: names.types.all.map(\.name), modules: modules)
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
        flow.isExternal = draft.shape == .external
        flow.isRecursive = declaration.isRecursive
        flow.parameters = draft.parameters.all
        flow.results = draft.results.all
        flow.transitions = draft.transitions
        flow.childHandlers = draft.childHandlers
        flow.presentation = declaration.presentation?.presentation ?? Presentation()
        flow.requirement = draft.requirement
        flow.entry = declaration.entry
        return flow
    }

    private func kind(_ declaration: FlowDeclaration, _ draft: FlowDraft) -> Flow.Kind? {
        switch draft.shape {
        case .stack: return .stack
        case .single, .external: return .single
        case .switch:
            let children = draft.slots.compactMap { slot in slot.use.map { Child(name: slot.name, use: $0) } }
            return children.count == draft.slots.count ? .switch(children) : nil
        case .tabs, .split:
            var tabs: [Tab] = []
            for (slot, written) in zip(draft.slots, declaration.tabs ?? []) {
                guard slot.isAction || slot.use != nil else { return nil }
                let image = Tab.Image(written.image)
                tabs.append(
                    Tab(
                        name: slot.name, use: slot.use, steps: slot.steps, title: slot.title, image: image, hasBadge: written.hasBadge,
                        width: written.width?.value))
            }
            let isSplit = draft.shape == .split
            return .tabs(
                tabs, reselects: !isSplit && declaration.reselect?.value != FlowDeclaration.Reselect.none,
                container: isSplit ? .splitView : .bar(declaration.bar?.value ?? .system))
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
