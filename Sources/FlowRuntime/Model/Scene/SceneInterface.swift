/// The user interface of a scene. It updates the screen to the model's state and notifies the
/// navigator of changes by the user and app code.
///
/// With UIKit, it is `Settling`. The model uses only this protocol, so it works with other user
/// interfaces.
@MainActor
protocol SceneInterface: AnyObject {
    /// The time, in seconds from an arbitrary beginning.
    var now: Double { get }

    /// Called when the app calls a transition.
    func callBegins()

    /// Updates the model to changes on screen by app code and the user, as far as nothing is
    /// moving.
    func look()

    /// True if the screen is moving to a state that isn't the model's. Calls wait for its end.
    func waitsForForeignChange() -> Bool

    /// True if something unknown to the model covers or replaces the topmost screen, such as
    /// another flow's screen.
    var isCovered: Bool { get }

    /// True if app code presents a view controller over the topmost layer, such as a camera.
    var showsAppsModal: Bool { get }

    /// Lets the next change dismiss the app's modal over the topmost layer.
    func dismissAppsModal(animated: Bool)

    /// True if an alert of a transition is unanswered.
    func asks(_ transition: String) -> Bool

    /// True if a screen has unsaved work.
    func hasUnsavedWork(_ slot: Slot) -> Bool

    /// Asks the user whether to discard a screen's unsaved work. Calls `answer` in a later turn.
    func askToDiscard(_ slot: Slot, answer: @escaping @MainActor @Sendable (Bool) -> Void)

    /// Creates the visible part of a content. Hidden tabs aren't created.
    func load(_ content: FlowContent)

    /// Creates a screen's view controller, if it doesn't exist.
    func loadScreen(of slot: Slot)

    /// Creates the screens of a stack that is or was visible.
    func loadScreens(of stack: NavigationStack)

    /// Starts to show a change of the model.
    func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?)

    /// Forgets a removed layer and everything above it.
    func forget(_ layer: Layer)

    /// Cancels everything that is still to be shown.
    func stop()

    /// Removes all layers without animation. Calls `completion` when none is on screen any more.
    func endLayers(then completion: @escaping @MainActor @Sendable () -> Void)

    /// Calls `work` when the screen matches the model.
    func whenSettled(_ work: @escaping @MainActor () -> Void)
}

extension SceneInterface {
    /// A user interface that shows only the model is never covered.
    var isCovered: Bool { false }

    /// A user interface that shows only the model has no view controllers of the app.
    var showsAppsModal: Bool { false }

    func dismissAppsModal(animated: Bool) {}

    /// A user interface without forms has no unsaved work.
    func hasUnsavedWork(_ slot: Slot) -> Bool { false }

    /// Never called without unsaved work.
    func askToDiscard(_ slot: Slot, answer: @escaping @MainActor @Sendable (Bool) -> Void) {}

    /// A user interface that changes at once is always settled.
    func whenSettled(_ work: @escaping @MainActor () -> Void) { work() }
}

/// The user interface of a tab bar. A bar changes at once when the app sets its tabs or badges.
/// ``SceneInterface`` handles all other changes.
@MainActor
protocol TabBarInterface: AnyObject {
    var isLoaded: Bool { get }

    /// True if all tabs are on screen, so the user can continue in any of them.
    var showsAllTabs: Bool { get }

    /// Shows that another visible tab is in use.
    func showSelection()

    /// Shows the bar's current tabs.
    func showTabs()

    func showBadge(of name: String)
}
