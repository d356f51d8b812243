/// The user interface of a scene: it brings what is on screen to the model's state, and tells the
/// navigator what the user and app code have made of it.
///
/// With UIKit that is `Settling`. The model knows no other way to what is on screen, so another
/// user interface stands on the same model.
@MainActor
protocol SceneInterface: AnyObject {
    /// The time, in seconds from any beginning.
    var now: Double { get }

    /// The app calls a transition.
    func callBegins()

    /// Takes over what app code and the user have made of what is on screen, as far as nothing
    /// moves there.
    func look()

    /// Whether what is on screen is on its way to a state that isn't the model's. Its end is waited
    /// for.
    func waitsForForeignChange() -> Bool

    /// Whether the user sees something in the place of the topmost screen that the model doesn't
    /// know of, such as another flow's screen.
    var isCovered: Bool { get }

    /// Whether an alert of a transition is still to be answered.
    func asks(_ transition: String) -> Bool

    /// Makes what is shown of a content. Tabs that don't show stay unmade.
    func load(_ content: Content)

    /// Makes what shows a screen, where that hasn't been done.
    func loadScreen(of slot: Slot)

    /// Makes the screens of a stack that is shown, or was.
    func loadScreens(of stack: NavigationStack)

    /// Takes up a change of the model.
    func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?)

    /// Forgets a layer that is gone, with those above it.
    func forget(_ layer: Layer)

    /// Gives up what is still to be shown.
    func stop()

    /// Takes all layers away without animation; `completion` is called when none is on screen any
    /// more.
    func endLayers(then completion: @escaping @MainActor @Sendable () -> Void)

    /// Calls `work` when the screen matches the model.
    func whenSettled(_ work: @escaping @MainActor () -> Void)
}

extension SceneInterface {
    /// A user interface that shows nothing but the model is never covered.
    var isCovered: Bool { false }

    /// A user interface that changes at once is always settled.
    func whenSettled(_ work: @escaping @MainActor () -> Void) { work() }
}

/// What shows a tab bar. Only a bar changes at once with the model where the app says so; all else
/// is brought to the model by ``SceneInterface``.
@MainActor
protocol TabBarInterface: AnyObject {
    /// Whether the bar has been made.
    var isLoaded: Bool { get }

    /// Whether all tabs are on screen, so that the user may go on in any of them.
    var showsAllTabs: Bool { get }

    /// Shows that the tab in use is another one of those on screen.
    func showSelection()

    /// Shows the tabs that the bar has now.
    func showTabs()

    /// Shows a tab's badge.
    func showBadge(of name: String)
}
