import Foundation

/// Something that is sold.
public struct Item: Codable, Sendable {
    /// Its name.
    public let name: String

    /// Makes an item.
    public init(name: String) {
        self.name = name
    }
}

/// Something that was bought.
public struct Order: Codable, Sendable {
    /// Its number.
    public let number: Int

    /// Makes an order.
    public init(number: Int) {
        self.number = number
    }
}

/// A part of the shop.
public enum Department: String, Codable, Sendable {
    /// Everything.
    case all
    /// What can be read.
    case books
}

/// Where a search looks.
public enum SearchScope: String, Codable, Sendable {
    /// Everywhere.
    case everything
    /// In one department.
    case department
}
