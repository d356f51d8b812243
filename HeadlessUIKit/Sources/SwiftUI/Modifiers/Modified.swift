/// A view with an attribute that its page or container reads.
struct Modified<Content: View>: View, PrimitiveView {
    let content: Content
    let attribute: @MainActor () -> any Attribute

    func children(of node: Node) -> [ChildView] { [ChildView(true, content)] }

    func update(_ node: Node) {
        node.attributes = [attribute()]
        node.page?.attributesChanged()
    }
}

/// A view with a trait that its container reads before it creates the view.
struct TraitView<Content: View>: View, PrimitiveView, TraitHolder {
    let content: Content
    let trait: Trait

    func children(of node: Node) -> [ChildView] { [ChildView(true, content)] }

    var inner: any View { content }
}

@MainActor protocol TraitHolder {
    var trait: Trait { get }
    var inner: any View { get }
}

/// A view's setting for a container that shows each child differently, such as a tab view.
enum Trait {
    case tag(AnyHashable)
    case tabItem(any View)
    case badge(String?)
}

/// A view in a container, with its traits.
struct Leaf {
    let key: [AnyHashable]
    let view: any View
    var traits: [Trait] = []

    /// Flattens a group of views, and returns the members in order.
    @MainActor static func all(in view: any View, key: [AnyHashable] = []) -> [Leaf] {
        if let group = view as? any ViewGroup, !(view is any EnvironmentChange) {
            return group.members.flatMap { all(in: $0.view, key: key + [$0.key]) }
        }
        if let holder = view as? any TraitHolder {
            return all(in: holder.inner, key: key).map { leaf in
                var leaf = leaf
                leaf.traits.append(holder.trait)
                return leaf
            }
        }
        return view is EmptyView ? [] : [Leaf(key: key, view: view)]
    }
}

extension View {
    func attribute(_ attribute: @escaping @autoclosure @MainActor () -> any Attribute) -> Modified<Self> {
        Modified(content: self, attribute: attribute)
    }

    /// Sets the value that selects the view in its container.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        TraitView(content: self, trait: .tag(AnyHashable(tag)))
    }

    /// Sets the label of the view's tab.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TraitView(content: self, trait: .tabItem(label()))
    }

    /// Sets the badge of the view's tab.
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        TraitView(content: self, trait: .badge(label.map { String($0) }))
    }

    /// Sets the identity of the view. A new identity resets the view's state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }
}

/// A view with an explicit identity.
struct IdentifiedView<Content: View>: View, PrimitiveView {
    let content: Content
    let id: AnyHashable

    func children(of node: Node) -> [ChildView] { [ChildView(id, content)] }
}
