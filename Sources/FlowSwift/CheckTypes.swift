import FlowDiagnostics
import FlowGraph
import FlowSpec

/// Reports specs whose outputs would be one file. Case doesn't count, since it doesn't on a Mac's file system.
func checkFileNames(_ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    var taken: [String: SwiftFile] = [:]
    for file in files {
        guard let first = taken.updateValue(file, forKey: file.name.lowercased()) else { continue }
        taken[file.name.lowercased()] = first
        diagnostics.report(
            .duplicateFile, "another spec of the program gives \(quoted(file.name)) too; rename one of them", at: .start(of: file.source),
            notes: [.init("the other spec", at: .start(of: first.source))])
    }
}

/// Reports types that would have one name: flows and screens share a module, and their names are joined and capitalized.
func checkTypes(_ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    var types = TypeTable()
    for app in files.compactMap(\.app) { types.declare(app) }
    for flow in files.flatMap(\.flows) { types.declare(flow) }
    for clash in types.clashes {
        let (owner, first) = (clash.owner, clash.first)
        guard let first else {
            let message = "\(quoted(owner.value)) gives the Swift type '\(clash.type)', and the output uses another of that name; rename it"
            diagnostics.report(.nameClash, message, at: owner.range)
            continue
        }
        // A template that leaves the names out gives all of them one.
        let advice = clash.type.contains(capitalized(owner.value)) ? "rename one of them" : "put '{Flow}' into the template of such names"
        diagnostics.report(
            .nameClash, "\(quoted(owner.value)) and \(quoted(first.value)) both give the Swift type '\(clash.type)'; \(advice)",
            at: owner.range, notes: [.init("the other one", at: first.range)])
    }
}

/// Who declares which type.
private struct TypeTable {
    private(set) var clashes: [(type: String, owner: Located<String>, first: Located<String>?)] = []
    private var taken: [String: Located<String>] = [:]

    private mutating func declare(_ type: String, for owner: Located<String>) {
        if Reserved.used.contains(type) { return clashes.append((type, owner, nil)) }
        guard let first = taken.updateValue(owner, forKey: type) else { return }
        taken[type] = first
        clashes.append((type, owner, first))
    }

    mutating func declare(_ app: AppOutput) {
        if let factory = app.factory { declare(factory.name, for: app.name) }
        if let guards = app.guards { declare(guards, for: app.name) }
        if let effects = app.effects { declare(effects, for: app.name) }
    }

    private mutating func declare(_ output: ProtocolOutput, for owner: Located<String>) {
        declare(output.name, for: owner)
        for requirement in output.requirements {
            if let answer = requirement.answer { declare(answer.type, for: requirement.name) }
        }
    }

    mutating func declare(_ flow: CoordinatorOutput) {
        declare(flow.names.coordinator, for: flow.flow)
        declare(flow.names.coordinating, for: flow.flow)
        switch flow.kind {
        case .stack, .single: break
        case .tabs: declare(flow.names.tab, for: flow.flow)
        case .switch: declare(flow.names.child, for: flow.flow)
        }
        if let results = flow.results { declare(results.type, for: flow.flow) }
        if flow.hasFactory { declare(flow.names.screens, for: flow.flow) }
        if !flow.screens.isEmpty { declare(flow.names.screen, for: flow.flow) }
        if let router = flow.router {
            declare(router.routing, for: flow.flow)
            declare(router.name, for: flow.flow)
        }
        for screen in flow.screens { declare(screen) }
    }

    private mutating func declare(_ screen: ScreenOutput) {
        let before = clashes.count
        if let routing = screen.routing { declare(routing, for: screen.name) }
        // Both names mostly have the same beginning: one finding says it.
        if let router = screen.router, clashes.count == before { declare(router.name, for: screen.name) }
        if let effects = screen.effects { declare(effects, for: screen.name) }
    }
}
