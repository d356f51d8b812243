import FlowGraph
import FlowSpec

/// What comes of one flow.
struct CoordinatorOutput: Sendable {
    /// The flow's name in the spec, with its place.
    let flow: Located<String>
    let documentation: String?
    let names: FlowNames
    /// Whether it has a protocol for callers outside the flow.
    let hasProtocol: Bool
    /// Whether it has a factory protocol of its own.
    let hasFactory: Bool
    let kind: Kind
    /// The flow's own screens: of a stack all that may stand on it, of tabs and switch flows the
    /// bare ones.
    let screens: [ScreenOutput]
    /// What it is made with beside its parameters.
    let dependencies: [DependencyOutput]
    /// Whether steps of another file use what it keeps.
    let isShared: Bool
    /// The other modules that it names, and whether its declarations show types of theirs.
    let modules: [String: Bool]
    /// What it is made with.
    let parameters: [ParameterOutput]
    /// The flow's parameters that it keeps, since steps forward them.
    let stored: [StoredOutput]
    let start: StartOutput
    /// How the flow ends; nil where it has no results.
    let results: AnswerOutput?
    /// The transitions that every screen of the flow has.
    let router: RouterOutput?
    /// What happens when a tab's or child's flow ends.
    let childHandlers: ContainerMethodOutput?
    /// How it is presented; nil where UIKit decides.
    let presentation: Presentation?
    /// The transitions as the coordinator offers them: one method for each signature.
    let methods: [MethodOutput]
    /// The methods for steps that are taken in several places.
    let sharedSteps: [StepsMethodOutput]
    /// The app's transitions, for the root's coordinator.
    let appTransitions: [AppTransitionOutput]
    /// How its state is saved and restored; nil where the program doesn't ask for that.
    let restoration: RestorationOutput?

    enum Kind: Sendable {
        case stack
        /// One screen; of an external flow it is all that is generated.
        case single(isExternal: Bool)
        case tabs(TabsOutput)
        case `switch`([ChildOutput])
    }

    /// Whether the flow begins with a screen of its own.
    var beginsWithScreen: Bool {
        switch kind {
        case .stack, .single: true
        case .tabs, .switch: false
        }
    }

    /// Whether the app writes the coordinator.
    var isExternal: Bool {
        if case .single(let isExternal) = kind { isExternal } else { false }
    }

    /// The tabs of a tabs flow.
    var tabs: TabsOutput? {
        if case .tabs(let tabs) = kind { tabs } else { nil }
    }

    /// The screens whose view controllers its own factory protocol makes.
    var madeScreens: [ScreenOutput] { screens.filter { !$0.factory.isShared } }
}

/// Something that coordinators hand on from the root: the factory of the screens, the app's effects
/// or its guards.
struct DependencyOutput: Sendable {
    let kind: Dependency
    let type: String
    /// Whether it is used after the beginning.
    let isStored: Bool
    /// Whether it serves nothing but to choose what the flow begins with.
    let isForStartOnly: Bool
}

/// What coordinators hand on from the root.
enum Dependency: String, Sendable, CaseIterable {
    case screens, effects, guards
}

/// What a flow begins with.
struct StartOutput: Sendable {
    /// The type: the enumeration of screens, tabs or children.
    let type: String
    /// What the flow begins with by itself, in terms of the initializer's parameters.
    let value: Expression
    /// The label of the initializer's parameter for another.
    let label: String
    /// Whether a start site names another.
    let isGiven: Bool
    /// Whether `value` may stand as the default of a parameter.
    let isDefault: Bool

    /// Whether guards choose it.
    var isGuarded: Bool {
        if case .choice = value { true } else { false }
    }
}

/// The tab bar of a tabs flow, or the split view of a split flow.
struct TabsOutput: Sendable {
    let tabs: [TabOutput]
    let popsOnReselect: Bool
    let container: Flow.TabContainer
    /// What the action tabs do; nil where there are none.
    let actions: ContainerMethodOutput?

    var isBarCustom: Bool { container == .customTabBar }
    /// Whether the tabs are columns.
    var isSplit: Bool { container == .splitView }
}

/// A tab of a tabs flow.
struct TabOutput: Sendable {
    let name: Located<String>
    let content: Content
    let title: Expression?
    let image: Tab.Image?
    let hasBadge: Bool

    enum Content: Sendable {
        /// A flow, by its coordinator's class and how that is made.
        case flow(coordinator: String, Expression)
        /// A bare screen.
        case screen(Expression)
        /// Steps.
        case action
    }

    /// The class of the coordinator of the tab's flow; nil for a bare screen.
    var coordinator: String? {
        if case .flow(let coordinator, _) = content { coordinator } else { nil }
    }

    /// The property of the text on the tab.
    var badge: String { name.value + "Badge" }

    /// The factory's method for the tab's item in a custom bar.
    var itemMethod: String { FlowSwift.itemMethod(ofTab: name.value) }
}

/// A child of a switch flow.
struct ChildOutput: Sendable {
    let name: Located<String>
    /// How its content is made; nil where only a step knows what with.
    let content: Expression?
    /// The class of its coordinator, where that is said although only a step makes it.
    let given: String?
}

/// A method of a container's coordinator that runs steps: one case for each tab or child that it is
/// about.
struct ContainerMethodOutput: Sendable {
    /// The names of the method's own parameters, which no value has.
    let container: String
    let result: String
    let change: String
    let cases: [StepsCaseOutput]
    /// Whether other tabs, children or results do nothing.
    let hasDefault: Bool
}

/// A method of the coordinator: it asks the screen on top, if that offers the transition.
struct MethodOutput: Sendable {
    let transition: TransitionOutput
    /// The routers of the screens that have a transition of this signature.
    var routers: [String]
}

/// A method of the coordinator for steps that are taken in several places.
struct StepsMethodOutput: Sendable {
    let name: String
    /// What the steps are, in one sentence.
    let summary: String
    let parameters: [ParameterOutput]
    /// The name of the change.
    let change: String
    let steps: [StepOutput]
}

/// A transition of the app, as a method of the root's coordinator.
struct AppTransitionOutput: Sendable {
    let name: String
    let parameters: [ParameterOutput]
    /// What the steps do, in one sentence.
    let summary: String
    /// What must hold for it to be taken; nil for nothing.
    let condition: Expression?
    /// The steps; nil where nothing comes of them.
    let steps: ClosureOutput?
}
