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

// What stands in a URL is read and written as a text.

extension Item: LosslessStringConvertible {
    /// An item by its name; nil for an empty one.
    public init?(_ description: String) {
        guard !description.isEmpty else { return nil }
        self.init(name: description)
    }

    /// The name.
    public var description: String { name }
}

extension Department: LosslessStringConvertible {
    /// A department by its name.
    public init?(_ description: String) {
        switch description {
        case "all": self = .all
        case "books": self = .books
        default: return nil
        }
    }

    /// The name.
    public var description: String {
        switch self {
        case .all: "all"
        case .books: "books"
        }
    }
}
