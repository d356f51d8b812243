/// The state of a scene as it is saved: the screens with their parameters, the tabs, children and
/// presented layers that they stand in, and for each flow who has started it.
///
/// It is `Codable`: an app keeps it as JSON, as a property list or in any other form. What it says
/// is looked at anew when a scene starts from it, so nothing depends on where it has been
/// meanwhile.
public struct SavedState: Hashable, Sendable {
    /// Which program saved it: the same names and steps have the same fingerprint.
    public let fingerprint: String
    /// The flow of the root coordinator.
    let root: String
    /// The coordinators; the other parts name them by their places here.
    let flows: [Flow]
    /// The window's content, then the presented layers, bottom first.
    let layers: [Layer]

    /// The form that this version writes and reads.
    static let currentForm = 2
    /// The most coordinators, layers and screens that are looked at. No user walks that far.
    static let largest = 2_000
    /// The most bytes that are read of a file.
    static let mostBytes = SavedValue.mostBytes

    /// A coordinator, by what it is made with.
    enum Flow: Hashable, Sendable, Codable {
        /// The one that the app makes.
        case root
        /// One that a tab bar's coordinator makes for a tab.
        case tab(String, of: Int)
        /// Any other.
        case made(SavedFlow)
    }

    /// The window's content or a presented layer.
    struct Layer: Hashable, Sendable, Codable {
        /// Nil of the window's content.
        var site: Site?
        var content: Content
    }

    /// What a layer, a tab or a child holds. A coordinator is named by its place among the flows.
    indirect enum Content: Hashable, Sendable, Codable {
        /// A stack; `beginsAsBefore` says whether its first screen is the one that it began with.
        case stack(of: Int, beginsAsBefore: Bool, slots: [Slot])
        case tabs(of: Int, selected: String, tabs: [String: Content])
        case child(of: Int, name: String, content: Content)
        case single(of: Int, slot: Slot)
        case screen(slot: Slot)
        case action
    }

    /// A screen at its place.
    struct Slot: Hashable, Sendable, Codable {
        /// Tells it from the others.
        var number: Int
        /// A case of the enumeration of its flow's screens.
        var screen: SavedValue
        /// The coordinator that makes it.
        var maker: Int
        /// The flow that begins with it on another flow's stack.
        var mark: Mark?
    }

    /// The start of a flow on another flow's stack.
    struct Mark: Hashable, Sendable, Codable {
        var flow: Int
        /// Nil of a flow that has no handlers.
        var site: Site?
    }

    /// Who has started a flow or presented a screen.
    struct Site: Hashable, Sendable, Codable {
        var starter: Int
        /// A case of the enumeration of the starter's sites.
        var site: SavedValue
        /// The number of the screen whose transition it was, if that is still there.
        var caller: Int?
    }
}

// A decoder finds two plain values, so that it has no way to walk down: what the state consists of
// is in the second, and read from that in linear time.
extension SavedState: Codable {
    private enum Key: CodingKey {
        case form, state
    }

    /// Reads a state from a file or from what the system has kept.
    ///
    /// - Parameter decoder: what reads it.
    /// - Throws: that it isn't a saved state, or one of another form.
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

    /// Writes the state to a file or to what the system keeps.
    ///
    /// - Parameter encoder: what writes it.
    /// - Throws: what the encoder throws.
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
    /// How many coordinators, layers and screens there are.
    var size: Int { layers.reduce(flows.count + layers.count) { $0 + $1.content.size } }
}

extension SavedState.Content {
    /// The place of its coordinator among the flows; nil for what has none.
    var place: Int? {
        switch self {
        case .stack(let place, _, _), .tabs(let place, _, _), .child(let place, _, _), .single(let place, _): place
        case .screen, .action: nil
        }
    }

    /// The places of all coordinators in it that have a content.
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

/// What a coordinator is made with.
public struct SavedFlow: Hashable, Sendable, Codable {
    /// The flow's name in the spec.
    public let name: String
    /// The screen that it began with; nil of tabs and of a switch.
    let first: SavedValue?
    /// Its values, by their names.
    let values: [String: SavedValue]

    /// The screen that the flow began with.
    ///
    /// - Returns: the screen, as a case of the enumeration of the flow's screens.
    /// - Throws: that it can't be read.
    public func firstScreen<Screen: Decodable>() throws -> Screen { try (first ?? .null).read() }

    /// A value that the flow was made with.
    ///
    /// - Parameter name: the value's name.
    /// - Returns: the value.
    /// - Throws: that it can't be read.
    public func value<Value: Decodable>(_ name: String) throws -> Value { try (values[name] ?? .null).read() }
}
