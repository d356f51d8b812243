import FlowDiagnostics
import FlowGraph
import FlowRules
import FlowSpec

/// Reports specs whose outputs would be one file. Case doesn't count, since it doesn't on a Mac's
/// file system.
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

/// Reports types that would have one name: flows and screens share a module, and their names are
/// joined and capitalized.
///
/// What the app's own types are called is known of those that the program declares.
func checkTypes(_ files: [SwiftFile], own: [Located<String>], into diagnostics: inout Diagnostics) {
    var types = TypeTable(own: own)
    for app in files.compactMap(\.app) { types.declare(app) }
    for flow in files.flatMap(\.flows) { types.declare(flow) }
    for clash in types.clashes {
        let (owner, first) = (clash.owner, clash.first)
        guard let first else {
            let message = "\(quoted(owner.value)) gives the Swift type '\(clash.type)', and the output uses another of that name; rename it"
            diagnostics.report(.nameClash, message, at: owner.range)
            continue
        }
        if clash.isOwn {
            let message =
                "\(quoted(owner.value)) gives the Swift type '\(clash.type)', and the app has one of that name; rename it, or give such names a "
                + "template in 'generate: { names: … }'"
            diagnostics.report(.nameClash, message, at: owner.range, notes: [.init("the app's type", at: first.range)])
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
    private(set) var clashes: [Clash] = []
    private var taken: [String: Located<String>] = [:]
    private let own: [String: Located<String>]

    /// Two types of one name.
    struct Clash {
        var type: String
        /// What gives the second of them.
        var owner: Located<String>
        /// What gives the first; nil where the output uses one of that name.
        var first: Located<String>?
        /// Whether the first is the app's own.
        var isOwn = false
    }

    init(own: [Located<String>]) {
        self.own = Dictionary(own.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func declare(_ type: String, for owner: Located<String>) {
        if Reserved.used.contains(type) { return clashes.append(Clash(type: type, owner: owner)) }
        if let first = own[type] { return clashes.append(Clash(type: type, owner: owner, first: first, isOwn: true)) }
        guard let first = taken.updateValue(owner, forKey: type) else { return }
        taken[type] = first
        clashes.append(Clash(type: type, owner: owner, first: first))
    }

    mutating func declare(_ app: AppOutput) {
        if let factory = app.factory { declare(factory.name, for: app.name) }
        if let guards = app.guards { declare(guards, for: app.name) }
        if let effects = app.effects { declare(effects, for: app.name) }
        if let links = app.links { declare(links.type, for: app.name) }
    }

    private mutating func declare(_ output: ProtocolOutput, for owner: Located<String>) {
        declare(output.name, for: owner)
        for requirement in output.requirements {
            if let answer = requirement.answer { declare(answer.type, for: requirement.name) }
        }
    }

    mutating func declare(_ flow: CoordinatorOutput) {
        declare(flow.names.coordinator, for: flow.flow)
        if flow.hasProtocol { declare(flow.names.coordinating, for: flow.flow) }
        switch flow.kind {
        case .stack, .single: break
        case .tabs: declare(flow.names.tab, for: flow.flow)
        case .switch: declare(flow.names.child, for: flow.flow)
        }
        if let results = flow.results { declare(results.type, for: flow.flow) }
        if flow.hasFactory { declare(flow.names.screens, for: flow.flow) }
        if !flow.screens.isEmpty { declare(flow.names.screen, for: flow.flow) }
        if flow.restoration?.sites.isEmpty == false { declare(flow.names.site, for: flow.flow) }
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
