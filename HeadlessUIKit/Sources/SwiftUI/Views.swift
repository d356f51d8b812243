/// An empty view.
public struct EmptyView: View {
    /// Creates an empty view.
    public nonisolated init() {}

    /// Not available: the view is primitive.
    public var body: Never { noBody(of: Self.self) }
}

/// A text.
public struct Text: View, Equatable {
    let content: String

    /// Creates a text that isn't localized.
    public nonisolated init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Not available: the view is primitive.
    public var body: Never { noBody(of: Self.self) }
}

/// A button.
public struct Button<Label: View>: View {
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button with a custom label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// Not available: the view is primitive.
    public var body: Never { noBody(of: Self.self) }
}

extension Button where Label == Text {
    /// Creates a button with a text.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

/// A vertical stack of views.
public struct VStack<Content: View>: View {
    let content: Content

    /// Creates a vertical stack.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Not available: the view is primitive.
    public var body: Never { noBody(of: Self.self) }
}

/// Several views.
public struct TupleView<T>: View {
    let value: T

    init(_ value: T) {
        self.value = value
    }

    /// Not available: the view is primitive.
    public var body: Never { noBody(of: Self.self) }
}

extension Optional: View where Wrapped: View {
    /// Not available: the view is primitive.
    public var body: Never { noBody(of: Self.self) }
}
