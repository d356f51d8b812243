import FlowDiagnostics
import FlowSpec

/// The kind of a flow, as its keys tell it.
enum FlowShape: String {
    case stack, single, tabs, `switch`

    /// Whether its parts are other flows and bare screens.
    var isContainer: Bool { self == .tabs || self == .switch }

    /// The kind with an article, as messages say it.
    var title: String {
        switch self {
        case .stack: "a stack flow"
        case .single: "a flow of a single screen"
        case .tabs: "a tabs flow"
        case .switch: "a switch flow"
        }
    }
}

extension FlowDeclaration {
    /// The kind of the flow.
    var shape: FlowShape {
        if tabs != nil { return .tabs }
        if children != nil { return .switch }
        return single != nil ? .single : .stack
    }

    /// The names of its tabs or children.
    var slotNames: [Located<String>] {
        tabs?.map(\.name) ?? children?.map(\.name) ?? []
    }
}

/// Parameters in their order, and by name.
struct ParameterTable {
    private(set) var all: [Parameter] = []
    /// Whether some couldn't be read, so that one which isn't found may be among them.
    var isPartial: Bool
    private var places: [String: Int] = [:]

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
        places[parameter.name.value] = all.count
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
