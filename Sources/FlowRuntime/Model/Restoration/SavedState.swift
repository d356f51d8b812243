/// The saved state of a scene: the screens with their parameters, their tabs, children and
/// presented layers, and the site that started each flow.
///
/// It is `Codable`, so you can store it as JSON, as a property list or in another format. It is
/// validated when a scene starts from it, so the storage doesn't have to be trusted.
public struct SavedState: Hashable, Sendable {
    /// Identifies the program that saved it. Programs with equal names and steps have equal
    /// fingerprints.
    public let fingerprint: String
    /// The flow of the root coordinator.
    let root: String
    /// The coordinators. The other parts refer to them by index.
    let flows: [Flow]
    /// The window's content, then the presented layers, bottom first.
    let layers: [Layer]

    /// The format that this version writes and reads.
    static let currentForm = 2
    /// The maximum number of coordinators, layers and screens. No user visits that many.
    static let largest = 2_000
    /// The maximum number of bytes to read from a file.
    static let mostBytes = SavedValue.mostBytes

    /// A coordinator, as the values to create it with.
    enum Flow: Hashable, Sendable, Codable {
        /// The root coordinator, which the app creates.
        case root
        /// A tab's coordinator, which the tab bar's coordinator creates.
        case tab(String, of: Int)
        /// Any other coordinator.
        case made(SavedFlow)
    }

    /// The window's content or a presented layer.
    struct Layer: Hashable, Sendable, Codable {
        /// `nil` for the window's content.
        var site: Site?
        var content: Content
    }

    /// The content of a layer, a tab or a child. A coordinator is its index in `flows`.
    indirect enum Content: Hashable, Sendable, Codable {
        /// A stack; `beginsAsBefore` is true if its first screen is the original one.
        case stack(of: Int, beginsAsBefore: Bool, slots: [Slot])
        case tabs(of: Int, selected: String, tabs: [String: Content])
        case child(of: Int, name: String, content: Content)
        case single(of: Int, slot: Slot)
        case screen(slot: Slot)
        case action
    }

    /// A screen with its place.
    struct Slot: Hashable, Sendable, Codable {
        /// The number that identifies the slot.
        var number: Int
        /// A case of the enumeration of its flow's screens.
        var screen: SavedValue
        /// The index of the coordinator that creates it.
        var maker: Int
        /// The flow that starts with it on another flow's stack.
        var mark: Mark?
    }

    /// The start of a flow on another flow's stack.
    struct Mark: Hashable, Sendable, Codable {
        var flow: Int
        /// `nil` if the flow has no handlers.
        var site: Site?
    }

    /// The site that started a flow or presented a screen.
    struct Site: Hashable, Sendable, Codable {
        var parent: Int
        /// A case of the enumeration of the sites of `parent`.
        var site: SavedValue
        /// The number of the screen that triggered the transition, if it still exists.
        var caller: Int?
    }
}

// A decoder finds two plain values, with nothing nested. The second has the whole state, which is
// parsed in linear time.
extension SavedState: Codable {
    private enum Key: CodingKey {
        case form, state
    }

    /// Decodes a state from a file or from the system's storage.
    ///
    /// - Throws: an error if the data isn't a saved state, or has another format.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard try container.decode(Int.self, forKey: .form) == Self.currentForm else {
            throw DecodingError.dataCorruptedError(forKey: .form, in: container, debugDescription: "The state is of another form.")
        }
        let state: SavedValue = try container.decode(SavedValue.self, forKey: .state)
        guard case .object(let parts) = state else {
            throw DecodingError.dataCorruptedError(forKey: .state, in: container, debugDescription: "This isn't a saved state.")
        }
        func part<Part: Decodable>(_ name: String) throws -> Part { try (parts[name] ?? .null).read() }
        self.init(fingerprint: try part("fingerprint"), root: try part("root"), flows: try part("flows"), layers: try part("layers"))
    }

    /// Encodes the state for a file or for the system's storage.
    ///
    /// - Throws: an error from the encoder.
    public func encode(to encoder: any Encoder) throws {
        let state = SavedValue.object([
            "fingerprint": .text(fingerprint), "root": .text(root), "flows": try SavedValue(flows), "layers": try SavedValue(layers),
        ])
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.currentForm, forKey: .form)
        try container.encode(state, forKey: .state)
    }
}

extension SavedState {
    /// The number of coordinators, layers, containers and screens.
    var size: Int { layers.reduce(flows.count + layers.count) { $0 + $1.content.size } }
}

extension SavedState.Content {
    /// The index of its coordinator in `flows`; `nil` if it has none.
    var place: Int? {
        switch self {
        case .stack(let place, _, _), .tabs(let place, _, _), .child(let place, _, _), .single(let place, _): place
        case .screen, .action: nil
        }
    }

    /// The indices of all coordinators that have a content in it.
    var places: [Int] {
        let inner: [SavedState.Content] =
            switch self {
            case .tabs(_, _, let tabs): Array(tabs.values)
            case .child(_, _, let content): [content]
            case .stack, .single, .screen, .action: []
            }
        return inner.reduce(into: place.map { [$0] } ?? []) { $0 += $1.places }
    }

    fileprivate var size: Int {
        switch self {
        case .stack(_, _, let slots): slots.count
        case .tabs(_, _, let tabs): tabs.values.reduce(1) { $0 + $1.size }
        case .child(_, _, let content): 1 + content.size
        case .single, .screen, .action: 1
        }
    }
}

/// The values that a coordinator is created with.
public struct SavedFlow: Hashable, Sendable, Codable {
    /// The flow's name in the spec.
    public let name: String
    /// The screen that it started with; `nil` for tabs and switches.
    let first: SavedValue?
    /// The other values, by name.
    let values: [String: SavedValue]

    /// Returns the screen that the flow started with.
    ///
    /// - Returns: the screen, as a case of the enumeration of the flow's screens.
    /// - Throws: an error if it can't be decoded.
    public func firstScreen<Screen: Decodable>() throws -> Screen { try (first ?? .null).read() }

    /// Returns a value that the flow was created with.
    ///
    /// - Parameter name: the value's name.
    /// - Returns: the value.
    /// - Throws: an error if it can't be decoded.
    public func value<Value: Decodable>(_ name: String) throws -> Value { try (values[name] ?? .null).read() }
}
