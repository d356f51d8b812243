import FlowSpec

/// What every name of a program means: flows, guards and effects by name, and the screens, tabs and
/// children of each flow.
struct NameTable {
    /// All flows in the order of the files, also those whose names are taken.
    private(set) var declarations: [FlowDeclaration] = []
    /// All guards in the order of the files, each name once.
    private(set) var guards: [GuardDeclaration] = []
    /// All effects of the program, each name once; screens' own aren't among them.
    private(set) var effects: [EffectDeclaration] = []
    /// All named steps in file order, each name once.
    private(set) var steps: [TransitionDeclaration] = []
    /// The app's transitions, then all deep links, in file order, each name once.
    private(set) var deepLinks: [DeepLinkDeclaration] = []
    /// The types of the app that are declared, each name once.
    private(set) var types = DeclaredTypes()
    /// The number of each flow's first screen; a flow's screens are side by side.
    private(set) var firstScreen: [Int] = []
    /// How many screens there are.
    private(set) var screenCount = 0
    /// Whether a file couldn't be read whole, so that a flow which isn't found may be declared
    /// there.
    private(set) var isPartial = false
    /// Whether a flow couldn't be read whole, so that a tab which isn't found may be declared
    /// there.
    private(set) var hasPartialFlows = false
    /// Whether there is a split flow.
    private(set) var hasSplits = false
    /// Whether a flow or a screen requires a guard.
    private(set) var hasRequirements = false

    private var flows: [String: FlowID] = [:]
    private var guardIDs: [String: GuardID] = [:]
    private var effectIDs: [String: EffectID] = [:]
    private var stepsByName: [String: Int] = [:]
    private var links: [String: Located<String>] = [:]
    private var screens: [[String: Int]] = []
    private var slots: [[String: Int]] = []
    private var tabPlaces: [String: [SlotPlace]] = [:]
    private var childPlaces: [String: [SlotPlace]] = [:]
    private var screenOwners: [String: FlowID] = [:]

    /// A tab or child by its flow and its index in it.
    struct SlotPlace: Hashable {
        var flow: FlowID
        var index: Int
    }

    /// Collects the names of all files; reports what is declared twice.
    init(_ files: [SpecFile], into diagnostics: inout Diagnostics) {
        for declaration in files.flatMap(\.transitions) {
            add(DeepLinkDeclaration(declaration), "transition of the app", into: &diagnostics)
        }
        for file in files {
            isPartial = isPartial || file.isPartial
            file.flows.forEach { add($0, into: &diagnostics) }
            for declaration in file.guards {
                if let first = guardIDs[declaration.name.value] {
                    Self.reportTwice("guard", declaration.name, first: guards[first.index].name, into: &diagnostics)
                } else {
                    guardIDs[declaration.name.value] = GuardID(index: guards.count)
                    guards.append(declaration)
                }
            }
            for declaration in file.effects {
                if let first = effectIDs[declaration.name.value] {
                    Self.reportTwice("effect", declaration.name, first: effects[first.index].name, into: &diagnostics)
                } else {
                    effectIDs[declaration.name.value] = EffectID(index: effects.count)
                    effects.append(declaration)
                }
            }
            for declaration in file.steps {
                if let first = stepsByName[declaration.name.value] {
                    Self.reportTwice("list of steps", declaration.name, first: steps[first].name, into: &diagnostics)
                } else {
                    stepsByName[declaration.name.value] = steps.count
                    steps.append(declaration)
                }
            }
            for declaration in file.deepLinks { add(declaration, "deep link", into: &diagnostics) }
            for declaration in file.types {
                if let first = types.insert(declaration) {
                    Self.reportTwice("type", declaration.name, first: first.name, into: &diagnostics)
                }
            }
        }
    }

    private static func reportTwice(_ what: String, _ name: Located<String>, first: Located<String>, into diagnostics: inout Diagnostics) {
        let note = Diagnostic.Note("the first is here", at: first.range)
        let many = ["list of steps": "lists of steps", "transition of the app": "transitions of the app"][what] ?? "\(what)s"
        let message = "the \(what) \(quoted(name.value)) is declared twice; the names of \(many) are unique in a program"
        diagnostics.report(.nameClash, message, at: name.range, notes: [note])
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
            let note = Diagnostic.Note("the first is here", at: declarations[first.index].name.range)
            let message = "the flow \(quoted(flow.name.value)) is declared twice; the names of flows are unique in a program"
            diagnostics.report(.duplicateFlow, message, at: flow.name.range, notes: [note])
            return
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

    private static func indices(of names: [String]) -> [String: Int] {
        Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The declaration of a flow.
    subscript(flow: FlowID) -> FlowDeclaration {
        // Lent where it stands, rather than copied whole.
        _read { yield declarations[flow.index] }
    }

    /// The flow of a name.
    func flow(named name: String) -> FlowID? {
        flows[name]
    }

    /// The guard of a name.
    func guardID(named name: String) -> GuardID? {
        guardIDs[name]
    }

    /// The program's effect of a name.
    func effect(named name: String) -> EffectID? {
        effectIDs[name]
    }

    /// The number of the steps with a name.
    func steps(named name: String) -> Int? {
        stepsByName[name]
    }

    /// The screen of a name among those of a flow.
    func screen(named name: String, in flow: FlowID) -> ScreenID? {
        screens[flow.index][name].map { ScreenID(index: firstScreen[flow.index] + $0) }
    }

    /// The index of a tab or child of a name among those of a flow.
    func slot(named name: String, in flow: FlowID) -> Int? {
        slots[flow.index][name]
    }

    /// All tabs, or all children, of a name.
    func slots(_ kind: SlotKind, named name: String) -> [SlotPlace] {
        (kind == .tab ? tabPlaces : childPlaces)[name] ?? []
    }

    /// The first flow that has a screen of a name.
    func owner(ofScreenNamed name: String) -> FlowID? {
        screenOwners[name]
    }

    /// The declaration of a screen of a flow.
    func screen(_ id: ScreenID, of flow: FlowID) -> ScreenDeclaration {
        declarations[flow.index].screens[id.index - firstScreen[flow.index]]
    }

    /// The names among which the right spelling of a misspelt one is looked for.
    enum Candidates {
        case none, flows, guards
        case names([String])
        case containers(SlotKind), allSlots(SlotKind), slots(FlowID)
        case screens(FlowID), screensAndFlows(FlowID)
    }

    /// The names of some candidates, in the order of the files.
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
    /// What the parts of a kind are called in this program.
    func title(of kind: SlotKind) -> String {
        kind == .child ? "child" : hasSplits ? "tab or column" : "tab"
    }

    /// The kinds of flow in this program that have parts of a kind.
    func containers(of kind: SlotKind) -> String {
        kind == .child ? "switch" : hasSplits ? "tabs or split" : "tabs"
    }
}

/// What a container's parts are: tabs, which the columns of split views count as, or children.
enum SlotKind {
    case tab, child

    /// Whether a flow has them.
    func isOf(_ flow: FlowDeclaration) -> Bool {
        self == .tab ? flow.tabs != nil : flow.shape == .switch
    }
}
