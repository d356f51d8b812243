import FlowGraph
import PushdownSystems

/// A container on the way from a layer to the stack that shows.
struct Container: Hashable {
    var flow: FlowID
    /// The tab or child that shows.
    var index: Int
    /// The tab that showed first; of a switch flow the child that shows. That tab is never entered
    /// as if it were untouched.
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

/// A navigation stack at its place in a layer.
struct Lane: Hashable {
    /// The procedure of the layer.
    package var layer: ProcedureID
    var content: LaneContent
}

/// An activation on a stack: that of a flow which was pushed, or the stack's own.
struct Place: Hashable {
    var lane: LaneID
    /// The procedure of a pushed flow; nil for the stack's own activation.
    var activation: ProcedureID?
}

/// A letter of the stack alphabet: a slot with all that the rewrites need to see of what is below
/// it.
struct Symbol: Hashable {
    var screen: ScreenID
    package var place: PlaceID
    /// Whether it is the first slot of its activation.
    var isBase: Bool
    /// Whether a slot below it, above the stack's first, hides the tab bar.
    var isHidden: Bool
    /// Which of the screens that `popTo … else` looks for stand below it in its activation.
    var below: UInt64

    /// All but the screen.
    var context: Context { Context(place: place, isBase: isBase, isHidden: isHidden, below: below) }

    struct Context: Hashable {
        var place: PlaceID
        var isBase: Bool
        var isHidden: Bool
        var below: UInt64
    }
}

/// The symbols with their numbers. They are looked up for every transition on every slot, most of
/// them in a context that is known already.
struct Symbols {
    private(set) var all = Table<SymbolID, Symbol>()
    private var contexts = Interned<Symbol.Context, ContextID>()
    private var indices = PairTable<ContextID, Int, SymbolID>()
    /// The context of each symbol, and that of what is pushed over it, where something is.
    private var own = Table<SymbolID, ContextID>()
    private var above = IndexTable<SymbolID, ContextID>()

    private typealias ContextID = Index<Symbol.Context>

    subscript(symbol: SymbolID) -> Symbol { all[symbol] }

    mutating func index(of symbol: Symbol) -> SymbolID {
        index(of: symbol.screen, in: contexts.index(of: symbol.context))
    }

    /// The symbol of another screen in a symbol's place.
    mutating func index(of screen: ScreenID, inPlaceOf symbol: SymbolID) -> SymbolID {
        index(of: screen, in: own[symbol])
    }

    /// The symbol of a screen over another symbol; nil where nothing was put over that yet.
    mutating func index(of screen: ScreenID, over symbol: SymbolID) -> SymbolID? {
        above[symbol].map { index(of: screen, in: $0) }
    }

    /// As ``index(of:over:)``, with the context of what is put over the symbol.
    mutating func index(of screen: ScreenID, over symbol: SymbolID, _ context: Symbol.Context) -> SymbolID {
        let above = contexts.index(of: context)
        self.above[symbol] = above
        return index(of: screen, in: above)
    }

    private mutating func index(of screen: ScreenID, in context: ContextID) -> SymbolID {
        if let known = indices[context, screen.index] { return known }
        let of = contexts[context]
        let symbol = all.append(Symbol(screen: screen, place: of.place, isBase: of.isBase, isHidden: of.isHidden, below: of.below))
        indices[context, screen.index] = symbol
        own.append(context)
        above.grow(toHold: symbol)
        return symbol
    }
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

/// A layer or a pushed flow, as what lies above it sees it: all places that begin it in the same
/// way share one procedure, so that what can stand above is computed once. It is the procedure of
/// a recursive state machine (Alur et al., TOPLAS 2005), and the site is the return address.
struct Procedure: Hashable {
    var kind: Kind
    /// What stands there at first.
    var entry: [Part]

    enum Kind: Hashable {
        /// The window's root.
        case window
        /// In place of the window's root, an entry flow.
        case entry(FlowID)
        /// A presented layer; whether a flow is below that the app's own code has started, where
        /// that matters to links. Without a target it stands for all on whose stacks the same
        /// pushed flows stand, where those aren't told apart.
        case layer(Target?, canBeSwiped: Bool, isHosted: Bool)
        /// A flow on the stack of a lane.
        case activation(FlowID, lane: LaneID, isHidden: Bool)
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

/// The letters, places and procedures that the rewrites have made so far.
struct Alphabet {
    var lanes = Interned<Lane, LaneID>()
    var places = Interned<Place, PlaceID>()
    var symbols = Symbols()
    var procedures = Interned<Procedure, ProcedureID>()

    /// The lane of a symbol.
    func lane(of symbol: Symbol) -> Lane { lanes[places[symbol.place].lane] }

    /// The procedure of a symbol's layer.
    func layer(of symbol: Symbol) -> ProcedureID { lanes.all[places.all[symbol.place].lane].layer }

    /// Whether a procedure stands for several layers, which the pushed flows on their stacks don't
    /// tell apart.
    func isShared(_ layer: ProcedureID) -> Bool {
        if case .layer(nil, _, _) = procedures.all[layer].kind { true } else { false }
    }

    /// Whether a symbol's stack stands in tabs or in a switch.
    func isInContainer(_ symbol: Symbol) -> Bool { !lanes.all[places.all[symbol.place].lane].content.path.isEmpty }

    /// Whether a symbol is the first slot of its stack.
    func isRoot(_ symbol: Symbol) -> Bool { symbol.isBase && places[symbol.place].activation == nil }

    /// Whether a symbol's lane is a navigation stack.
    func isOnStack(_ symbol: Symbol) -> Bool { lanes.all[places.all[symbol.place].lane].content.isStack }
}

/// A lane, as an index.
typealias LaneID = Index<Lane>
/// A place, as an index.
typealias PlaceID = Index<Place>
