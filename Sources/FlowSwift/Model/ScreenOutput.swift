import FlowGraph
import FlowSpec

/// A screen: a case of the enumeration, a factory method and an optional routing protocol.
struct ScreenOutput: Sendable {
    let name: Located<String>
    let documentation: String?
    let parameters: [ParameterOutput]
    let factory: FactoryMethodOutput
    /// The protocol of its transitions; nil if it doesn't declare one.
    let routing: String?
    /// The class that implements its transitions; nil if it has none itself.
    let router: RouterOutput?
    /// The class of its router, possibly the flow's; nil if there are no transitions.
    let routerClass: String?
    /// The protocol of the screen's effects; nil if the screen doesn't declare one.
    let effects: ProtocolOutput?
    /// The title, buttons and other attributes around it; empty for UIKit's defaults.
    let attributes: [Expression.Item]
    /// The parameters used in the attributes.
    let shownParameters: [String]
}

/// The factory's method for a screen.
struct FactoryMethodOutput: Sendable {
    let name: String
    /// The protocols of the router that the screen receives.
    let routers: [String]
    let result: String
    /// True if it returns a SwiftUI view, whose type is a requirement of the protocol.
    let isView: Bool
    /// The origin of the view controller; nil if the app's method creates it.
    let origin: ScreenOrigin?
    /// True if the method belongs to another flow's factory or to another screen.
    let isShared: Bool
}

/// A class that implements the transitions of screens.
struct RouterOutput: Sendable {
    let name: String
    let parent: String
    /// The protocol of the transitions that its screen or flow declares; nil if all are of sets.
    let routing: String?
    /// The protocols of its sets of transitions.
    let sets: [String]
    /// True if other routers inherit from it.
    let isBase: Bool
    /// The screen's values that steps forward.
    let stored: [StoredOutput]
    let transitions: [TransitionOutput]
    /// Returns a sentence that describes the steps of a transition.
    let summary: @Sendable (TransitionOutput) -> String
    /// Returns the steps of a transition; nil if they do nothing.
    let steps: @Sendable (TransitionOutput) -> RouterSteps?

    /// The transitions that its screen or flow declares.
    var ownTransitions: [TransitionOutput] { transitions.filter { $0.set == nil } }

    /// The protocols that it conforms to.
    var routings: [String] { (routing.map { [$0] } ?? []) + sets }
}

/// How a router performs the steps of a transition.
enum RouterSteps {
    /// With its own method for the only step.
    case call(StepOutput)
    /// With a closure that receives the coordinator and the change.
    case navigate(ClosureOutput)
}

/// A method of a routing protocol.
struct TransitionOutput: Sendable {
    let id: TransitionID
    let name: Located<String>
    let parameters: [ParameterOutput]
    /// The set that it comes from, by its index.
    let set: Int?
    /// True if an extension of the set's protocol implements it for several routers.
    let isShared: Bool
    /// The values and objects that its steps use.
    let uses: Uses

    /// True if the Swift compiler can't distinguish the methods of the two transitions.
    func hasSignature(of other: TransitionOutput) -> Bool {
        name.value == other.name.value
            && parameters.elementsEqual(other.parameters) { $0.name == $1.name && $0.type == $1.type }
    }
}
