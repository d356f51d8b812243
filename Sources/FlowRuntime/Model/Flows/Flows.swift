/// A coordinator that makes what shows the screens of its flow: with UIKit, view controllers.
@MainActor
public protocol ScreenMaking: Coordinator {
    /// The flow's screens with their parameters.
    associatedtype Screen: ScreenValue
    /// What shows each screen: with UIKit, `UIViewController`.
    associatedtype ShownAs: ScreenDisplay

    /// Makes the view controller of a screen and gives it a router for its place.
    ///
    /// - Parameters:
    ///   - screen: the screen with its parameters.
    ///   - slot: the screen's place, for which the router is made.
    /// - Returns: what shows the screen.
    func makeViewController(for screen: Screen, in slot: Slot) -> ShownAs

    /// What is shown around a screen.
    ///
    /// - Parameter screen: the screen with its parameters.
    func attributes(of screen: Screen) -> ScreenAttributes

    /// Whether what a screen requires holds now. A screen of a saved state is asked for that.
    ///
    /// - Parameter screen: the screen with its parameters.
    func mayShow(_ screen: Screen) -> Bool
}

extension ScreenMaking {
    /// Everything is as the view controllers have it.
    public func attributes(of screen: Screen) -> ScreenAttributes { ScreenAttributes() }

    /// Nothing is required.
    public func mayShow(_ screen: Screen) -> Bool { true }
}

/// A coordinator whose flow begins with a screen of its own.
@MainActor
public protocol ScreenFlow: ScreenMaking {
    /// The screen that the flow begins with.
    var firstScreen: Screen { get }
}

extension ScreenFlow {
    func firstSlot() -> Slot {
        Slot(beginWithScreen(), of: self)
    }

    /// Gives the first screen, which is remembered: guards may choose another one later.
    @discardableResult
    func beginWithScreen() -> Screen {
        let screen = firstScreen
        beganWith = screen
        return screen
    }
}

/// A coordinator whose screens stand on a navigation stack: one of its own, or the stack of the
/// flow that pushed it.
@MainActor
public protocol StackFlow: ScreenFlow {}

/// A coordinator of one screen without a container: the screen itself fills the window, a tab, a
/// switch or a presented layer.
@MainActor
public protocol SingleFlow: ScreenFlow {}

/// The coordinator of an external flow: its one screen stands for everything that the app shows in
/// it. It can also be pushed; then whatever is above its screen on the stack is its own.
@MainActor
public protocol ExternalFlow: SingleFlow {}

extension Coordinator {
    /// The flow as one that can stand on another's stack; nil if it can't.
    var asPushed: (any ScreenFlow)? { self as? any StackFlow ?? self as? any ExternalFlow }
}

/// A coordinator whose flow can end with a result.
@MainActor
public protocol FinishingFlow: Coordinator {
    /// How the flow can end.
    associatedtype Result
}

/// What a list of screens may hold where it builds a stack: a screen, or a flow that continues on
/// the same stack.
@MainActor
public enum StackItem<Screen: ScreenValue> {
    /// A screen.
    case screen(Screen)
    /// A flow, with the screens that it begins with.
    case flow(Coordinator)
}

/// What ``Change/popTo(_:else:animated:)`` does where the screen isn't there.
public enum PopFallback<Screen: ScreenValue> {
    /// Puts a screen on the stack.
    case push(Screen)
    /// Goes back to the flow's first screen.
    case root
    /// Leaves everything as it is.
    case stay
}
