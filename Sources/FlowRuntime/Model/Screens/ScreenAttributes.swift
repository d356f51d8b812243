/// The bars and the presentation of a screen. Generated code sets the attributes; the others stay
/// as the view controller has them.
public struct ScreenAttributes: Hashable, Sendable {
    /// The title in bars; `nil` leaves it to the view controller.
    public var title: String?
    /// True if the title is large; `nil` leaves this to the view controller.
    public var largeTitle: Bool?
    /// True if the tab bar is hidden while the screen, or one above it, is on top of its stack. A
    /// stack's first screen never hides it.
    public var hidesTabBar: Bool
    /// True if the navigation bar is hidden while the screen is on top.
    public var hidesNavigationBar: Bool
    /// True if the user can go back from the screen, with the button or a swipe.
    public var allowsBack: Bool
    /// True if the user can dismiss a modal while the screen is on top of it.
    public var dismissible: Bool
    /// True if the screen can have unsaved work. Nothing removes it then before the user agrees.
    public var unsaved: Bool
    /// True if the screen is visible only while its column is empty. Other screens replace it, and
    /// its column can't be selected.
    public var placeholder: Bool
    /// How the screen is presented; `nil` for the default.
    public var presentation: Presentation?

    /// Creates the attributes of a screen.
    public init(
        title: String? = nil, largeTitle: Bool? = nil, hidesTabBar: Bool = false, hidesNavigationBar: Bool = false,
        allowsBack: Bool = true, dismissible: Bool = true, unsaved: Bool = false, placeholder: Bool = false,
        presentation: Presentation? = nil
    ) {
        self.title = title
        self.largeTitle = largeTitle
        self.hidesTabBar = hidesTabBar
        self.hidesNavigationBar = hidesNavigationBar
        self.allowsBack = allowsBack
        self.dismissible = dismissible
        self.unsaved = unsaved
        self.placeholder = placeholder
        self.presentation = presentation
    }
}
