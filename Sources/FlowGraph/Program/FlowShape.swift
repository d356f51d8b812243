import FlowSpec

/// The kind of a flow, as its keys determine it.
enum FlowShape: String {
    case stack, single, external, tabs, split, `switch`

    /// True if its screens can be on navigation stacks. For external flows, this requires a push.
    var isOnStacks: Bool { self == .stack || self == .external }

    /// True if its parts are other flows and bare screens.
    var isContainer: Bool { self == .tabs || self == .split || self == .switch }

    /// The word for one of a container's parts in messages.
    var part: String {
        switch self {
        case .tabs: "tab"
        case .split: "column"
        case .stack, .single, .external, .switch: "child"
        }
    }

    /// The kind with an article, for messages.
    var title: String {
        switch self {
        case .stack: "a stack flow"
        case .single: "a single screen"
        case .external: "an external flow"
        case .tabs: "a tabs flow"
        case .split: "a split flow"
        case .switch: "a switch flow"
        }
    }
}

extension FlowDeclaration {
    var shape: FlowShape {
        if split != nil { return .split }
        if tabs != nil { return .tabs }
        if children != nil { return .switch }
        if external != nil { return .external }
        return single != nil ? .single : .stack
    }

    /// The screens that names can refer to. An external flow's screen is named like the flow.
    var namedScreens: [ScreenDeclaration] { external == nil ? screens : [] }

    /// The names of its tabs, columns or children.
    var slotNames: [Located<String>] {
        tabs?.map(\.name) ?? children?.map(\.name) ?? []
    }

    /// The flow names that its tabs, columns or children contain; `nil` for anything except a flow.
    var heldFlows: [String?] {
        let held = tabs?.map { if case .flow(let name) = $0.content { name.value } else { String?.none } }
        return held ?? children?.map { $0.target?.kind == .screen ? nil : $0.target?.name.value } ?? []
    }
}

/// Parameters in their order, with lookup by name.
struct ParameterTable {
    private(set) var all: [Parameter] = []
    /// True if some are unreadable, so a missing name might be one of them.
    var isPartial: Bool
    private var places = NamePlaces()

    init(_ parameters: [Parameter] = [], isPartial: Bool = false) {
        self.isPartial = isPartial
        parameters.forEach { insert($0) }
    }

    subscript(name: String) -> Parameter? {
        places[name].map { all[$0] }
    }

    /// Adds a parameter, or returns the existing parameter with that name.
    @discardableResult mutating func insert(_ parameter: Parameter) -> Parameter? {
        if let place = places[parameter.name.value] {
            return all[place]
        }
        places.append(parameter.name.value)
        all.append(parameter)
        return nil
    }
}

/// Results in their order, with lookup by name.
struct ResultTable {
    let all: [ResultCase]
    /// The values of each result.
    let values: [ParameterTable]
    /// True if some are unreadable, so a missing name might be one of them.
    let isPartial: Bool
    private let places: [String: Int]

    init(_ results: [ResultDeclaration] = [], isPartial: Bool = false) {
        self.isPartial = isPartial
        all = results.map { ResultCase(name: $0.name, parameters: $0.parameters) }
        values = results.map { ParameterTable($0.parameters, isPartial: $0.isPartial) }
        places = Dictionary(results.enumerated().map { ($0.element.name.value, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of the result with a name.
    subscript(name: String) -> Int? { places[name] }

    var isEmpty: Bool { all.isEmpty }
    var names: [String] { all.map(\.name.value) }
}
