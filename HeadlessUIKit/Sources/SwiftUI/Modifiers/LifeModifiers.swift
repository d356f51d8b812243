/// Calls closures when a view appears on screen and when it has disappeared.
struct Appearing: Attribute {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

/// Opens the URLs that the system passes to the scene.
struct URLHandler: Attribute {
    let open: (URL) -> Void
}

extension View {
    /// Calls a closure when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Observed(content: self, appearing: Appearing(appear: action, disappear: nil))
    }

    /// Calls a closure when the view has disappeared.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Observed(content: self, appearing: Appearing(appear: nil, disappear: action))
    }

    /// Calls a closure when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeObserver(content: self, value: value, isInitial: initial, action: action)
    }

    /// Opens the URLs that the system passes to the scene.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        attribute(URLHandler(open: action))
    }
}

/// A view whose appearance is observed.
struct Observed<Content: View>: View, PrimitiveView {
    let content: Content
    let appearing: Appearing

    func children(of node: Node) -> [ChildView] { [ChildView(true, content)] }

    func update(_ node: Node) {
        node.attributes = [appearing]
        let state = node.object as? AppearanceState ?? AppearanceState()
        node.object = state
        state.disappear = appearing.disappear
        if node.page?.isVisible == true { state.appear(appearing.appear) }
    }
}

/// Tracks the appearance of a view.
@MainActor final class AppearanceState: NodeObject {
    private var hasAppeared = false
    var disappear: (() -> Void)?

    func appear(_ action: (() -> Void)?) {
        guard !hasAppeared else { return }
        hasAppeared = true
        action?()
    }

    func leave() {
        guard hasAppeared else { return }
        hasAppeared = false
        disappear?()
    }
}

/// A view that compares a value with the previous value.
struct ChangeObserver<Content: View, Value: Equatable>: View, PrimitiveView {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func children(of node: Node) -> [ChildView] { [ChildView(true, content)] }

    func update(_ node: Node) {
        let known = node.storage["value"] as? Cell<Value>
        node.storage["value"] = Cell(value)
        let old = known?.unobserved
        guard old.map({ $0 != value }) ?? isInitial else { return }
        node.graph.afterUpdate { action(old ?? value, value) }
    }
}
