import UIKit

/// A position in the view tree. It retains the view's state and children until the view's type
/// changes.
@MainActor final class Node {
    let graph: Graph
    weak var parent: Node?
    /// The page that contains the node. A stack's screens, tabs and presented views are separate
    /// pages.
    weak var page: Page?
    let depth: Int
    private(set) var view: any View
    var environment: EnvironmentValues
    private(set) var children: [(key: AnyHashable, node: Node)] = []
    /// The storage of the view's stateful properties, by property name.
    var storage: [String: AnyObject] = [:]
    /// The primitive view's object outside the view tree, such as a navigation controller.
    var object: AnyObject?
    /// True if the view must be evaluated.
    private(set) var isDue = false
    private(set) var isGone = false

    // The values that primitive views and modifiers set.
    var text: String?
    var button: (action: @MainActor () -> Void, role: ButtonRole?)?
    var attributes: [any Attribute] = []

    init(_ view: any View, in graph: Graph, parent: Node?, page: Page, environment: EnvironmentValues) {
        self.view = view
        self.graph = graph
        self.parent = parent
        self.page = page
        self.environment = environment
        depth = (parent?.depth ?? 0) + 1
    }

    /// Replaces the view with a new value of its type, and evaluates the view if it has changed.
    func show(_ new: any View, environment: EnvironmentValues) {
        let isSame = !(new is any PrimitiveView) && !environment.differs(from: self.environment) && areSame(view, new)
        view = new
        self.environment = environment
        if !isSame || isDue { evaluate() }
    }

    /// Evaluates the view and its changed children.
    func evaluate() {
        isDue = false
        guard !isGone else { return }
        let content = observed { read() }
        attributes = []
        reconcile(content)
        (view as? any PrimitiveView)?.update(self)
    }

    private func read() -> [ChildView] {
        if let primitive = view as? any PrimitiveView { return primitive.children(of: self) }
        return body(of: view)
    }

    private func body<Value: View>(of view: Value) -> [ChildView] {
        if let controller = view as? any UIViewControllerRepresentable { return controller.show(on: self) }
        link(view)
        HeadlessSwiftUI.count(Value.self)
        return [ChildView(true, view.body)]
    }

    /// Connects the view's properties to their storage.
    func link(_ view: Any) {
        for child in Mirror(reflecting: view).children {
            guard let property = child.value as? any StoredProperty, let label = child.label else { continue }
            storage[label] = property.link(to: self, storage[label])
        }
    }

    /// Runs a closure that reads values, and reevaluates the view after one of them changes.
    func observed<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(body) { [weak self] in
            MainActor.assumeIsolated { self?.invalidate() }
        }
    }

    /// Evaluates the view at the end of the run-loop turn.
    func invalidate() {
        guard !isGone, !isDue else { return }
        isDue = true
        graph.update(self)
    }

    /// Sets the children. Keeps each child whose key and type are unchanged.
    private func reconcile(_ content: [ChildView]) {
        let old = children
        children = []
        for child in content {
            let kept = old.first { $0.key == child.key && type(of: $0.node.view) == type(of: child.view) }?.node
            if let kept {
                children.append((child.key, kept))
            } else if let page {
                children.append((child.key, Node(child.view, in: graph, parent: self, page: page, environment: environment)))
            }
        }
        for (_, node) in old where !children.contains(where: { $0.node === node }) { node.leave() }
        for (child, content) in zip(children, content) {
            if old.contains(where: { $0.node === child.node }) {
                child.node.show(content.view, environment: environmentOfChildren)
            } else {
                child.node.environment = environmentOfChildren
                child.node.evaluate()
            }
        }
    }

    /// The environment for the view's children.
    var environmentOfChildren: EnvironmentValues {
        var values = environment
        (view as? any EnvironmentChange)?.change(&values)
        return values
    }

    /// Releases the state of the node and its descendants when the view is removed from the
    /// interface.
    func leave() {
        isGone = true
        for (_, child) in children { child.leave() }
        (object as? any NodeObject)?.leave()
        object = nil
        storage = [:]
    }

    /// This node and its descendants on the same page, with parents before children.
    var all: [Node] { [self] + children.flatMap(\.node.all) }

    /// Returns the attributes of a type in this node and its descendants, outermost first.
    func found<Kind: Attribute>(_: Kind.Type) -> [Kind] {
        all.flatMap { $0.attributes.compactMap { $0 as? Kind } }
    }

    /// The texts in the view, joined with spaces.
    var label: String { all.compactMap(\.text).joined(separator: " ") }
}

/// Information that a view passes to its page or container.
@MainActor protocol Attribute {}

/// An object that a node owns outside the view tree.
@MainActor protocol NodeObject: AnyObject {
    /// Called when the node's view is removed from the interface.
    func leave()
}

/// A view that changes the environment of its children.
@MainActor protocol EnvironmentChange {
    func change(_ values: inout EnvironmentValues)
}
