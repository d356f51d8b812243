/// A coordinator that creates the displays of its flow's screens: with UIKit, view controllers.
@MainActor
public protocol ScreenMaking: Coordinator {
    /// The flow's screens with their parameters.
    associatedtype Screen: ScreenValue
    /// The type that displays each screen: with UIKit, `UIViewController`.
    associatedtype ShownAs: ScreenDisplay

    /// Creates the display of a screen, with a router for its slot.
    ///
    /// - Parameters:
    ///   - screen: the screen with its parameters.
    ///   - slot: the screen's slot, for which the router is created.
    /// - Returns: with UIKit, the view controller.
    func makeDisplay(of screen: Screen, in slot: Slot) -> ShownAs

    /// Returns the attributes of a screen, such as its title.
    ///
    /// - Parameter screen: the screen with its parameters.
    func attributes(of screen: Screen) -> ScreenAttributes

    /// Returns true if the guards that a screen requires are true. Called to restore a saved state.
    ///
    /// - Parameter screen: the screen with its parameters.
    func mayShow(_ screen: Screen) -> Bool
}

extension ScreenMaking {
    /// Default implementation: leaves all attributes to the display.
    public func attributes(of screen: Screen) -> ScreenAttributes { ScreenAttributes() }

    /// Default implementation: requires nothing.
    public func mayShow(_ screen: Screen) -> Bool { true }
}

/// A coordinator of a flow that starts with a screen.
@MainActor
public protocol ScreenFlow: ScreenMaking {
    /// The screen that the flow starts with.
    var firstScreen: Screen { get }
}

extension ScreenFlow {
    func firstSlot() -> Slot {
        Slot(beginWithScreen(), of: self)
    }

    /// Returns the first screen and records it, because guards can choose another one later.
    @discardableResult
    func beginWithScreen() -> Screen {
        let screen = firstScreen
        beganWith = screen
        return screen
    }
}

/// A coordinator whose screens are on a navigation stack: its own, or the stack of the flow that
/// pushed it.
@MainActor
public protocol StackFlow: ScreenFlow {}

/// A coordinator of a single screen, without a container. The screen fills the window, a tab, a
/// switch or a presented layer.
@MainActor
public protocol SingleFlow: ScreenFlow {}

/// The coordinator of an external flow. Its one screen represents everything that the app shows in
/// the flow. If the flow is pushed, it owns everything above its screen on the stack.
@MainActor
public protocol ExternalFlow: SingleFlow {}

extension Coordinator {
    /// The flow as one that can be pushed on another flow's stack; `nil` if it can't.
    var asPushed: (any ScreenFlow)? { self as? any StackFlow ?? self as? any ExternalFlow }
}

/// A coordinator whose flow can end with a result.
@MainActor
public protocol FinishingFlow: Coordinator {
    /// The result type of the flow.
    associatedtype Result
}

/// An element for building a stack: a screen, or a flow that continues on the same stack.
@MainActor
public enum StackItem<Screen: ScreenValue> {
    /// A screen.
    case screen(Screen)
    /// A flow, starting with its first screens.
    case flow(Coordinator)
}

/// The fallback of ``Change/popTo(_:else:animated:)`` if the screen isn't on the stack.
public enum PopFallback<Screen: ScreenValue> {
    /// Pushes a screen.
    case push(Screen)
    /// Pops to the flow's first screen.
    case root
    /// Does nothing.
    case stay
}
