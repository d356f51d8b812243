import FlowGraph
import FlowSpec

/// The Swift to generate for one spec, as a model: all names are final, the layout isn't. The parts
/// below the names are built again for each access, to have only one flow in memory at a time.
public struct SwiftFile: Sendable {
    /// The spec that it is generated from.
    let source: SourceID
    /// The spec's file name, for the header and documentation comments.
    let specName: String
    /// The output's file name: `Home.flow.swift` for `Home.flow.yaml`.
    let name: String
    /// The flows of the spec, in the spec's order.
    let flowIDs: [FlowID]
    /// The sets of transitions of the spec that are in use, by their indices.
    let setIDs: [Int]
    /// The modules in the spec's `imports` list.
    let namedImports: [String]
    /// True if it contains the app-level declarations, usually because it declares the root flow.
    let hasApp: Bool
    /// FlowRuntime's sources; nil if they aren't embedded.
    let runtime: RuntimeOutput?
    let style: SwiftStyle
    /// The builder of everything below the names.
    var builder: OutputBuilder

    var flows: [CoordinatorOutput] { flowIDs.map(builder.coordinator) }
    var sets: [SetOutput] { setIDs.map(builder.set) }
    /// The app-level declarations; nil if another file contains them.
    var app: AppOutput? { hasApp ? builder.app(with: runtime) : nil }
}

/// A module that a file imports.
struct ImportOutput: Sendable {
    let module: String
    /// True if the file's declarations have types of the module in their signatures.
    let isShown: Bool
}

/// The app-level declarations: protocols that the app conforms to, and deep links.
struct AppOutput: Sendable {
    /// The app's name, with the location of the root flow's name.
    let name: Located<String>
    /// An alias for the factory protocols of all flows; nil if there is only one.
    let factory: FactoryOutput?
    let guards: ProtocolOutput?
    let effects: ProtocolOutput?
    /// The other modules whose protocols these declarations use.
    let modules: Set<String>
    let links: LinksOutput?
    /// The view of the whole app; nil if UIKit's containers show it.
    let view: AppViewOutput?
    /// FlowRuntime's sources; nil if they aren't embedded.
    let runtime: RuntimeOutput?

    /// True if the file itself has no declarations.
    var isEmpty: Bool { factory == nil && guards == nil && effects == nil && links == nil && view == nil }
}

/// FlowRuntime's sources as a part of the output.
struct RuntimeOutput: Sendable {
    /// True if FlowRuntime's types must be public, since some generated declarations are.
    let isPublic: Bool
    /// True if it includes the sources for SwiftUI.
    let hasViews: Bool
}

/// An alias for the factory protocols of all flows. The app's factory conforms to it.
struct FactoryOutput: Sendable {
    let name: String
    let protocols: [String]
}

/// A protocol of guards or effects, which the app implements.
struct ProtocolOutput: Sendable {
    let name: String
    /// True if the protocol is limited to classes.
    var isForClasses = false
    /// The protocols of other modules that it inherits from.
    var refined: [String] = []
    let requirements: [RequirementOutput]
}

/// A guard or an effect.
struct RequirementOutput: Sendable {
    let name: Located<String>
    let documentation: String?
    let parameters: [ParameterOutput]
    let kind: Kind
    var isAsync = false
    /// True if it also receives the screen that asks.
    var takesScreen = false

    enum Kind: Sendable {
        /// A question with an immediate answer.
        case question
        /// An action without an answer.
        case action
        /// A request that is answered later.
        case request(AnswerOutput)
    }

    var answer: AnswerOutput? {
        if case .request(let answer) = kind { answer } else { nil }
    }
}

/// The enumeration of an effect's answers or of a flow's results.
struct AnswerOutput: Sendable {
    let type: String
    let cases: [CaseOutput]
}

struct CaseOutput: Sendable {
    let name: Located<String>
    let parameters: [ParameterOutput]
}

struct ParameterOutput: Sendable, Hashable {
    let name: String
    /// The type of a stored property, without `@escaping`.
    let type: String
    /// True if the type is a function, so a method's parameter must be `@escaping`.
    let isFunction: Bool
    var defaultValue: String?
}

/// An initializer's argument that an object stores.
struct StoredOutput: Sendable {
    /// The property's name: the parameter's, unless another member has that name.
    let property: String
    let parameter: ParameterOutput
}
