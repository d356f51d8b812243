import FlowSpec

/// The kind of a flow, as its keys tell it.
enum FlowShape: String {
    case stack, single, external, tabs, split, `switch`

    /// Whether its screens can be on navigation stacks. An external flow's can if it is pushed.
    var isOnStacks: Bool { self == .stack || self == .external }

    /// Whether its parts are other flows and bare screens.
    var isContainer: Bool { self == .tabs || self == .split || self == .switch }

    /// What messages call its parts, of a container.
    var part: String {
        switch self {
        case .tabs: "tab"
        case .split: "column"
        case .stack, .single, .external, .switch: "child"
        }
    }

    /// The kind with an article, as messages say it.
    var title: String {
        switch self {
        case .stack: "a stack flow"
        case .single: "a flow of a single screen"
        case .external: "an external flow"
        case .tabs: "a tabs flow"
        case .split: "a split flow"
        case .switch: "a switch flow"
        }
    }
}

extension FlowDeclaration {
    /// The kind of the flow.
    var shape: FlowShape {
        if split != nil { return .split }
        if tabs != nil { return .tabs }
        if children != nil { return .switch }
        if external != nil { return .external }
        return single != nil ? .single : .stack
    }

    /// The screens that names can refer to. An external flow's screen has the flow's name.
    var namedScreens: [ScreenDeclaration] { external == nil ? screens : [] }

    /// The names of its tabs, columns or children.
    var slotNames: [Located<String>] {
        tabs?.map(\.name) ?? children?.map(\.name) ?? []
    }

    /// What its tabs, columns or children hold, by the names of flows; nil for what isn't a flow.
    var heldFlows: [String?] {
        let held = tabs?.map { if case .flow(let name) = $0.content { name.value } else { String?.none } }
        return held ?? children?.map { $0.target?.kind == .screen ? nil : $0.target?.name.value } ?? []
    }
}

/// Parameters in their order, and by name.
struct ParameterTable {
    private(set) var all: [Parameter] = []
    /// Whether some couldn't be read, so that one which isn't found may be among them.
    var isPartial: Bool
    private var places = NamePlaces()

    init(_ parameters: [Parameter] = [], isPartial: Bool = false) {
        self.isPartial = isPartial
        parameters.forEach { insert($0) }
    }

    /// The parameter of a name.
    subscript(name: String) -> Parameter? {
        places[name].map { all[$0] }
    }

    /// Adds a parameter; gives the one of its name that is there already, if any.
    @discardableResult mutating func insert(_ parameter: Parameter) -> Parameter? {
        if let place = places[parameter.name.value] {
            return all[place]
        }
        places.append(parameter.name.value)
        all.append(parameter)
        return nil
    }
}

/// Results in their order, and by name.
struct ResultTable {
    let all: [ResultCase]
    /// The values of each result.
    let values: [ParameterTable]
    /// Whether some couldn't be read, so that one which isn't found may be among them.
    let isPartial: Bool
    private let places: [String: Int]

    init(_ results: [ResultDeclaration] = [], isPartial: Bool = false) {
        self.isPartial = isPartial
        all = results.map { ResultCase(name: $0.name, parameters: $0.parameters) }
        values = results.map { ParameterTable($0.parameters, isPartial: $0.isPartial) }
        places = Dictionary(results.enumerated().map { ($0.element.name.value, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of the result of a name.
    subscript(name: String) -> Int? { places[name] }

    var isEmpty: Bool { all.isEmpty }
    var names: [String] { all.map(\.name.value) }
}
