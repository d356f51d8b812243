import FlowDiagnostics
import FlowGraph

/// The Swift that will be written for one spec, in the domain's words: every name is settled, nothing is text yet.
public struct SwiftFile: Sendable {
    /// The spec that it comes from.
    public let source: SourceID
    /// The spec's file name, for the header and the documentation comments.
    public let specName: String
    /// The output's file name: `Home.flow.swift` for `Home.flow.yaml`.
    public let name: String
    /// What comes of each flow, in the order of the spec.
    public let flows: [CoordinatorOutput]
    /// One name for all factory protocols, in the file that declares the root flow.
    let factory: FactoryOutput?
}

/// A name for the factory protocols of all flows together: what the app's own factory conforms to.
struct FactoryOutput: Sendable {
    let name: String
    let protocols: [String]
}

/// What comes of one flow.
public struct CoordinatorOutput: Sendable {
    /// The flow's name in the spec, with its place.
    public let flow: Located<String>
    let names: FlowNames
    let kind: Kind
    /// The flow's own screens: of a stack all that may stand on it, of tabs the bare ones.
    let screens: [ScreenOutput]
    /// The factory protocols of all flows that this one may start, its own first.
    let factories: [String]
    /// The transitions as the coordinator offers them: one method for each signature.
    let methods: [MethodOutput]

    enum Kind: Sendable {
        /// `first` is the screen that the flow begins with.
        case stack(first: ScreenOutput)
        case tabs([TabOutput], first: String)
    }
}

/// A screen: a case of the enumeration, a factory method and, where it has ways out, a routing protocol.
struct ScreenOutput: Sendable {
    let name: Located<String>
    let parameters: [ParameterOutput]
    let routing: String
    let router: String
    let transitions: [TransitionOutput]

    /// The factory method's name.
    var factoryMethod: String { "make" + capitalized(name.value) }
}

/// A parameter of a method or of a case.
struct ParameterOutput: Sendable, Hashable {
    let name: String
    /// The type as it is stored.
    let type: String
    /// Whether the type is a function, which a method's parameter must be allowed to keep.
    let isFunction: Bool
    var defaultValue: String?
}

/// A method of a routing protocol with what it does.
struct TransitionOutput: Sendable {
    let name: Located<String>
    private(set) var parameters: [ParameterOutput]
    /// What the steps do, in one sentence.
    let summary: String
    /// The path in the spec, such as `home.details.buy`.
    let path: String
    let steps: [StepOutput]

    /// The transition without the defaults, of parameters at an index, that are `dropped`.
    func withoutDefaults(_ dropped: (Int, String?) -> Bool) -> TransitionOutput {
        var copy = self
        for (index, parameter) in parameters.enumerated() where dropped(index, parameter.defaultValue) {
            copy.parameters[index].defaultValue = nil
        }
        return copy
    }

    /// What tells methods of one name apart for the Swift compiler.
    var signature: String { signature(parameters) }

    /// The signature of a method of this name with some of the parameters.
    func signature(_ parameters: [ParameterOutput]) -> String {
        name.value + parameters.map { "|\($0.name):\($0.type)" }.joined()
    }
}

/// A method of the coordinator: it asks the screen on top, if that offers the transition.
struct MethodOutput: Sendable {
    let transition: TransitionOutput
    /// The routers of the screens that have a transition of this signature.
    let routers: [String]
    /// What those screens' transitions do: one line of documentation, or one for each screen where they differ.
    let summaries: [String]
}

/// A tab of a tabs flow.
struct TabOutput: Sendable {
    let name: Located<String>
    let content: Content
    let title: String?
    let image: Tab.Image?

    enum Content: Sendable {
        /// A flow, by its coordinator's class.
        case flow(coordinator: String)
        /// A bare screen.
        case screen(ScreenOutput)
    }

    /// The class of the coordinator of the tab's flow; nil for a bare screen.
    var coordinator: String? {
        if case .flow(let coordinator) = content { coordinator } else { nil }
    }
}

/// A step with the Swift values that it works on.
enum StepOutput: Sendable {
    case push(TargetOutput)
    case replace(TargetOutput)
    case setStack([TargetOutput])
    case pop(Int)
    case popTo(String)
    case popToRoot
    case select(tab: String, coordinator: String, stack: [TargetOutput]?)
    case present(TargetOutput)
    case dismiss
    case dismissAll
}

/// A screen or a flow with its arguments, which all are parameters of the method.
enum TargetOutput: Sendable {
    case screen(String, arguments: [String])
    case flow(coordinator: String, arguments: [String])
}
