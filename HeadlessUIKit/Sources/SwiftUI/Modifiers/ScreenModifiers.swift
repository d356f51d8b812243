import UIKit

/// A change to the page's controller.
struct PageSetting: Attribute {
    let apply: @MainActor (UIViewController) -> Void
}

/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The system decides.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
}

/// A bar on the screen.
public struct ToolbarPlacement: Sendable {
    private enum Name { case navigationBar, tabBar }
    private let name: Name

    /// The navigation bar.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: .navigationBar) }
    /// The tab bar.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: .tabBar) }

    var isNavigationBar: Bool { name == .navigationBar }
}

/// The settings of a screen for its navigation bar.
public struct NavigationBarItem: Sendable {
    /// The display mode of the title.
    public enum TitleDisplayMode: Sendable {
        /// The display mode of the screen below.
        case automatic
        /// Small.
        case inline
        /// Large.
        case large
    }
}

/// The visibility of a page's navigation bar.
struct BarHiding: Attribute {
    let navigationBar: Bool?
    let tabBar: Bool?
}

extension View {
    /// Sets the title of the screen.
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        attribute(PageSetting { $0.title = String(title) })
    }

    /// Sets the display mode of the title.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        attribute(
            PageSetting {
                $0.navigationItem.largeTitleDisplayMode =
                    switch displayMode {
                    case .automatic: .automatic
                    case .inline: .never
                    case .large: .always
                    }
            })
    }

    /// Hides the back button, which also disables the edge swipe (S18).
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        attribute(PageSetting { $0.navigationItem.hidesBackButton = hidesBackButton })
    }

    /// Shows or hides bars while the screen is on top of its stack.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isHidden = visibility == .hidden
        let (isNavigationBar, isTabBar) = (bars.contains { $0.isNavigationBar }, bars.contains { !$0.isNavigationBar })
        return attribute(
            BarHiding(navigationBar: isNavigationBar ? isHidden : nil, tabBar: isTabBar ? isHidden : nil))
    }

    /// Shows views in the screen's bars.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        Beside(content: self, other: content())
    }

    /// Shows a view behind the view.
    public func background<V: View>(@ViewBuilder content: () -> V) -> some View {
        Beside(content: self, other: content())
    }

    /// Prevents the user from dismissing the presentation that contains the view.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        attribute(DismissalDisabled(isDisabled: isDisabled))
    }
}

/// A setting that can prevent the user from dismissing a presentation.
struct DismissalDisabled: Attribute {
    let isDisabled: Bool
}

/// A view with a second view outside its content, such as a background.
struct Beside<Content: View, Other: View>: View, PrimitiveView {
    let content: Content
    let other: Other

    func children(of node: Node) -> [ChildView] { [ChildView(0, content), ChildView(1, other)] }
}
