/// A modifier that creates a new view from a view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the new view.
    associatedtype Body: View
    /// The type of the view to modify.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the new view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, ViewGroup {
    let view: any View

    var members: [ChildView] { [ChildView(true, view)] }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    func children(of node: Node) -> [ChildView] {
        node.link(modifier)
        return [ChildView(true, modifier.body(content: _ViewModifier_Content(view: content)))]
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
