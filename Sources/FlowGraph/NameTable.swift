import FlowDiagnostics
import FlowSpec

/// What every name of a program means: flows by name, the screens and tabs of each flow, and the tabs of all flows.
struct NameTable {
    /// All flows in the order of the files, also those whose names are taken.
    private(set) var declarations: [FlowDeclaration] = []
    /// The number of each flow's first screen; a flow's screens are side by side.
    private(set) var firstScreen: [Int] = []
    /// Whether a file couldn't be read whole, so that a flow which isn't found may be declared there.
    private(set) var isPartial = false
    /// Whether a flow couldn't be read whole, so that a tab which isn't found may be declared there.
    private(set) var hasPartialFlows = false

    private var flows: [String: FlowID] = [:]
    private var screens: [[String: Int]] = []
    private var tabs: [[String: Int]] = []
    private var tabPlaces: [String: [TabPlace]] = [:]
    private var screenOwners: [String: FlowID] = [:]

    /// A tab by its flow and its index in it.
    struct TabPlace: Hashable {
        var flow: FlowID
        var index: Int
    }

    /// Collects the names of all files; reports flows that are declared twice.
    init(_ files: [SpecFile], into diagnostics: inout Diagnostics) {
        var screenCount = 0
        for file in files {
            isPartial = isPartial || file.isPartial
            for flow in file.flows {
                hasPartialFlows = hasPartialFlows || flow.isPartial
                let id = FlowID(index: declarations.count)
                declarations.append(flow)
                firstScreen.append(screenCount)
                screenCount += flow.screens.count
                screens.append(Self.indices(of: flow.screens.map(\.name.value)))
                tabs.append(Self.indices(of: (flow.tabs ?? []).map(\.name.value)))
                if let first = flows[flow.name.value] {
                    let note = Diagnostic.Note("the first is here", at: declarations[first.index].name.range)
                    let message = "the flow \(quoted(flow.name.value)) is declared twice; the names of flows are unique in a program"
                    diagnostics.report(.duplicateFlow, message, at: flow.name.range, notes: [note])
                } else {
                    flows[flow.name.value] = id
                    collect(flow, as: id)
                }
            }
        }
    }

    private mutating func collect(_ flow: FlowDeclaration, as id: FlowID) {
        for (index, tab) in (flow.tabs ?? []).enumerated() {
            tabPlaces[tab.name.value, default: []].append(TabPlace(flow: id, index: index))
        }
        for screen in flow.screens where screenOwners[screen.name.value] == nil {
            screenOwners[screen.name.value] = id
        }
    }

    private static func indices(of names: [String]) -> [String: Int] {
        Dictionary(names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The declaration of a flow.
    subscript(flow: FlowID) -> FlowDeclaration {
        declarations[flow.index]
    }

    /// The flow of a name.
    func flow(named name: String) -> FlowID? {
        flows[name]
    }

    /// The screen of a name among those of a flow.
    func screen(named name: String, in flow: FlowID) -> ScreenID? {
        screens[flow.index][name].map { ScreenID(index: firstScreen[flow.index] + $0) }
    }

    /// The index of a tab of a name among those of a flow.
    func tab(named name: String, in flow: FlowID) -> Int? {
        tabs[flow.index][name]
    }

    /// All tabs of a name.
    func tabs(named name: String) -> [TabPlace] {
        tabPlaces[name] ?? []
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
        case none, flows, tabsFlows, allTabs
        case screens(FlowID), screensAndFlows(FlowID), tabs(FlowID)
    }

    /// The names of some candidates, in the order of the files.
    func list(_ candidates: Candidates) -> [String] {
        switch candidates {
        case .none: []
        case .flows: declarations.map(\.name.value)
        case .tabsFlows: declarations.filter { $0.tabs != nil }.map(\.name.value)
        case .allTabs: declarations.flatMap { ($0.tabs ?? []).map(\.name.value) }
        case .screens(let flow): self[flow].screens.map(\.name.value)
        case .screensAndFlows(let flow): list(.screens(flow)) + list(.flows)
        case .tabs(let flow): (self[flow].tabs ?? []).map(\.name.value)
        }
    }
}
