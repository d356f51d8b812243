import FlowDiagnostics
import FlowSpec

/// Names a flow of a ``Program``.
public struct FlowID: Hashable, Comparable, Sendable {
    /// The index into ``Program/flows``.
    public let index: Int

    /// Names the flow at `index`.
    public init(index: Int) { self.index = index }

    /// Flows are ordered as the program declares them.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Names a screen of a ``Program``.
public struct ScreenID: Hashable, Comparable, Sendable {
    /// The index into ``Program/screens``.
    public let index: Int

    /// Names the screen at `index`.
    public init(index: Int) { self.index = index }

    /// Screens are ordered as the program declares them.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Names a transition of a ``Program``.
public struct TransitionID: Hashable, Comparable, Sendable {
    /// The index into ``Program/transitions``.
    public let index: Int

    /// Names the transition at `index`.
    public init(index: Int) { self.index = index }

    /// Transitions are ordered as the program declares them.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A whole program with all names looked up: flows, screens and transitions are dense integers.
public struct Program: Sendable {
    /// The app's name.
    public var app: String
    /// The flow that the window shows.
    public var root: FlowID
    /// All flows, in the order of the files.
    public var flows: [Flow]
    /// All screens, those of one flow side by side.
    public var screens: [Screen]
    /// All transitions, those of one screen side by side.
    public var transitions: [Transition]

    /// The flow with an id.
    public subscript(id: FlowID) -> Flow { flows[id.index] }
    /// The screen with an id.
    public subscript(id: ScreenID) -> Screen { screens[id.index] }
    /// The transition with an id.
    public subscript(id: TransitionID) -> Transition { transitions[id.index] }
}

/// A flow: what one coordinator owns.
public struct Flow: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// The kind, with what only that kind has.
    public var kind: Kind
    /// The flow's own screens, in the order of the file.
    public var screens: [ScreenID]

    /// The kinds of flow.
    public enum Kind: Sendable {
        /// A UINavigationController's screens; `start` is the first.
        case stack(start: ScreenID)
        /// A UITabBarController's tabs; `start` is the index of the one that is selected first.
        case tabs([Tab], start: Int)
    }

    /// The file that declares the flow.
    public var source: SourceID { name.range.source }
}

/// A tab of a tabs flow.
public struct Tab: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// What the tab holds.
    public var content: Target
    /// The title, where the spec gives one.
    public var title: String?
    /// The image, where the spec gives one.
    public var image: Image?

    /// Where a tab's image comes from.
    public enum Image: Hashable, Sendable {
        /// A symbol of SF Symbols.
        case symbol(String)
        /// An image of the app's assets.
        case asset(String)
    }
}

/// A screen: one view controller.
public struct Screen: Sendable {
    /// The name, with its place.
    public var name: Located<String>
    /// The flow that declares the screen.
    public var flow: FlowID
    /// What the screen is made with.
    public var parameters: [Parameter]
    /// The ways out of the screen, in the order of the file.
    public var transitions: [TransitionID]
}

/// A screen or a flow, where a step or a tab may name either.
public enum Target: Hashable, Sendable {
    /// A screen of the flow that the step is written in.
    case screen(ScreenID)
    /// A flow.
    case flow(FlowID)
}

/// A transition: a list of steps that is one change.
public struct Transition: Sendable {
    /// The name, with its place: the Swift method that the screen calls.
    public var name: Located<String>
    /// The screen that it leaves.
    public var screen: ScreenID
    /// The parameters of the Swift method: those that the targets need, one for each name, in the order of the steps.
    public var parameters: [Parameter]
    /// The steps.
    public var steps: [Step]
}

/// A step with its names looked up, and its place.
public struct Step: Sendable {
    /// What the step does.
    public var action: Action
    /// The characters of the whole step.
    public var range: SourceRange

    /// What a step does.
    public enum Action: Hashable, Sendable {
        /// Puts a screen on the stack, or the screens that a stack flow begins with.
        case push(Target)
        /// Replaces the top screen.
        case replace(ScreenID)
        /// Replaces the own activation's screens, bottom first; the first is a screen.
        case setStack([Target])
        /// Takes screens off the top; at least one.
        case pop(Int)
        /// Takes screens off until the screen is on top.
        case popTo(ScreenID)
        /// Goes back to the activation's first screen.
        case popToRoot
        /// Shows the tab at an index of a tabs flow; `stack` is what then stands above the tab's root, `[]` for a reset to the root, nil to leave it.
        case select(FlowID, tab: Int, stack: [Target]?)
        /// Shows a flow or screen over the active layer.
        case present(Target)
        /// Ends the presented layer that the flow is in.
        case dismiss
        /// Ends every presented layer.
        case dismissAll
    }
}
