// The app's models, in a module that Shop.flow.yaml imports.

/// A thing that is sold.
public struct Item: Codable, Hashable, LosslessStringConvertible, Sendable {
    /// Its text in a URL.
    public var description: String { "item" }

    /// Makes a thing.
    public init() {}

    /// Makes a thing of its text in a URL.
    public init?(_ description: String) {}
}

/// What somebody has bought.
public struct Order: Codable, Hashable, Sendable {
    /// Makes an order.
    public init() {}
}
