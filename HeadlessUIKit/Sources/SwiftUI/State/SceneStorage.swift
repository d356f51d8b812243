/// A small value that the system saves for a scene, even after the app has terminated.
@propertyWrapper @MainActor @preconcurrency public struct SceneStorage<Value>: DynamicProperty, StoredProperty {
    private let key: String
    private let initial: Value
    private let link = Link<Graph>()

    /// The current value.
    public var wrappedValue: Value {
        get { link.target?.sceneStorage[key] as? Value ?? initial }
        nonmutating set { link.target?.sceneStorage[key] = newValue }
    }

    func link(to node: Node, _ known: AnyObject?) -> AnyObject? {
        link.target = node.graph
        return known
    }
}

extension SceneStorage {
    /// Creates a property for data under a key of the scene.
    public init(_ key: String) where Value == Data? {
        self.key = key
        initial = nil
    }
}
