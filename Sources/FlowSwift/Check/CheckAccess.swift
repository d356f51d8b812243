import FlowGraph
import FlowSpec

/// Reports references to flows whose generated Swift isn't visible: flows of another module, or
/// flows with lower access than their users.
func checkAccess(_ builder: OutputBuilder, _ files: [SwiftFile], _ sources: SourceTable, into diagnostics: inout Diagnostics) {
    // All files of one module with the same access see each other.
    let program = builder.program
    guard !program.modules.others.isEmpty || Set(program.files.map(\.output.access)).count > 1 else { return }
    var check = AccessCheck(builder: builder, sources: sources, diagnostics: diagnostics)
    for index in program.flows.indices { check.flow(FlowID(index: index)) }
    for file in files where file.hasApp { check.app(of: file) }
    diagnostics = check.diagnostics
}

private struct AccessCheck {
    let builder: OutputBuilder
    let sources: SourceTable
    var diagnostics: Diagnostics
    private let access: [SourceID: OutputOptions.Access]
    /// The files already reported for access that is too low.
    private var reported: Set<SourceID> = []

    private var program: Program { builder.program }

    init(builder: OutputBuilder, sources: SourceTable, diagnostics: Diagnostics) {
        (self.builder, self.sources, self.diagnostics) = (builder, sources, diagnostics)
        access = Dictionary(builder.program.files.map { ($0.source, $0.output.access) }) { first, _ in first }
    }

    /// Checks the flows that one of this module's flows references, each once.
    mutating func flow(_ id: FlowID) {
        let flow = program[id]
        guard program.modules.isOwn(flow.source) else { return }
        let own = access(of: flow.source)
        for set in builder.setsInUse(by: flow) where access(of: program.sets[set].range.source) < own {
            let name = program.sets[set]
            guard reported.insert(name.range.source).inserted else { continue }
            let (level, file) = (access(of: name.range.source), sources[name.range.source].name)
            let message =
                "the set \(quoted(name.value)) is \(level.rawValue) in \(file) but used in a \(own.rawValue) interface; set the same "
                + "'access' in both files"
            diagnostics.report(
                .hiddenFlow, message, at: name.range, notes: [.init("\(quoted(flow.name.value)) uses it", at: flow.name.range)])
        }
        var seen: Set<FlowID> = []
        for reference in program.references(of: id) where program[reference.flow].source != flow.source {
            let other = program[reference.flow]
            let module = program.modules.others[other.source]
            if let module, other.containers != flow.containers {
                let message =
                    "the flow \(quoted(other.name.value)) of the module \(quoted(module)) is generated for \(other.containers.title)'s "
                    + "containers; write 'generate: { interface: \(flow.containers.rawValue) }' in \(sources[other.source].name)"
                diagnostics.report(.interfaceMismatch, message, at: reference.range, notes: [.declaration(of: other.name)])
                continue
            }
            if let module, let limit = limit(of: reference, other, module) {
                diagnostics.report(.hiddenFlow, limit, at: reference.range, notes: [.declaration(of: other.name)])
                continue
            }
            let needed = max(reference.isShown ? own : .internal, module == nil ? .internal : .package)
            guard access(of: other.source) < needed, seen.insert(reference.flow).inserted else { continue }
            reported.insert(other.source)
            report(reference, other, module, own)
        }
    }

    /// Returns why a reference to a flow of another module is impossible, or nil if it's possible.
    /// The other module was generated without knowing about the reference.
    private func limit(of reference: FlowReference, _ other: Flow, _ module: String) -> String? {
        let name = "\(quoted(other.name.value)) of the module \(quoted(module))"
        if reference.fillsSwitch {
            return
                "the switch flow \(name) can't show content from another module; "
                + "name the child alone, or perform the switch in a flow of that module"
        }
        if reference.givesStart, other.kind.isStackOrSingle, !other.parameters.isEmpty {
            return
                "the flow \(name) has parameters, so another module can't choose its first screen; "
                + "remove 'start', or start it in a flow of that module"
        }
        return nil
    }

    private mutating func report(_ reference: FlowReference, _ other: Flow, _ module: String?, _ own: OutputOptions.Access) {
        let (name, file) = (quoted(other.name.value), sources[other.source].name)
        let level = access(of: other.source)
        let message =
            if let module, level == .internal {
                "\(name) is internal to the module \(quoted(module)); write 'generate: { access: public }' in \(file)"
            } else {
                "\(name) is \(level.rawValue) in \(file) but used in a \(own.rawValue) interface; set the same 'access' in both files"
            }
        diagnostics.report(.hiddenFlow, message, at: reference.range, notes: [.init("\(name) is declared here", at: other.name.range)])
    }

    /// Checks the app-level declarations against the flows in them, and against the flows that show
    /// them.
    mutating func app(of file: SwiftFile) {
        guard let app = file.app else { return }
        let level = access(of: file.source)
        let shared = Set([app.factory?.name, app.guards?.name, app.effects?.name].compactMap { $0.map { "any " + $0 } })
        for (index, flow) in program.flows.enumerated() where program.modules.isOwn(flow.source) && flow.source != file.source {
            let own = access(of: flow.source)
            if own < level, let factory = app.factory, builder.isMaking(FlowID(index: index)), reported.insert(flow.source).inserted {
                let message =
                    "'\(factory.name)' is \(level.rawValue) in \(file.specName) but includes the screens of \(quoted(flow.name.value)), "
                    + "which are \(own.rawValue); set the same 'access' in both files"
                diagnostics.report(.hiddenFlow, message, at: flow.name.range)
            }
            let shown = builder.dependencies(of: FlowID(index: index)).first { shared.contains($0.type) }
            if level < own, let shown, reported.insert(flow.source).inserted {
                let message =
                    "'\(shown.type.dropFirst(4))' is \(level.rawValue) in \(file.specName) but used in a \(own.rawValue) interface; "
                    + "set the same 'access' in both files"
                diagnostics.report(.hiddenFlow, message, at: flow.name.range)
            }
        }
    }

    private func access(of source: SourceID) -> OutputOptions.Access { access[source] ?? .internal }
}

extension OutputOptions.Access: Comparable {
    /// True if `left` is visible to fewer files than `right`.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}
