import FlowGraph
import FlowSpec

/// The app-level declarations of the program's own module, with their uses of other modules.
extension OutputBuilder {
    /// The file that contains the app-level declarations: the root flow's. For a library, the file
    /// with the widest access, and among equals the first by name.
    var appSource: SourceID? {
        if let root {
            return program.modules.isOwn(program[root].source) ? program[root].source : program.root.range.source
        }
        if let file = program.files.first(where: { program.modules.isOwn($0.source) && $0.app != nil }) { return file.source }
        let hasFlows = Set(program.flows.map(\.source))
        return program.files.filter { program.modules.isOwn($0.source) }.max { left, right in
            let (first, second) = (hasFlows.contains(left.source), hasFlows.contains(right.source))
            if first != second { return second }
            if left.output.access != right.output.access { return left.output.access < right.output.access }
            return (order[left.source] ?? 0) > (order[right.source] ?? 0)
        }?.source
    }

    /// The app-level declarations.
    func app(with runtime: RuntimeOutput?) -> AppOutput {
        let effects = program.effects.indices.filter { isApps(program.effects[$0]) }.map { requirement(EffectID(index: $0)) }
        let guards = program.guards.filter { program.modules.isOwn($0.name.range.source) }.map {
            RequirementOutput(name: $0.name, documentation: $0.documentation, parameters: $0.parameters.map(parameter), kind: .question)
        }
        let (others, view) = (otherModules, appView)
        return AppOutput(
            name: Located(program.appName(of: nil), at: program.root.range), factory: factory,
            guards: output(guardsName(of: nil), guards, refining: others.guards.map(guardsName)),
            effects: output(effectsName(of: nil), effects, refining: others.effects.map(effectsName)),
            modules: Set((view == nil ? factory?.protocols ?? [] : allFactories).compactMap { modulesOfFactories[$0] }).union(others.guards)
                .union(others.effects),
            links: links, view: view, runtime: runtime)
    }

    private func isApps(_ effect: Effect) -> Bool {
        effect.screen == nil && program.modules.isOwn(effect.name.range.source)
    }

    private func output(_ name: String, _ requirements: [RequirementOutput], refining refined: [String]) -> ProtocolOutput? {
        guard !requirements.isEmpty || !refined.isEmpty else { return nil }
        return ProtocolOutput(name: name, refined: refined, requirements: requirements.sorted(by: stands(_:before:)))
    }

    /// The other modules whose guards and effects this module's flows use or pass on, sorted.
    private var otherModules: (guards: [String], effects: [String]) {
        guard !program.modules.others.isEmpty else { return ([], []) }
        var (guards, effects): (Set<String>, Set<String>) = ([], [])
        for index in program.flows.indices where isOwn(FlowID(index: index)) {
            let used = program.modulesOfRequirements(of: FlowID(index: index))
            guards.formUnion(used.guards)
            effects.formUnion(used.effects)
            for started in needs.started[index] {
                guard let module = program.modules.others[program[started].source] else { continue }
                if needs.all[started.index].contains(.guards) { guards.insert(module) }
                if needs.all[started.index].contains(.effects) { effects.insert(module) }
            }
        }
        return (guards.sorted(), effects.sorted())
    }

    /// True if `one` is declared before `other`.
    private func stands(_ one: RequirementOutput, before other: RequirementOutput) -> Bool {
        let (left, right) = (one.name.range, other.name.range)
        return (order[left.source] ?? 0, left.start.offset) < (order[right.source] ?? 0, right.start.offset)
    }

    // MARK: - Names

    func effectsName(of module: String?) -> String { appNames(of: module).effects }
    func guardsName(of module: String?) -> String { appNames(of: module).guards }

    // MARK: - Imports

    func isOwn(_ id: FlowID) -> Bool { program.modules.isOwn(program[id].source) }

    /// True if the app's factory creates screens of a flow.
    func isMaking(_ id: FlowID) -> Bool { factory?.protocols.contains(names(id).screens) == true }

    /// True if other modules can start a flow.
    func isOffered(_ id: FlowID) -> Bool {
        program.modules.own != nil && isSeen(id)
    }

    /// The modules that a flow's Swift references; true if their types appear in declarations.
    func modules(of id: FlowID) -> [String: Bool] {
        guard !program.modules.others.isEmpty else { return [:] }
        var isShown: [String: Bool] = [:]
        for reference in program.references(of: id) {
            if let module = program.modules.others[program[reference.flow].source] { isShown[module] = false }
        }
        for name in factories(from: [id]) {
            if let module = modulesOfFactories[name] { isShown[module] = true }
        }
        let flow = program[id]
        let shown =
            flow.screens.compactMap { program[$0].like.map { program[$0].flow } }
            + flow.tabs.compactMap { if case .flow(let content)? = $0.use?.target { content } else { nil } }
        for flow in shown {
            if let module = program.modules.others[program[flow].source] { isShown[module] = true }
        }
        let used = program.modulesOfRequirements(of: id)
        // The requirement is inherited, so its member is visible only if its module is imported.
        for module in used.guards.union(used.effects) { isShown[module] = isShown[module] ?? false }
        return isShown
    }
}

extension Program {
    /// The prefix of a module's types: its app's name if it has a root, otherwise the module's
    /// name. Pass nil for the program's own module.
    func appName(of module: String?) -> String {
        guard let module else { return app.isEmpty ? modules.own ?? "" : app }
        return files.lazy.filter { modules.others[$0.source] == module }.compactMap(\.app).first ?? module
    }
}
