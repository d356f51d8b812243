/// A read-write reference to a value that another object owns.
@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency public struct Binding<Value>: DynamicProperty {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void
    /// The owner and the property. `nil` for a binding from closures, because closures can't be
    /// compared.
    private let location: (owner: AnyObject, path: AnyKeyPath)?

    /// Creates a binding from two closures.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
        location = nil
    }

    init(location: AnyObject, path: AnyKeyPath, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
        self.location = (location, path)
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The current value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { get()[keyPath: keyPath] },
            set: { new in
                var value = get()
                value[keyPath: keyPath] = new
                set(value)
            })
    }
}

extension Binding: UncomparedProperty {
    func isSame(as other: Any) -> Bool {
        guard let mine = location, let others = (other as? Binding<Value>)?.location else { return false }
        return mine.owner === others.owner && mine.path == others.path
    }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Wraps an object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Wraps an object.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(location: object, path: keyPath, get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
