/// An empty view.
public struct EmptyView: View, PrimitiveView {
    /// Creates an empty view.
    public nonisolated init() {}
}

/// A view that shows a string.
public struct Text: View, Equatable, PrimitiveView {
    let content: String

    /// Creates a view that shows a string without localizing it.
    public nonisolated init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    func update(_ node: Node) { node.text = content }
}

/// A system symbol or an image from the app. The headless SwiftUI doesn't draw it.
public struct Image: View, Equatable, PrimitiveView {
    let name: String
    let bundle: Bundle?

    /// Shows an image from the app.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
        self.bundle = bundle
    }

    /// Shows a system symbol.
    public init(systemName: String) {
        name = systemName
        bundle = nil
    }
}

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View, ViewContainer {
    let title: Title
    let icon: Icon

    /// Creates a label from two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    var members: [ChildView] { [ChildView(0, title), ChildView(1, icon)] }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a system symbol.
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with an image from the app.
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// The button deletes data.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A button.
public struct Button<Label: View>: View, PrimitiveView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button with a custom label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        role = nil
        self.action = action
        self.label = label()
    }

    func children(of node: Node) -> [ChildView] { [ChildView(true, label)] }

    func update(_ node: Node) { node.button = (action, role) }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// Creates a button with a title and a role.
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.action = action
        label = Text(title)
    }
}

/// A vertical stack of views.
public struct VStack<Content: View>: View, ViewContainer {
    let content: Content

    /// Creates a vertical stack.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var members: [ChildView] { [ChildView(true, content)] }
}

/// A horizontal stack of views.
public struct HStack<Content: View>: View, ViewContainer {
    let content: Content

    /// Creates a horizontal stack.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var members: [ChildView] { [ChildView(true, content)] }
}

/// A stack of overlapping views.
public struct ZStack<Content: View>: View, ViewContainer {
    let content: Content

    /// Creates a stack with its views from back to front.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var members: [ChildView] { [ChildView(true, content)] }
}

/// A scrolling list of rows.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    let content: Content

    func children(of node: Node) -> [ChildView] { [ChildView(true, content)] }
}

extension List where SelectionValue == Never {
    /// Creates a list from views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }
}
