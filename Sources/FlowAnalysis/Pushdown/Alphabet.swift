import FlowGraph
import FlowSpec
import PushdownSystems

/// A container between a layer and the visible stack.
struct Container: Hashable {
    var flow: FlowID
    /// The visible tab or child.
    var index: Int
    /// The tab that was visible first, which is never entered as untouched; for a switch flow, the
    /// visible child.
    var first: Int
}

/// The content of a lane: a navigation stack, or one screen without a stack.
struct LaneContent: Hashable {
    /// The containers from the layer inwards.
    var path: [Container]
    /// The flow of the stack, or of the single screen; `nil` for a bare screen.
    var flow: FlowID?
    var isStack: Bool
}

/// A navigation stack at its place in a layer.
struct Lane: Hashable {
    package var layer: ProcedureID
    var content: LaneContent
}

/// An activation on a stack: a pushed flow's, or the stack's own.
struct Place: Hashable {
    var lane: LaneID
    /// The procedure of a pushed flow; `nil` for the stack's own activation.
    var activation: ProcedureID?
}

/// A letter of the stack alphabet: a slot, and the facts about the slots below that the rewrites
/// need.
struct Symbol: Hashable {
    var screen: ScreenID
    package var place: PlaceID
    /// True if it is the first slot of its activation.
    var isBase: Bool
    /// True if a slot below it, above the stack's first, hides the tab bar.
    var isHidden: Bool
    /// The targets of `popTo … else` that are below it in its activation, as bits.
    var below: UInt64

    /// Everything except the screen.
    var context: Context { Context(place: place, isBase: isBase, isHidden: isHidden, below: below) }

    struct Context: Hashable {
        var place: PlaceID
        var isBase: Bool
        var isHidden: Bool
        var below: UInt64
    }
}

/// The symbols with their numbers. They are looked up for every transition on every slot, usually
/// in a known context.
struct Symbols {
    private(set) var all = Table<SymbolID, Symbol>()
    private var contexts = Interned<Symbol.Context, ContextID>()
    private var indices = PairTable<ContextID, Int, SymbolID>()
    /// The context of each symbol, and the context above it if a screen was pushed there.
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

    /// The symbol of a screen over another symbol; `nil` if nothing was put there yet.
    mutating func index(of screen: ScreenID, over symbol: SymbolID) -> SymbolID? {
        above[symbol].map { index(of: screen, in: $0) }
    }

    /// As ``index(of:over:)``, with the context above the symbol.
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

/// The start of a flow or screen, without its arguments.
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

/// A layer or a pushed flow, as seen from above. Places that begin it in the same way share one
/// procedure, so the slots above are computed once. It is the procedure of a recursive state
/// machine (Alur et al., TOPLAS 2005), and the site is the return address.
struct Procedure: Hashable {
    var kind: Kind
    /// The initial content.
    var entry: [Part]

    enum Kind: Hashable {
        case window
        /// An entry flow instead of the window's root.
        case entry(FlowID)
        /// A presented layer, the widths at which it can end without a step, and the links that can
        /// be opened over it; all of them if the program has none. Without a target, it represents
        /// all layers that the pushed flows on their stacks don't tell apart.
        case layer(Target?, endsAt: Widths, LinkAccess)
        /// A flow on the stack of a lane.
        case activation(FlowID, lane: LaneID, isHidden: Bool)
    }

    /// A part of the content at the end of the list that began it.
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

/// The links that can be opened in a layer and in all modals above it.
enum LinkAccess: Int {
    case all
    /// Only global transitions, because a layer stops deep links.
    case transitions
    /// None, because an entry flow is at the bottom.
    case none

    func opens(_ link: DeepLink) -> Bool { self == .all || self == .transitions && link.isTransition }
}

/// The lanes, places, symbols and procedures that the rewrites have created so far.
struct Alphabet {
    var lanes = Interned<Lane, LaneID>()
    var places = Interned<Place, PlaceID>()
    var symbols = Symbols()
    var procedures = Interned<Procedure, ProcedureID>()

    func lane(of symbol: Symbol) -> Lane { lanes[places[symbol.place].lane] }

    func layer(of symbol: Symbol) -> ProcedureID { lanes.all[places.all[symbol.place].lane].layer }

    /// True if a procedure represents several layers that the pushed flows on them don't tell
    /// apart.
    func isShared(_ layer: ProcedureID) -> Bool {
        if case .layer(nil, _, _) = procedures.all[layer].kind { true } else { false }
    }

    /// True if a symbol's stack is in tabs or in a switch flow.
    func isInContainer(_ symbol: Symbol) -> Bool { !lanes.all[places.all[symbol.place].lane].content.path.isEmpty }

    /// True if a symbol is the first slot of its stack.
    func isRoot(_ symbol: Symbol) -> Bool { symbol.isBase && places[symbol.place].activation == nil }

    /// True if a symbol's lane is a navigation stack.
    func isOnStack(_ symbol: Symbol) -> Bool { lanes.all[places.all[symbol.place].lane].content.isStack }
}

typealias LaneID = Index<Lane>
typealias PlaceID = Index<Place>
