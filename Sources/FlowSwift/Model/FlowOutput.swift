import FlowGraph
import FlowSpec

/// The generated code for one flow.
struct CoordinatorOutput: Sendable {
    /// The flow's name in the spec, with its location.
    let flow: Located<String>
    let documentation: String?
    let names: FlowNames
    /// True if there is a protocol for callers outside the flow.
    let hasProtocol: Bool
    /// True if the flow has its own factory protocol.
    let hasFactory: Bool
    /// The user interface of its screens.
    let interface: OutputOptions.Interface
    /// True if SwiftUI's containers show it.
    let isInSwiftUI: Bool
    /// True if a SwiftUI view shows its screens.
    let hasView: Bool
    /// The factory protocols with the methods for its screens.
    let makers: [String]
    let kind: Kind
    /// The flow's screens: for a stack, all screens that it can push; for tabs and switch flows,
    /// the screens without a flow.
    let screens: [ScreenOutput]
    /// The initializer's arguments other than the flow's parameters.
    let dependencies: [DependencyOutput]
    /// The protocols for the sets of transitions that its screens share with other flows.
    let sets: [SetFlowOutput]
    /// True if steps generated into another file use its stored properties.
    let isShared: Bool
    /// The modules that it references; true for modules whose types appear in its declarations.
    let modules: [String: Bool]
    /// The parameters of the initializer.
    let parameters: [ParameterOutput]
    /// The flow's parameters that steps forward, so the coordinator stores them.
    let stored: [StoredOutput]
    let start: StartOutput
    /// The flow's results; nil if it has none.
    let results: AnswerOutput?
    /// The router of the flow-level transitions.
    let router: RouterOutput?
    /// The handlers for results of the flows in tabs or children.
    let childHandlers: ContainerMethodOutput?
    /// How the flow is presented; nil for UIKit's default.
    let presentation: Presentation?
    /// The coordinator's methods for transitions, one for each signature.
    let methods: [MethodOutput]
    /// The methods for steps used in several places.
    let sharedSteps: [StepsMethodOutput]
    /// The global transitions, if this is the root's coordinator.
    let appTransitions: [AppTransitionOutput]
    /// How the flow's state is saved and restored; nil if the program doesn't use restoration.
    let restoration: RestorationOutput?

    enum Kind: Sendable {
        case stack
        /// A single screen. An external flow generates nothing else.
        case single(isExternal: Bool)
        case tabs(TabsOutput)
        case `switch`([ChildOutput])
    }

    /// True if the flow's first content is one of its screens.
    var beginsWithScreen: Bool {
        switch kind {
        case .stack, .single: true
        case .tabs, .switch: false
        }
    }

    /// True if the app implements the coordinator.
    var isExternal: Bool {
        if case .single(let isExternal) = kind { isExternal } else { false }
    }

    var tabs: TabsOutput? {
        if case .tabs(let tabs) = kind { tabs } else { nil }
    }

    /// The screens whose view controllers the flow's own factory protocol creates.
    var madeScreens: [ScreenOutput] { screens.filter { !$0.factory.isShared } }
}

/// An object passed on from the root: the factory of the screens, the effects or the guards.
struct DependencyOutput: Sendable {
    let kind: Dependency
    let type: String
    /// True if it's used after initialization.
    let isStored: Bool
    /// True if it's only used to choose the flow's first content.
    let isForStartOnly: Bool
}

/// The objects that coordinators pass on from the root.
enum Dependency: String, Sendable, CaseIterable {
    case screens, effects, guards
}

/// The first screen, tab or child of a flow.
struct StartOutput: Sendable {
    /// The type: the enumeration of screens, tabs or children.
    let type: String
    /// The default, in terms of the initializer's parameters.
    let value: Expression
    /// The label of the initializer's parameter that overrides it.
    let label: String
    /// True if callers can override it.
    let isGiven: Bool
    /// True if `value` can be the default of a parameter.
    let isDefault: Bool

    /// True if guards choose the value.
    var isGuarded: Bool {
        if case .choice = value { true } else { false }
    }
}

/// The tab bar of a tabs flow, or the split view of a split flow.
struct TabsOutput: Sendable {
    let tabs: [TabOutput]
    let popsOnReselect: Bool
    let container: Flow.TabContainer
    /// The steps of the action tabs; nil if there are none.
    let actions: ContainerMethodOutput?

    var isBarCustom: Bool { container == .bar(.custom) }
    var hasSidebar: Bool { container == .bar(.sidebar) }
    /// True if the tabs are columns of a split view.
    var isSplit: Bool { container == .splitView }
}

struct TabOutput: Sendable {
    let name: Located<String>
    let content: Content
    /// True if a tap runs steps that check a guard.
    let checksTaps: Bool
    let title: Expression?
    let image: Tab.Image?
    let hasBadge: Bool
    /// The only width at which the tab is in the bar; nil for all widths.
    let width: Width?

    enum Content: Sendable {
        /// A flow: its coordinator's class and the expression that creates it.
        case flow(coordinator: String, Expression)
        /// A screen without a flow.
        case screen(Expression)
        /// An action tab, which runs steps.
        case action
    }

    /// The coordinator class of the tab's flow; nil if the tab has no flow.
    var coordinator: String? {
        if case .flow(let coordinator, _) = content { coordinator } else { nil }
    }

    /// The property for the tab's badge.
    var badge: String { name.value + "Badge" }

    var itemMethod: String { FlowSwift.itemMethod(ofTab: name.value) }
}

/// A child of a switch flow.
struct ChildOutput: Sendable {
    let name: Located<String>
    /// The expression that creates its content; nil if only a step has the arguments.
    let content: Expression?
    /// The coordinator class of its flow, declared if the flow saves its state.
    let given: String?
}

/// A method of a container's coordinator that runs steps, with one case per tab or child.
struct ContainerMethodOutput: Sendable {
    /// The names of the method's parameters, distinct from all values.
    let container: String
    let result: String
    let change: String
    let cases: [StepsCaseOutput]
    /// True if a `default` case is needed for other tabs, children or results.
    let hasDefault: Bool
}

/// A method of the coordinator: it calls the top screen's router if that has the transition.
struct MethodOutput: Sendable {
    let transition: TransitionOutput
    /// The routers of the screens that have a transition with this signature.
    var routers: [String]
}

/// A method of the coordinator for steps used in several places.
struct StepsMethodOutput: Sendable {
    let name: String
    /// A sentence that describes the steps.
    let summary: String
    let parameters: [ParameterOutput]
    /// The name of the change parameter.
    let change: String
    let steps: [StepOutput]
}

/// A global transition, generated as a method of the root's coordinator.
struct AppTransitionOutput: Sendable {
    let name: String
    let parameters: [ParameterOutput]
    /// A sentence that describes the steps.
    let summary: String
    /// The condition for performing it; nil for none.
    let condition: Expression?
    /// The steps; nil if they do nothing.
    let steps: ClosureOutput?
}
