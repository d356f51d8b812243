/// The key of a value in the environment.
@MainActor @preconcurrency public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
}

/// The values that views pass to their descendants.
@MainActor @preconcurrency public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty environment.
    public init() {}

    /// The value for a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of an observable type.
    subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Returns true if any value differs.
    func differs(from other: EnvironmentValues) -> Bool {
        guard values.count == other.values.count else { return true }
        return values.contains { key, value in other.values[key].map { !areSame(value, $0) } ?? true }
    }
}

/// A value from the environment.
@propertyWrapper @MainActor @preconcurrency public struct Environment<Value>: DynamicProperty, StoredProperty {
    private let link = Link<EnvironmentValues>()
    private let read: @MainActor (EnvironmentValues) -> Value

    /// Reads a property of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The current value.
    public var wrappedValue: Value { read(link.target ?? EnvironmentValues()) }

    func link(to node: Node, _ known: AnyObject?) -> AnyObject? {
        link.target = node.environment
        return known
    }
}

extension Environment {
    /// Reads an observable object.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[objectType] }
    }
}

/// A view that changes the environment of its content.
struct EnvironmentView<Content: View>: View, ViewGroup, EnvironmentChange {
    let content: Content
    let set: @MainActor (inout EnvironmentValues) -> Void

    var members: [ChildView] { [ChildView(true, content)] }

    func change(_ values: inout EnvironmentValues) { set(&values) }
}

extension View {
    /// Sets a value in the environment of the view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Sets an observable object in the environment of the view.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentView(content: self) { $0[T.self] = object }
    }
}
