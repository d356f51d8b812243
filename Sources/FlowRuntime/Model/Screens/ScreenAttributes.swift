/// What is shown around a screen. Generated code gives it for each; what it leaves out stays as the
/// view controller has it.
public struct ScreenAttributes: Hashable, Sendable {
    /// The title in bars.
    public var title: String?
    /// Whether the title is shown large.
    public var largeTitle: Bool?
    /// Whether the tab bar is hidden while the screen, or one above it, is on top of its stack. A
    /// stack's first screen never hides it.
    public var hidesTabBar: Bool
    /// Whether the navigation bar is hidden while the screen is on top.
    public var hidesNavigationBar: Bool
    /// Whether the user may go back from the screen, by the button or a swipe.
    public var allowsBack: Bool
    /// How the screen is presented.
    public var presentation: Presentation?

    /// Says what is shown around a screen.
    ///
    /// - Parameters:
    ///   - title: the title in bars; nil leaves it to the view controller.
    ///   - largeTitle: whether the title is shown large; nil leaves that to the view controller.
    ///   - hidesTabBar: whether the tab bar is hidden.
    ///   - hidesNavigationBar: whether the navigation bar is hidden.
    ///   - allowsBack: whether the user may go back from the screen.
    ///   - presentation: how the screen is presented; nil means the default one.
    public init(
        title: String? = nil, largeTitle: Bool? = nil, hidesTabBar: Bool = false, hidesNavigationBar: Bool = false,
        allowsBack: Bool = true, presentation: Presentation? = nil
    ) {
        self.title = title
        self.largeTitle = largeTitle
        self.hidesTabBar = hidesTabBar
        self.hidesNavigationBar = hidesNavigationBar
        self.allowsBack = allowsBack
        self.presentation = presentation
    }
}
