/// A part of the interface, composed of other views.
@MainActor @preconcurrency public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The view's content.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never called: the type has no values.
    public var body: Never { self }
}

/// A view without a body, which updates its node directly.
@MainActor protocol PrimitiveView {
    /// Returns the direct children. The node observes the values that this method reads.
    func children(of node: Node) -> [ChildView]

    /// Updates the node's values and its object outside the view tree, after updates of its
    /// children.
    func update(_ node: Node)
}

extension PrimitiveView {
    /// Not available: the view is primitive.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    func children(of node: Node) -> [ChildView] { [] }

    func update(_ node: Node) {}
}

/// A child view, with its identity in its parent.
struct ChildView {
    let key: AnyHashable
    let view: any View

    init(_ key: some Hashable, _ view: any View) {
        self.key = AnyHashable(key)
        self.view = view
    }
}

/// A view made of other views.
@MainActor protocol ViewContainer: PrimitiveView {
    var members: [ChildView] { get }
}

extension ViewContainer {
    func children(of node: Node) -> [ChildView] { members }
}

/// A container without a layout, such as the result of a view builder. Tab views and alerts read
/// its members directly.
@MainActor protocol ViewGroup: ViewContainer {}
