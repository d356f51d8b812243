import FlowGraph

/// A container on the way from a layer to the stack that shows.
struct Container: Hashable {
    var flow: FlowID
    /// The tab or child that shows.
    var index: Int
    /// The tab that showed first; of a switch flow the child that shows. That tab is never entered as if it were untouched.
    var first: Int
}

/// What stands in a lane: a navigation stack, or one screen without.
struct LaneContent: Hashable {
    /// The containers from the layer inwards.
    var path: [Container]
    /// The flow of the stack, or of the single screen; nil for a bare screen.
    var flow: FlowID?
    var isStack: Bool
}

/// A navigation stack at its place in a layer, with the screen that it stands on.
struct Lane: Hashable {
    /// The hub of the layer.
    var layer: Int
    var content: LaneContent
    var root: ScreenID
}

/// An activation on a stack, with its first screen: that of a flow which was pushed, or the stack's own.
struct Place: Hashable {
    var lane: Int
    /// The hub of a pushed flow; nil for the stack's own activation.
    var activation: Int?
    var base: ScreenID
}

/// A letter of the stack alphabet: a slot with all that the rules need to see of what is below it.
struct Symbol: Hashable {
    var screen: ScreenID
    var place: Int
    /// Whether it is the first slot of its activation.
    var isBase: Bool
    /// Whether a slot below it, above the stack's first, hides the tab bar.
    var isHidden: Bool
    /// Which of the screens that `popTo … else` looks for stand below it in its activation.
    var below: UInt64
}

/// How a flow or screen begins, without the values that it is given.
struct Beginning: Hashable {
    var target: Target
    var start: Int?
    var stack: [Beginning]

    init(_ use: Use) {
        target = use.target
        start = use.start
        stack = use.stack.map(Beginning.init)
    }
}

/// A layer or a pushed flow, as what lies above it sees it: all places that begin it in the same way share one hub, so that what can stand above is
/// worked out once. It is the procedure of a recursive state machine (Alur et al., TOPLAS 2005), and the site is the return address.
struct Hub: Hashable {
    var kind: Kind
    /// What stands there at first.
    var entry: [Part]

    enum Kind: Hashable {
        /// The window's root.
        case window
        /// A presented layer.
        case layer(Target, canBeSwiped: Bool)
        /// A flow on the stack of a lane.
        case activation(FlowID, lane: Int, isHidden: Bool)
    }

    /// A part of what stands there when the list that has begun it is over.
    enum Part: Hashable {
        case lane(LaneContent)
        case slots([ScreenID])
        case activation(FlowID, SiteID?)
        case layer(Target, SiteID)
    }

    var isLayer: Bool {
        if case .activation = kind { false } else { true }
    }
}

/// Gives equal values equal numbers, from 0 on.
struct Interned<Value: Hashable> {
    private(set) var all: [Value] = []
    private var numbers: [Value: Int] = [:]

    subscript(number: Int) -> Value { all[number] }

    mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = all.count
        all.append(value)
        return all.count - 1
    }
}

/// The letters, places and hubs that the rules have made so far.
struct Alphabet {
    var lanes = Interned<Lane>()
    var places = Interned<Place>()
    var symbols = Interned<Symbol>()
    var hubs = Interned<Hub>()

    /// The lane of a symbol.
    func lane(of symbol: Symbol) -> Lane { lanes[places[symbol.place].lane] }

    /// Whether a symbol is the first slot of its stack.
    func isRoot(_ symbol: Symbol) -> Bool { symbol.isBase && places[symbol.place].activation == nil }
}

extension Interned: Sendable where Value: Sendable {}
