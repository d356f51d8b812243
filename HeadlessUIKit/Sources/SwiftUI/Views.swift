/// Nothing.
public struct EmptyView: View {
    /// Makes a view of nothing.
    public nonisolated init() {}

    /// The view is made of no other.
    public var body: Never { noBody(of: Self.self) }
}

/// A text.
public struct Text: View, Equatable {
    let content: String

    /// Makes a text that is shown as it is.
    public nonisolated init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// The view is made of no other.
    public var body: Never { noBody(of: Self.self) }
}

/// Something that can be tapped.
public struct Button<Label: View>: View {
    let action: @MainActor () -> Void
    let label: Label

    /// Makes a button with a label of its own.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    /// The view is made of no other.
    public var body: Never { noBody(of: Self.self) }
}

extension Button where Label == Text {
    /// Makes a button with a text.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

/// Views one under the other.
public struct VStack<Content: View>: View {
    let content: Content

    /// Makes a column.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The view is made of no other.
    public var body: Never { noBody(of: Self.self) }
}

/// Several views in one place.
public struct TupleView<T>: View {
    let value: T

    init(_ value: T) {
        self.value = value
    }

    /// The view is made of no other.
    public var body: Never { noBody(of: Self.self) }
}

extension Optional: View where Wrapped: View {
    /// The view is made of no other.
    public var body: Never { noBody(of: Self.self) }
}
