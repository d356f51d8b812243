import FlowDiagnostics

/// One `*.flow.yaml` as it was written: nothing is resolved, every name keeps its place.
public struct SpecFile: Sendable {
    /// The file.
    public var source: SourceID
    /// The app's name; beside `root` only.
    public var app: Located<String>?
    /// The flow that the window shows, where this file names it.
    public var root: Located<String>?
    /// The flows in the order of the file.
    public var flows: [FlowDeclaration]
    /// Whether its root or flows couldn't be read, so that names which seem undeclared may be declared in it. Also the stand-in for a file that
    /// couldn't be read at all.
    public var isPartial = false

    /// Makes a file's content.
    public init(
        source: SourceID, app: Located<String>? = nil, root: Located<String>? = nil, flows: [FlowDeclaration] = [], isPartial: Bool = false
    ) {
        self.source = source
        self.isPartial = isPartial
        self.app = app
        self.root = root
        self.flows = flows
    }
}

/// A flow as it was written.
public struct FlowDeclaration: Sendable {
    /// The flow's name.
    public var name: Located<String>
    /// The screen or tab that the flow begins with, where it isn't the first.
    public var start: Located<String>?
    /// The tabs, for a flow of kind tabs; nil for a stack.
    public var tabs: [TabDeclaration]?
    /// The screens: of a stack what may stand on it, of a tabs flow its bare screens.
    public var screens: [ScreenDeclaration]
    /// Whether its tabs or screens couldn't be read, so that names which seem undeclared may be declared in it.
    public var isPartial = false

    /// Makes a flow's content.
    public init(name: Located<String>, start: Located<String>? = nil, tabs: [TabDeclaration]? = nil, screens: [ScreenDeclaration] = []) {
        self.name = name
        self.start = start
        self.tabs = tabs
        self.screens = screens
    }
}

/// A tab as it was written.
public struct TabDeclaration: Sendable {
    /// The tab's name.
    public var name: Located<String>
    /// What the tab holds.
    public var content: Content
    /// The title under the tab's image.
    public var title: Located<String>?
    /// The tab's image, from the system's symbols or the app's assets.
    public var image: Image?

    /// What a tab holds.
    public enum Content: Sendable {
        /// A flow, by name.
        case flow(Located<String>)
        /// A bare screen of the tabs flow itself, by name.
        case screen(Located<String>)
        /// What couldn't be read; a finding says why.
        case missing
    }

    /// Where a tab's image comes from.
    public enum Image: Sendable {
        /// The name of a symbol of SF Symbols.
        case symbol(Located<String>)
        /// The name of an image in the app's assets.
        case asset(Located<String>)
    }

    /// Makes a tab's content.
    public init(name: Located<String>, content: Content, title: Located<String>? = nil, image: Image? = nil) {
        self.name = name
        self.content = content
        self.title = title
        self.image = image
    }
}

/// A screen as it was written.
public struct ScreenDeclaration: Sendable {
    /// The screen's name.
    public var name: Located<String>
    /// What a screen is made with, in the order of the file.
    public var parameters: [Parameter]
    /// The ways out of the screen, in the order of the file.
    public var transitions: [TransitionDeclaration]

    /// Makes a screen's content.
    public init(name: Located<String>, parameters: [Parameter] = [], transitions: [TransitionDeclaration] = []) {
        self.name = name
        self.parameters = parameters
        self.transitions = transitions
    }
}

/// A parameter: its name, its Swift type and perhaps a default.
public struct Parameter: Sendable {
    /// The name.
    public var name: Located<String>
    /// The Swift type, checked and in the usual spacing.
    public var type: SwiftType
    /// The Swift literal that stands where no value is given, checked.
    public var defaultValue: String?

    /// Makes a parameter.
    public init(name: Located<String>, type: SwiftType, defaultValue: String? = nil) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

/// A transition as it was written.
public struct TransitionDeclaration: Sendable {
    /// The transition's name: the Swift method that the screen calls.
    public var name: Located<String>
    /// The steps, of which there may be none.
    public var steps: [StepDeclaration]

    /// Makes a transition's content.
    public init(name: Located<String>, steps: [StepDeclaration]) {
        self.name = name
        self.steps = steps
    }
}

/// A step as it was written.
public struct StepDeclaration: Sendable {
    /// What the step does.
    public var action: Action
    /// The characters of the whole step.
    public var range: SourceRange

    /// What a step does, with names that aren't looked up yet.
    public enum Action: Sendable {
        /// Puts a screen, or the screens of a stack flow, on the stack.
        case push(Located<String>)
        /// Replaces the top screen.
        case replace(Located<String>)
        /// Replaces the flow's screens, bottom first.
        case setStack([Located<String>])
        /// Takes screens off the top; at least one.
        case pop(Int)
        /// Takes screens off until the named one is on top.
        case popTo(Located<String>)
        /// Goes back to the flow's first screen.
        case popToRoot
        /// Shows another tab; the name may be `flow.tab`. `stack` is what then stands above the tab's root.
        case select(Located<String>, reset: Bool, stack: [Located<String>]?)
        /// Shows a flow or screen over the active layer.
        case present(Located<String>)
        /// Ends the presented layer that the flow is in.
        case dismiss
        /// Ends every presented layer.
        case dismissAll
    }

    /// Makes a step.
    public init(_ action: Action, range: SourceRange) {
        self.action = action
        self.range = range
    }
}
