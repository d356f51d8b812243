import FlowGraph
import FlowSpec

/// A screen: a case of the enumeration, a factory method and, where it has ways out, a routing
/// protocol.
struct ScreenOutput: Sendable {
    let name: Located<String>
    let documentation: String?
    let parameters: [ParameterOutput]
    let factory: FactoryMethodOutput
    /// The protocol of its ways out, where it declares one.
    let routing: String?
    /// The class that hands it its ways out; nil where it has none of its own.
    let router: RouterOutput?
    /// The class of its router, be it the flow's; nil where there are no ways out.
    let routerClass: String?
    /// What the app can do with this very screen, where the screen declares it.
    let effects: ProtocolOutput?
    /// What UIKit shows around it; empty where UIKit decides.
    let attributes: [Expression.Item]
    /// The parameters that the attributes show.
    let shownParameters: [String]
}

/// The factory's method for a screen.
struct FactoryMethodOutput: Sendable {
    let name: String
    /// The protocols of the router that it gives the screen.
    let routers: [String]
    let result: String
    /// Where the view controller comes from, if not from the app's own method.
    let origin: ScreenOrigin?
    /// Whether another flow's factory has it, or another screen of this one.
    let isShared: Bool
}

/// A class that hands screens their ways out.
struct RouterOutput: Sendable {
    let name: String
    /// The class that it inherits from.
    let parent: String
    /// The protocol that it conforms to.
    let routing: String
    /// Whether others inherit from it.
    let isBase: Bool
    /// The screen's values that steps forward.
    let stored: [StoredOutput]
    let transitions: [TransitionOutput]
    /// Says in one sentence what the steps of a transition do.
    let summary: @Sendable (TransitionOutput) -> String
    /// Makes the steps of a transition; nil where there are none.
    let steps: @Sendable (TransitionOutput) -> RouterSteps?
}

/// How a router takes the steps of a transition.
enum RouterSteps {
    /// By its own method for the only step.
    case call(StepOutput)
    /// By a closure that is given the coordinator and the change.
    case navigate(ClosureOutput)
}

/// A method of a routing protocol.
struct TransitionOutput: Sendable {
    let id: TransitionID
    let name: Located<String>
    let parameters: [ParameterOutput]
    /// What its steps need of what is around them.
    let uses: Uses

    /// Whether the Swift compiler can't tell the methods of two transitions apart.
    func hasSignature(of other: TransitionOutput) -> Bool {
        name.value == other.name.value
            && parameters.elementsEqual(other.parameters) { $0.name == $1.name && $0.type == $1.type }
    }
}
