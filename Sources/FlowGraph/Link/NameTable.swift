import FlowSpec

/// The names of a program: flows, guards and effects, and each flow's screens, tabs and children.
struct NameTable {
    /// All flows in the order of the files, including flows with duplicate names.
    private(set) var declarations: [FlowDeclaration] = []
    /// All guards in the order of the files, without duplicate names.
    private(set) var guards: [GuardDeclaration] = []
    /// All effects of the program, without duplicate names and without effects of screens.
    private(set) var effects: [EffectDeclaration] = []
    /// All reusable steps in the order of the files, without duplicate names.
    private(set) var steps: [TransitionDeclaration] = []
    /// All sets of transitions in the order of the files, without duplicate names.
    private(set) var sets: [TransitionSetDeclaration] = []
    /// The global transitions, then all deep links, in file order, without duplicate names.
    private(set) var deepLinks: [DeepLinkDeclaration] = []
    /// The declared types of the app, without duplicate names.
    private(set) var types = DeclaredTypes()
    /// The index of each flow's first screen. A flow's screens are contiguous.
    private(set) var firstScreen: [Int] = []
    private(set) var screenCount = 0
    /// True if a file is partly unreadable, so it might declare a missing flow.
    private(set) var isPartial = false
    /// True if a flow is partly unreadable, so it might declare a missing tab.
    private(set) var hasPartialFlows = false
    private(set) var hasSplits = false
    /// True if a flow or a screen requires a guard.
    private(set) var hasRequirements = false

    private var flows: [String: FlowID] = [:]
    private var guardsByName: [String: Int] = [:]
    private var effectsByName: [String: Int] = [:]
    private var stepsByName: [String: Int] = [:]
    private var setsByName: [String: Int] = [:]
    private var links: [String: Located<String>] = [:]
    private var screens: [[String: Int]] = []
    private var slots: [[String: Int]] = []
    private var tabPlaces: [String: [SlotPlace]] = [:]
    private var childPlaces: [String: [SlotPlace]] = [:]
    private var screenOwners: [String: FlowID] = [:]

    /// A tab or child by its flow and its index.
    struct SlotPlace: Hashable {
        var flow: FlowID
        var index: Int
    }

    /// Collects the names of all files and reports duplicate declarations.
    init(_ files: [SpecFile], into diagnostics: inout Diagnostics) {
        for declaration in files.flatMap(\.transitions) {
            add(DeepLinkDeclaration(declaration), "global transition", into: &diagnostics)
        }
        for declaration in files.flatMap(\.transitionSets) {
            Self.add(declaration, "set of transitions", named: \.name, to: &sets, &setsByName, into: &diagnostics)
        }
        for file in files {
            isPartial = isPartial || file.isPartial
            file.flows.forEach { add(expanded($0), into: &diagnostics) }
            for declaration in file.guards {
                Self.add(declaration, "guard", named: \.name, to: &guards, &guardsByName, into: &diagnostics)
            }
            for declaration in file.effects {
                Self.add(declaration, "effect", named: \.name, to: &effects, &effectsByName, into: &diagnostics)
            }
            for declaration in file.steps {
                Self.add(declaration, "list of reusable steps", named: \.name, to: &steps, &stepsByName, into: &diagnostics)
            }
            for declaration in file.deepLinks { add(declaration, "deep link", into: &diagnostics) }
            for declaration in file.types {
                if let first = types.insert(declaration) {
                    Self.reportTwice("type", declaration.name, first: first.name, into: &diagnostics)
                }
            }
        }
    }

    /// Adds a declaration, or reports it if an earlier one has its name.
    private static func add<Declaration>(
        _ declaration: Declaration, _ what: String, named name: (Declaration) -> Located<String>, to all: inout [Declaration],
        _ places: inout [String: Int], into diagnostics: inout Diagnostics
    ) {
        if let first = places[name(declaration).value] {
            reportTwice(what, name(declaration), first: name(all[first]), into: &diagnostics)
        } else {
            places[name(declaration).value] = all.count
            all.append(declaration)
        }
    }

    private static func reportTwice(
        _ what: String, _ name: Located<String>, first: Located<String>, _ rule: Rule = .nameClash, into diagnostics: inout Diagnostics
    ) {
        let note = Diagnostic.Note("\(quoted(name.value)) is first declared here", at: first.range)
        let message = "the \(what) \(quoted(name.value)) is declared twice; rename or remove one of them"
        diagnostics.report(rule, message, at: name.range, notes: [note])
    }

    private mutating func add(_ link: DeepLinkDeclaration, _ what: String, into diagnostics: inout Diagnostics) {
        let key = link.isTransition ? "transition \(link.name.value)" : link.name.value
        if let first = links[key] {
            Self.reportTwice(what, link.name, first: first, into: &diagnostics)
        } else {
            links[key] = link.name
            deepLinks.append(link)
        }
    }

    private mutating func add(_ flow: FlowDeclaration, into diagnostics: inout Diagnostics) {
        hasPartialFlows = hasPartialFlows || flow.isPartial
        hasSplits = hasSplits || flow.split != nil
        hasRequirements = hasRequirements || flow.requirement != nil || flow.screens.contains { $0.requirement != nil }
        let id = FlowID(index: declarations.count)
        declarations.append(flow)
        firstScreen.append(screenCount)
        screenCount += flow.screens.count
        screens.append(Self.indices(of: flow.namedScreens.map(\.name.value)))
        slots.append(Self.indices(of: flow.slotNames.map(\.value)))
        if let first = flows[flow.name.value] {
            return Self.reportTwice("flow", flow.name, first: declarations[first.index].name, .duplicateFlow, into: &diagnostics)
        }
        flows[flow.name.value] = id
        for (index, name) in flow.slotNames.enumerated() {
            let place = SlotPlace(flow: id, index: index)
            if flow.tabs != nil {
                tabPlaces[name.value, default: []].append(place)
            } else {
                childPlaces[name.value, default: []].append(place)
            }
        }
        for screen in flow.namedScreens where screenOwners[screen.name.value] == nil {
            screenOwners[screen.name.value] = id
        }
    }

    /// Returns a flow with the transitions of the sets that it and its screens use. Its own hide
    /// shared ones, and the flow's sets hide its screens'.
    private func expanded(_ flow: FlowDeclaration) -> FlowDeclaration {
        guard !sets.isEmpty else { return flow }
        var flow = flow
        expand(&flow.transitions, by: flow.uses)
        let shared = Set(flow.uses.map(\.value))
        for index in flow.screens.indices {
            expand(&flow.screens[index].transitions, by: flow.screens[index].uses.filter { !shared.contains($0.value) })
        }
        return flow
    }

    private func expand(_ transitions: inout [TransitionDeclaration], by uses: [Located<String>]) {
        for set in uses.compactMap({ setsByName[$0.value] }) {
            let known = Set(transitions.map(\.name.value))
            transitions += sets[set].transitions.filter { !known.contains($0.name.value) }
        }
    }

    private static func indices(of names: [String]) -> [String: Int] {
        Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(flow: FlowID) -> FlowDeclaration {
        // Lends the declaration instead of copying it.
        _read { yield declarations[flow.index] }
    }

    func flow(named name: String) -> FlowID? {
        flows[name]
    }

    func guardID(named name: String) -> GuardID? {
        guardsByName[name].map(GuardID.init)
    }

    /// Returns the program's effect with a name.
    func effect(named name: String) -> EffectID? {
        effectsByName[name].map(EffectID.init)
    }

    /// Returns the index of the reusable steps with a name.
    func steps(named name: String) -> Int? {
        stepsByName[name]
    }

    /// Returns the index of the set of transitions with a name.
    func set(named name: String) -> Int? {
        setsByName[name]
    }

    func screen(named name: String, in flow: FlowID) -> ScreenID? {
        screens[flow.index][name].map { ScreenID(index: firstScreen[flow.index] + $0) }
    }

    func slot(named name: String, in flow: FlowID) -> Int? {
        slots[flow.index][name]
    }

    /// Returns all tabs or all children with a name.
    func slots(_ kind: SlotKind, named name: String) -> [SlotPlace] {
        (kind == .tab ? tabPlaces : childPlaces)[name] ?? []
    }

    /// Returns the first flow that has a screen with a name.
    func owner(ofScreenNamed name: String) -> FlowID? {
        screenOwners[name]
    }

    func screen(_ id: ScreenID, of flow: FlowID) -> ScreenDeclaration {
        declarations[flow.index].screens[id.index - firstScreen[flow.index]]
    }

    /// The names to search for the intended spelling of a misspelled one.
    enum Candidates {
        case none, flows, guards
        case names([String])
        case containers(SlotKind), allSlots(SlotKind), slots(FlowID)
        case screens(FlowID), screensAndFlows(FlowID)
    }

    func list(_ candidates: Candidates) -> [String] {
        switch candidates {
        case .none: []
        case .flows: declarations.map(\.name.value)
        case .guards: guards.map(\.name.value)
        case .names(let names): names
        case .containers(let kind): declarations.filter { kind.isOf($0) }.map(\.name.value)
        case .allSlots(let kind): declarations.filter { kind.isOf($0) }.flatMap { $0.slotNames.map(\.value) }
        case .slots(let flow): self[flow].slotNames.map(\.value)
        case .screens(let flow): self[flow].namedScreens.map(\.name.value)
        case .screensAndFlows(let flow): list(.screens(flow)) + list(.flows)
        }
    }
}

extension NameTable {
    /// The word for slots of a kind in this program.
    func title(of kind: SlotKind) -> String {
        kind == .child ? "child" : hasSplits ? "tab or column" : "tab"
    }

    /// The kinds of flow in this program that have slots of a kind.
    func containers(of kind: SlotKind) -> String {
        kind == .child ? "switch" : hasSplits ? "tabs or split" : "tabs"
    }
}

/// The kind of a container's slots: tabs, including columns of split views, or children.
enum SlotKind {
    case tab, child

    /// True if a flow has slots of this kind.
    func isOf(_ flow: FlowDeclaration) -> Bool {
        self == .tab ? flow.tabs != nil : flow.shape == .switch
    }
}
