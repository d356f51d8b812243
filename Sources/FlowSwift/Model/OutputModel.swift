import FlowGraph
import FlowSpec

/// The Swift that will be written for one spec, in the domain's words: every name is settled,
/// nothing is laid out yet. What stands under the names is made when it is asked for, each time
/// anew, so that no more than a flow of it is kept.
public struct SwiftFile: Sendable {
    /// The spec that it comes from.
    let source: SourceID
    /// The spec's file name, for the header and the documentation comments.
    let specName: String
    /// The output's file name: `Home.flow.swift` for `Home.flow.yaml`.
    let name: String
    /// The flows of the spec, in its order.
    let flowIDs: [FlowID]
    /// The modules that the spec names for import.
    let namedImports: [String]
    /// Whether it has what the app as a whole has, as the file that names the root flow.
    let hasApp: Bool
    /// FlowRuntime's sources, where they are part of the output.
    let runtime: RuntimeOutput?
    /// How declarations are written.
    let style: SwiftStyle
    /// What makes all that stands under the names.
    var builder: OutputBuilder

    /// What comes of each flow, in the order of the spec.
    var flows: [CoordinatorOutput] { flowIDs.map(builder.coordinator) }
    /// What the app as a whole has, in the file that has it.
    var app: AppOutput? { hasApp ? builder.app(with: runtime) : nil }
}

/// A module that a file imports.
struct ImportOutput: Sendable {
    let module: String
    /// Whether the file's own declarations show types of the module.
    let isShown: Bool
}

/// What the app as a whole has: protocols that it conforms to.
struct AppOutput: Sendable {
    /// The app's name, at the place that names the root flow.
    let name: Located<String>
    /// A name for the factory protocols of all flows together; nil where there is one only.
    let factory: FactoryOutput?
    /// The protocol of the guards; nil where there are none.
    let guards: ProtocolOutput?
    /// The protocol of the effects; nil where there are none.
    let effects: ProtocolOutput?
    /// The other modules whose protocols these show.
    let modules: Set<String>
    /// The deep links; nil where there are none.
    let links: LinksOutput?
    /// FlowRuntime's sources, where they are part of the output.
    let runtime: RuntimeOutput?

    /// Whether there is nothing to write in the file itself.
    var isEmpty: Bool { factory == nil && guards == nil && effects == nil && links == nil }
}

/// FlowRuntime's sources as a part of the output.
struct RuntimeOutput: Sendable {
    /// Whether other modules may use them, as they may some of the declarations that stand on them.
    let isPublic: Bool
}

/// A name for the factory protocols of all flows together: what the app's own factory conforms to.
struct FactoryOutput: Sendable {
    let name: String
    let protocols: [String]
}

/// A protocol of what the app answers or does.
struct ProtocolOutput: Sendable {
    let name: String
    /// Whether classes alone may conform.
    var isForClasses = false
    /// The protocols of other modules that it has in it.
    var refined: [String] = []
    let requirements: [RequirementOutput]
}

/// What the app answers or does: a guard or an effect.
struct RequirementOutput: Sendable {
    let name: Located<String>
    let documentation: String?
    let parameters: [ParameterOutput]
    let kind: Kind
    /// Whether it is an `async` method.
    var isAsync = false
    /// Whether it is given the screen that asks, beside its parameters.
    var takesScreen = false

    enum Kind: Sendable {
        /// A question that is answered at once.
        case question
        /// Something that is done.
        case action
        /// Something that is answered later.
        case request(AnswerOutput)
    }

    /// The answer's enumeration, where there is one.
    var answer: AnswerOutput? {
        if case .request(let answer) = kind { answer } else { nil }
    }
}

/// The enumeration of an effect's answers or of a flow's results.
struct AnswerOutput: Sendable {
    let type: String
    let cases: [CaseOutput]
}

/// A case of an enumeration with values.
struct CaseOutput: Sendable {
    let name: Located<String>
    let parameters: [ParameterOutput]
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

/// A value that an object keeps from its making.
struct StoredOutput: Sendable {
    /// The property's name: the parameter's, unless a member has that.
    let property: String
    let parameter: ParameterOutput
}
