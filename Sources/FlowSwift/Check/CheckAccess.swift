import FlowGraph
import FlowSpec

/// Reports flows that are named where their Swift can't be seen: of another module, or where more
/// is said to be public than is.
func checkAccess(_ builder: OutputBuilder, _ files: [SwiftFile], _ sources: SourceTable, into diagnostics: inout Diagnostics) {
    // Files of one module and one access see all of each other.
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
    /// The files of which it was said that they don't show enough.
    private var reported: Set<SourceID> = []

    private var program: Program { builder.program }

    init(builder: OutputBuilder, sources: SourceTable, diagnostics: Diagnostics) {
        (self.builder, self.sources, self.diagnostics) = (builder, sources, diagnostics)
        access = Dictionary(builder.program.files.map { ($0.source, $0.output.access) }) { first, _ in first }
    }

    /// Checks the flows that an own flow names, each once.
    mutating func flow(_ id: FlowID) {
        let flow = program[id]
        guard program.modules.isOwn(flow.source) else { return }
        let own = access(of: flow.source)
        var seen: Set<FlowID> = []
        for reference in program.references(of: id) where program[reference.flow].source != flow.source {
            let other = program[reference.flow]
            let module = program.modules.others[other.source]
            if let module, let limit = limit(of: reference, other, module) {
                diagnostics.report(.hiddenFlow, limit, at: reference.range, notes: [.init("the flow", at: other.name.range)])
                continue
            }
            let needed = max(reference.isShown ? own : .internal, module == nil ? .internal : .package)
            guard access(of: other.source) < needed, seen.insert(reference.flow).inserted else { continue }
            reported.insert(other.source)
            report(reference, other, module, own)
        }
    }

    /// What can't be done with a flow of another module, since the Swift of that module doesn't
    /// know of it.
    private func limit(of reference: FlowReference, _ other: Flow, _ module: String) -> String? {
        let name = "\(quoted(other.name.value)) of the module \(quoted(module))"
        if reference.fillsSwitch {
            return
                "what the switch flow \(name) shows is made in that module only; "
                + "name the child alone, or have a flow of that module do this"
        }
        if reference.givesStart, other.kind.isStackOrSingle, !other.parameters.isEmpty {
            return
                "the flow \(name) has parameters, which only its own first screens take; "
                + "leave out 'start', or have a flow of that module begin so"
        }
        return nil
    }

    private mutating func report(_ reference: FlowReference, _ other: Flow, _ module: String?, _ own: OutputOptions.Access) {
        let (name, file) = (quoted(other.name.value), sources[other.source].name)
        let level = access(of: other.source)
        let message =
            if let module, level == .internal {
                "\(name) is a flow of the module \(quoted(module)), whose Swift can't be seen here; write 'generate: { access: public }' in \(file)"
            } else {
                "the Swift of this file is \(own.rawValue) and shows that of \(name), which is \(level.rawValue) in \(file); give both files one access"
            }
        diagnostics.report(.hiddenFlow, message, at: reference.range, notes: [.init("the flow", at: other.name.range)])
    }

    /// Checks what the app as a whole has against the flows that it is put together from, and those
    /// that show it.
    mutating func app(of file: SwiftFile) {
        guard let app = file.app else { return }
        let level = access(of: file.source)
        let shared = Set([app.factory?.name, app.guards?.name, app.effects?.name].compactMap { $0.map { "any " + $0 } })
        for (index, flow) in program.flows.enumerated() where program.modules.isOwn(flow.source) && flow.source != file.source {
            let own = access(of: flow.source)
            if own < level, let factory = app.factory, builder.isMaking(FlowID(index: index)), reported.insert(flow.source).inserted {
                report(
                    factory.name, level, file, shows: "the screens of \(quoted(flow.name.value)), which are \(own.rawValue) here", at: flow)
            }
            let shown = builder.dependencies(of: FlowID(index: index)).first { shared.contains($0.type) }
            if level < own, let shown, reported.insert(flow.source).inserted {
                let message =
                    "the Swift of this file is \(own.rawValue) and shows '\(shown.type.dropFirst(4))', which is \(level.rawValue) in "
                    + "\(file.specName); give both files one access"
                diagnostics.report(.hiddenFlow, message, at: flow.name.range)
            }
        }
    }

    private mutating func report(_ name: String, _ level: OutputOptions.Access, _ file: SwiftFile, shows what: String, at flow: Flow) {
        let message = "'\(name)' is \(level.rawValue) in \(file.specName) and has \(what); give both files one access"
        diagnostics.report(.hiddenFlow, message, at: flow.name.range)
    }

    private func access(of source: SourceID) -> OutputOptions.Access { access[source] ?? .internal }
}

extension OutputOptions.Access: Comparable {
    /// Whether one lets fewer see than the other.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}
