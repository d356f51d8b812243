import FlowGraph
import FlowSpec

/// Reports specs with the same output file. Ignores case, as the default file system of macOS does.
func checkFileNames(_ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    var taken: [String: SwiftFile] = [:]
    for file in files {
        guard let first = taken.updateValue(file, forKey: file.name.lowercased()) else { continue }
        taken[file.name.lowercased()] = first
        diagnostics.report(
            .duplicateFile, "two specs generate \(quoted(file.name)); rename one of them", at: .start(of: file.source),
            notes: [.init("the other spec is here", at: .start(of: first.source))])
    }
}

/// Reports types that would have the same name: flows and screens share a module, and their names
/// are joined and capitalized.
///
/// The app's types are known only if the program declares them.
func checkTypes(_ files: [SwiftFile], _ builder: OutputBuilder, into diagnostics: inout Diagnostics) {
    let hasViews = builder.isInSwiftUI || builder.program.flows.contains { $0.interface == .swiftui }
    var types = TypeTable(own: builder.program.types, used: hasViews ? Reserved.used.union(Reserved.usedInViews) : Reserved.used)
    for app in files.compactMap(\.app) { types.declare(app) }
    for set in files.flatMap(\.setIDs) { types.declare(set: set, of: builder) }
    for flow in files.flatMap(\.flowIDs) { types.declare(flow, of: builder) }
    for clash in types.clashes {
        let (owner, first) = (clash.owner, clash.first)
        guard let first else {
            let message =
                "\(quoted(owner.value)) generates the Swift type '\(clash.type)', but the output uses another type of that name; rename it"
            diagnostics.report(.nameClash, message, at: owner.range)
            continue
        }
        if clash.isOwn {
            let message =
                "\(quoted(owner.value)) generates the Swift type '\(clash.type)', but the app has a type of that name; rename it, or set a "
                + "template in 'generate: { names: … }'"
            diagnostics.report(.nameClash, message, at: owner.range, notes: [.init("'\(clash.type)' is declared here", at: first.range)])
            continue
        }
        // A template without placeholders generates one name for all.
        let advice = clash.type.contains(capitalized(owner.value)) ? "rename one of them" : "add '{Flow}' to the template of these names"
        let isAlike = owner.value == first.value
        let both = isAlike ? "two declarations named \(quoted(owner.value))" : "\(quoted(owner.value)) and \(quoted(first.value)) both"
        diagnostics.report(
            .nameClash, "\(both) generate the Swift type '\(clash.type)'; \(advice)",
            at: owner.range, notes: [.init("\(isAlike ? "the other " : "")\(quoted(first.value)) is declared here", at: first.range)])
    }
}

/// The declared types, with the name in the spec that declares each.
private struct TypeTable {
    private(set) var clashes: [Clash] = []
    private var taken: [String: Located<String>] = [:]
    private let own: [String: Located<String>]
    private let used: Set<String>

    /// Two types with one name.
    struct Clash {
        var type: String
        /// The name in the spec that declares the second type.
        var owner: Located<String>
        /// The name that declares the first type; nil if it's a type that the output uses.
        var first: Located<String>?
        /// True if the first type belongs to the app.
        var isOwn = false
    }

    init(own: [Located<String>], used: Set<String>) {
        self.used = used
        self.own = Dictionary(own.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func declare(_ type: String, for owner: Located<String>) {
        if used.contains(type) { return clashes.append(Clash(type: type, owner: owner)) }
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
        if let view = app.view { declare(view.name, for: app.name) }
    }

    private mutating func declare(_ output: ProtocolOutput, for owner: Located<String>) {
        declare(output.name, for: owner)
        for requirement in output.requirements {
            if let answer = requirement.answer { declare(answer.type, for: requirement.name) }
        }
    }

    mutating func declare(set: Int, of builder: OutputBuilder) {
        let (name, names) = (builder.program.sets[set], builder.names(ofSet: set))
        declare(names.routing, for: name)
        declare(names.flow, for: name)
    }

    mutating func declare(_ id: FlowID, of builder: OutputBuilder) {
        let (flow, names) = (builder.program[id], builder.names(id))
        declare(names.coordinator, for: flow.name)
        if builder.hasProtocol(flow) { declare(names.coordinating, for: flow.name) }
        switch flow.kind {
        case .stack, .single: break
        case .tabs: declare(names.tab, for: flow.name)
        case .switch: declare(names.child, for: flow.name)
        }
        if !flow.results.isEmpty { declare(names.result, for: flow.name) }
        if builder.hasFactory(id) { declare(names.screens, for: flow.name) }
        if !flow.screens.isEmpty { declare(names.screen, for: flow.name) }
        if flow.hasView { declare(names.screenView, for: flow.name) }
        if !builder.sites.of(id).isEmpty { declare(names.site, for: flow.name) }
        if builder.hasOwn(flow.transitions) { declare(names.flowRouting, for: flow.name) }
        if !flow.transitions.isEmpty { declare(names.flowRouter, for: flow.name) }
        for screen in flow.screens { declare(screen, names, of: builder) }
    }

    private mutating func declare(_ id: ScreenID, _ names: FlowNames, of builder: OutputBuilder) {
        let owner = builder.program.screens[id.index].name
        let before = clashes.count
        if builder.declaresRouting(id) { declare(names.routing(owner.value), for: owner) }
        // Both names usually have the same prefix, so one finding is enough.
        if builder.hasRouter(id), clashes.count == before { declare(names.router(owner.value), for: owner) }
        if let effects = builder.effects(of: id) { declare(effects, for: owner) }
        // The app's factory has the associated types of all protocols.
        if builder.isMadeAsView(id), clashes.count == before { declare(names.made(owner.value), for: owner) }
    }
}
