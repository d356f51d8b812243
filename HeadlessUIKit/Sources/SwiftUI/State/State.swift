/// A property wrapper whose value SwiftUI stores or provides.
@MainActor @preconcurrency public protocol DynamicProperty {}

/// A property whose storage is in the node of its view.
@MainActor protocol StoredProperty: UncomparedProperty {
    /// Connects the property to its storage. Returns the storage for the node to keep: `known`, or
    /// new storage.
    func link(to node: Node, _ known: AnyObject?) -> AnyObject?
}

extension StoredProperty {
    func isSame(as other: Any) -> Bool { true }
}

/// A property's connection to its storage. Copies of the view share the connection.
final class Link<Target> {
    var target: Target?
}

/// A value that views observe.
@MainActor final class Cell<Value>: Observable {
    private let registrar = ObservationRegistrar()
    // Only the initializer writes it outside the main actor.
    private nonisolated(unsafe) var stored: Value

    /// The value, read without observation.
    var unobserved: Value { stored }

    nonisolated init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return stored
        }
        set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
    }
}

/// A value that belongs to a view's position in the view tree.
@propertyWrapper @MainActor @preconcurrency public struct State<Value>: DynamicProperty, StoredProperty {
    private let link = Link<Cell<Value>>()
    private let initial: Cell<Value>

    /// Creates a property with its initial value. Later values of the view don't reset it.
    public nonisolated init(wrappedValue value: Value) {
        initial = Cell(value)
    }

    /// Creates a property with its initial value.
    public nonisolated init(initialValue value: Value) {
        initial = Cell(value)
    }

    private var cell: Cell<Value> { link.target ?? initial }

    /// The current value.
    public var wrappedValue: Value {
        get { cell.value }
        nonmutating set { cell.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let cell = cell
        return Binding(location: cell, path: \Cell<Value>.value, get: { cell.value }, set: { cell.value = $0 })
    }

    func link(to node: Node, _ known: AnyObject?) -> AnyObject? {
        let cell = known as? Cell<Value> ?? initial
        link.target = cell
        return cell
    }
}
