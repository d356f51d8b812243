/// A part of the interface, described by other views.
@MainActor @preconcurrency public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The view's content.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never called: there is no value of this type.
    public var body: Never { self }
}

/// The body of a primitive view. Calling it is a programming error, as in SwiftUI.
func noBody(of view: Any.Type) -> Never {
    preconditionFailure("body() should not be called on \(view).")
}

/// Combines the views in a closure into one view.
@resultBuilder public struct ViewBuilder {
    /// An empty view.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several views.
    @MainActor public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }
}
