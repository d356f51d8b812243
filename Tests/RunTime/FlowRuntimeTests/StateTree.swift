import Foundation

@testable import FlowRuntime

/// A saved state as a tree of values, for damaging it.
struct StateTree {
    private(set) var value: SavedValue

    /// Reads a state from JSON. Returns `nil` if it isn't one.
    init?(_ data: Data) {
        guard let parts = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let text = parts["state"] as? String,
            let value = try? SavedValue(text: text)
        else { return nil }
        self.value = value
    }

    init(_ value: SavedValue) {
        self.value = value
    }

    /// The state as JSON.
    var data: Data? { try? JSONSerialization.data(withJSONObject: ["form": SavedState.currentForm, "state": value.text]) }

    /// Changes a random part, sometimes to a part of another state.
    mutating func damage(with other: StateTree, using numbers: inout SeededNumbers) {
        let parts = value.parts
        let path = numbers.pick(parts).path
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0, 1: value.change(at: path[...]) { $0.damage(with: [], using: &numbers) }
        case 2, 3:
            // A value with an equal key, in this state or the other.
            let source = numbers.chance(50) ? value : other.value
            let alike = source.parts.filter { $0.path.last == path.last }
            guard let part = alike.randomElement(using: &numbers) else { return }
            value.change(at: path[...]) { $0 = part.value }
        case 4, 5:
            let integers = parts.filter { if case .integer = $0.value { true } else { false } }
            guard let integer = integers.randomElement(using: &numbers) else { return }
            value.change(at: integer.path[...]) { $0 = .integer(.random(in: -1...12, using: &numbers)) }
        case 6:
            let lists = parts.filter { if case .list(let values) = $0.value { !values.isEmpty } else { false } }
            guard let list = lists.randomElement(using: &numbers) else { return }
            value.change(at: list.path[...]) { list in
                guard case .list(let values) = list else { return }
                let (count, value) = (numbers.pick([1, 2, 50, SavedState.largest]), numbers.pick(values))
                // Copies of copied lists would soon fill the memory.
                let most = 1 + 2 * SavedState.largest / value.parts.count
                list = .list(Array(repeating: value, count: min(count, most)) + values)
            }
        case 7:
            // Adds the layers of the other state, or this state's own again.
            guard case .list(let layers)? = (numbers.chance(50) ? other.value : value).part(at: ["layers"]) else { return }
            value.change(at: ["layers"]) { list in
                if case .list(let values) = list { list = .list(values + layers.dropFirst()) }
            }
        default:
            let others = other.value.parts.map(\.value)
            value.change(at: path[...]) { $0.damage(with: others, using: &numbers) }
        }
    }
}

extension SavedValue {
    /// The value and its descendants with their paths. List elements are identified by index.
    var parts: [(path: [String], value: SavedValue)] {
        var parts: [(path: [String], value: SavedValue)] = []
        addParts(at: [], to: &parts)
        return parts
    }

    private func addParts(at path: [String], to parts: inout [(path: [String], value: SavedValue)]) {
        parts.append((path, self))
        switch self {
        case .list(let values):
            for (index, value) in values.enumerated() { value.addParts(at: path + ["\(index)"], to: &parts) }
        case .object(let values):
            for (key, value) in values.sorted(by: { $0.key < $1.key }) { value.addParts(at: path + [key], to: &parts) }
        case .null, .flag, .integer, .natural, .number, .text: break
        }
    }

    func part(at path: ArraySlice<String>) -> SavedValue? {
        guard let key = path.first else { return self }
        switch self {
        case .list(let values): return Int(key).flatMap { values.indices.contains($0) ? values[$0].part(at: path.dropFirst()) : nil }
        case .object(let values): return values[key]?.part(at: path.dropFirst())
        case .null, .flag, .integer, .natural, .number, .text: return nil
        }
    }

    mutating func change(at path: ArraySlice<String>, _ body: (inout SavedValue) -> Void) {
        guard let key = path.first else { return body(&self) }
        switch self {
        case .list(var values):
            guard let index = Int(key), values.indices.contains(index) else { return }
            values[index].change(at: path.dropFirst(), body)
            self = .list(values)
        case .object(var values):
            values[key]?.change(at: path.dropFirst(), body)
            self = .object(values)
        case .null, .flag, .integer, .natural, .number, .text: break
        }
    }

    fileprivate mutating func damage(with others: [SavedValue], using numbers: inout SeededNumbers) {
        switch self {
        case .integer: self = .integer(.random(in: -2...12, using: &numbers))
        case .flag(let flag): self = .flag(!flag)
        case .text:
            let texts = others.compactMap { if case .text = $0 { $0 } else { nil } }
            self = numbers.pick(texts + [.text("")])
        case .list(var values) where !values.isEmpty && numbers.chance(80):
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: values.remove(at: Int.random(in: values.indices, using: &numbers))
            case 1: values.append(numbers.pick(values))
            default: values.shuffle(using: &numbers)
            }
            self = .list(values)
        case .object(var values) where !values.isEmpty && numbers.chance(50):
            let key = numbers.pick(values.keys.sorted())
            if numbers.chance(50) {
                values[key] = nil
            } else {
                // Renames a screen, flow or site and keeps its values.
                let names = others.compactMap { if case .object(let other) = $0 { other.keys.min() } else { nil } }
                values[names.randomElement(using: &numbers) ?? ""] = values.removeValue(forKey: key)
            }
            self = .object(values)
        default: self = others.randomElement(using: &numbers) ?? .null
        }
    }
}

extension SavedValue: @retroactive ExpressibleByUnicodeScalarLiteral, @retroactive ExpressibleByExtendedGraphemeClusterLiteral {}
extension SavedValue: @retroactive ExpressibleByDictionaryLiteral, @retroactive ExpressibleByStringLiteral,
    @retroactive ExpressibleByIntegerLiteral
{
    /// Creates an object.
    public init(dictionaryLiteral elements: (String, SavedValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }

    /// Creates a string.
    public init(stringLiteral value: String) { self = .text(value) }

    /// Creates an integer.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}
