import Foundation

/// An item for sale.
public struct Item: Codable, Sendable {
    /// Its name.
    public let name: String

    /// Creates an item.
    public init(name: String) {
        self.name = name
    }
}

/// A customer's order.
public struct Order: Codable, Sendable {
    /// Its number.
    public let number: Int

    /// Creates an order.
    public init(number: Int) {
        self.number = number
    }
}

/// A department of the shop.
public enum Department: String, Codable, Sendable {
    /// All departments.
    case all
    /// Books.
    case books
}

/// The scope of a search.
public enum SearchScope: String, Codable, Sendable {
    /// All departments.
    case everything
    /// One department.
    case department
}

// Values in URLs are read and written as strings.

extension Item: LosslessStringConvertible {
    /// Creates an item with a name, or returns `nil` if the name is empty.
    public init?(_ description: String) {
        guard !description.isEmpty else { return nil }
        self.init(name: description)
    }

    /// The name.
    public var description: String { name }
}

extension Department: LosslessStringConvertible {
    /// Creates a department from its name.
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
