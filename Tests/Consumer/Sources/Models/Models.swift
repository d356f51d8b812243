/// An item for sale.
public struct Item: Sendable {
    /// The item's name.
    public let name: String

    /// Creates an item with a name.
    public init(name: String) {
        self.name = name
    }
}
