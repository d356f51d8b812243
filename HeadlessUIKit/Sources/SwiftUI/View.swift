/// A part of the interface, described by other views.
@MainActor @preconcurrency public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// There is no value, so there is nothing that it is made of.
    public var body: Never { self }
}

/// What stands in for the body of a view that is made of no other. Asking for it is a fault in the
/// program, as it is in SwiftUI.
func noBody(of view: Any.Type) -> Never {
    preconditionFailure("body() should not be called on \(view).")
}

/// Makes one view of the views that are written one under the other.
@resultBuilder public struct ViewBuilder {
    /// Nothing.
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

    /// A view that is there at times.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }
}
