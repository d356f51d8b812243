/// Something that is bought.
public struct Item: Sendable {
    /// What it is called.
    public let name: String

    /// Makes an item.
    public init(name: String) {
        self.name = name
    }
}
