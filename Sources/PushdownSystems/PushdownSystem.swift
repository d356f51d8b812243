/// A pushdown system, by the rewrites of its configurations.
///
/// A configuration is a control and a stack. Beside the pushes, swaps and pops of Bouajjani,
/// Esparza and Maler (CONCUR 1997) there are calls and exits of procedures, as in recursive state
/// machines (Alur et al., TOPLAS 2005): what stands above a procedure can be taken away at once,
/// however much it is. Procedures nest in two levels: each stands in a layer, which is a procedure
/// itself, and its calls are made within that layer or begin another.
///
/// ``PostStar`` asks for rewrites when it comes to a configuration; nothing is listed beforehand.
/// The system may hand out new indices as it answers.
public protocol PushdownSystem: AnyObject {
    /// Gives what the system starts with: words whose floor is a bottom procedure.
    ///
    /// - Parameter rewrites: where the words go.
    func start(_ rewrites: inout Rewrites)

    /// Gives the rewrites of the configurations with a control and a topmost symbol.
    ///
    /// - Parameters:
    ///   - node: the node that stands for them. Later rewrites may begin at it, too.
    ///   - control: its control.
    ///   - symbol: its topmost symbol.
    ///   - rewrites: where the rewrites go. It is empty.
    func expand(_ node: NodeID, _ control: ControlID, _ symbol: SymbolID, into rewrites: inout Rewrites)

    /// Says where the slots of a symbol stand.
    ///
    /// - Parameter symbol: the symbol of the slots.
    func position(of symbol: SymbolID) -> Position

    /// Gives the layer that a procedure stands in; nil of a layer.
    ///
    /// - Parameter procedure: the procedure.
    func layer(of procedure: ProcedureID) -> ProcedureID?

    /// Says whether a procedure is the bottom of stacks.
    ///
    /// - Parameter procedure: the procedure.
    func isBottom(_ procedure: ProcedureID) -> Bool

    /// Says what becomes of a run that has uncovered a slot of a symbol with a control.
    ///
    /// - Parameters:
    ///   - symbol: the symbol of the slot.
    ///   - control: the control with which the run comes to the slot.
    func uncover(_ symbol: SymbolID, with control: ControlID) -> Uncovering

    /// Gives the control with which a run goes on where a procedure has left.
    ///
    /// - Parameters:
    ///   - exit: how it has left.
    ///   - address: where it was called.
    ///   - symbol: the symbol of the slot that called it.
    /// - Returns: the control, and whether the caller handles the exit.
    func control(after exit: ExitID, at address: ReturnAddress?, on symbol: SymbolID) -> (control: ControlID, isHandled: Bool)

    /// Gives the rewrite of a control and a symbol, where it puts one symbol over the other or in
    /// its place and then rests.
    ///
    /// - Parameters:
    ///   - control: the control with which a run goes on at a slot.
    ///   - symbol: the symbol of the slot.
    /// - Returns: the rewrite; nil where the run does anything else.
    func shortRun(of control: ControlID, on symbol: SymbolID) -> Rewrites.Single?

    /// Says whether whatever comes back to a symbol in a resting configuration with a control can
    /// be had sooner from there.
    ///
    /// - Parameters:
    ///   - control: the control with which the run comes back.
    ///   - symbol: the symbol on top of the resting configuration.
    func isSubsumed(_ control: ControlID, at symbol: SymbolID) -> Bool

    /// Says whether the system has left rewrites out, so that saturation shall stop.
    var isCut: Bool { get }
}

/// Where the slots of a symbol stand.
public struct Position: Sendable {
    /// The layer.
    public var layer: ProcedureID
    /// The procedure that they stand on: the layer, or one that stands in it.
    public var region: ProcedureID
    /// The slots among which pop-untils look for a letter: those of one region and kind.
    public var place: Int
    /// What pop-untils look for.
    public var letter: Int

    /// Makes a position.
    ///
    /// - Parameters:
    ///   - layer: the layer.
    ///   - region: the procedure that the slots stand on: the layer, or one in it.
    ///   - place: the slots among which pop-untils look, as a number.
    ///   - letter: what pop-untils look for.
    @inlinable
    public init(layer: ProcedureID, region: ProcedureID, place: Int, letter: Int) {
        self.layer = layer
        self.region = region
        self.place = place
        self.letter = letter
    }
}

/// What becomes of a run that has uncovered a slot.
public struct Uncovering: Sendable {
    /// The control with which it goes further down; nil where it doesn't.
    public var below: ControlID?
    /// The control with which it goes on at the slot; nil where it doesn't.
    public var here: ControlID?
    /// Whether it is over at the slot, so that nothing happens if the slot has been on top before.
    public var isOver: Bool

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - below: the control with which the run goes further down; nil where it doesn't.
    ///   - here: the control with which it goes on at the slot; nil where it doesn't.
    ///   - isOver: whether the run is over at the slot.
    @inlinable
    public init(below: ControlID? = nil, here: ControlID? = nil, isOver: Bool = false) {
        self.below = below
        self.here = here
        self.isOver = isOver
    }
}

/// What becomes of a configuration.
public struct Rewrite: Sendable {
    /// What begins the run.
    var event: EventID
    /// What it costs: how many actions.
    var cost: Int
    /// A label of the step by which a slot or procedure leaves. The engine hands it on to
    /// ``Departure/label``.
    var label: Int
    /// What happens to the stack.
    var effect: Effect

    /// Makes a rewrite.
    ///
    /// - Parameters:
    ///   - event: what begins the run.
    ///   - cost: how many actions it costs.
    ///   - label: a label of the step by which a slot or procedure leaves.
    ///   - effect: what happens to the stack.
    public init(event: EventID, cost: Int, label: Int = 0, effect: Effect) {
        self.event = event
        self.cost = cost
        self.label = label
        self.effect = effect
    }

    /// What happens to the stack.
    public enum Effect: Sendable {
        /// The topmost slot, or all that stands on a procedure, becomes these.
        case word(Word)
        /// The topmost slot is taken away.
        case pop(ControlID)
        /// Slots are taken away until one with a letter is on top. The control then goes on there;
        /// `isOver` where nothing is left for it to do.
        case popUntil(letter: Int, ControlID, isOver: Bool)
        /// The procedure is left, with all that stands on it.
        case leave(ProcedureID, ExitID)
    }

    /// What stands above a floor after a rewrite.
    public struct Word: Sendable {
        /// What it stands on.
        var floor: Floor
        /// Slots and calls, bottom first. On a floor of ``Floor/top`` the first takes the place of
        /// the topmost slot.
        var items: [Item]
        /// An event that is done right after.
        var after: EventID?
        /// The control.
        var control: ControlID
        /// Whether the word goes on where another rewrite has come to, so that what stands on its
        /// calls is put there once more.
        var isContinued: Bool
        /// Whether the word is there already when the event begins, so that its edges don't name
        /// the event.
        var isUnlabelled: Bool

        /// Makes a word.
        ///
        /// - Parameters:
        ///   - floor: what the word stands on.
        ///   - items: slots and calls, bottom first.
        ///   - after: an event that is done right after; nil where none is.
        ///   - control: the control.
        ///   - isContinued: whether the word goes on where another rewrite has come to.
        ///   - isUnlabelled: whether the word is there already when the event begins.
        public init(
            floor: Floor, items: [Item], after: EventID? = nil, control: ControlID = .resting, isContinued: Bool = false,
            isUnlabelled: Bool = false
        ) {
            self.floor = floor
            self.items = items
            self.after = after
            self.control = control
            self.isContinued = isContinued
            self.isUnlabelled = isUnlabelled
        }
    }

    /// What a word stands on.
    public enum Floor: Hashable, Sendable {
        /// What is below the topmost slot.
        case top
        /// What a procedure stands on; all above it is taken away.
        case procedure(ProcedureID)
    }

    /// A part of a word.
    public enum Item: Hashable, Sendable {
        /// A slot with a symbol.
        case slot(SymbolID)
        /// A call of a procedure.
        case call(ProcedureID, ReturnAddress?)
    }
}

/// The rewrites of a configuration. Those that are most frequent take least memory.
public struct Rewrites: Sendable {
    /// Pushes and swaps of one symbol.
    public var singles: [Single] = []
    /// Calls of procedures on which stands what has stood there since the first call.
    public var calls: [Call] = []
    /// All others, each with the node at which it begins; nil at the start.
    public var others: [(node: NodeID?, rewrite: Rewrite)] = []

    /// No rewrites.
    public init() {}

    /// Puts a symbol over the topmost one, or in its place.
    public struct Single: Sendable {
        /// What begins the run.
        public var event: EventID
        /// What it costs.
        public var cost: Int
        /// The symbol.
        public var symbol: SymbolID
        /// Whether it stands over the topmost symbol.
        public var isPush: Bool

        /// Makes a rewrite.
        ///
        /// - Parameters:
        ///   - event: what begins the run.
        ///   - cost: how many actions it costs.
        ///   - symbol: the symbol that is put there.
        ///   - isPush: whether it stands over the topmost symbol, rather than in its place.
        @inlinable
        public init(event: EventID, cost: Int, symbol: SymbolID, isPush: Bool) {
            self.event = event
            self.cost = cost
            self.symbol = symbol
            self.isPush = isPush
        }
    }

    /// Calls a procedure.
    public struct Call: Sendable {
        /// What begins the run.
        public var event: EventID
        /// What it costs.
        public var cost: Int
        /// The procedure.
        public var procedure: ProcedureID
        /// Where it is called.
        public var address: ReturnAddress?

        /// Makes a rewrite.
        ///
        /// - Parameters:
        ///   - event: what begins the run.
        ///   - cost: how many actions it costs.
        ///   - procedure: the procedure that is called.
        ///   - address: where it is called; nil where the call has no label.
        @inlinable
        public init(event: EventID, cost: Int, procedure: ProcedureID, address: ReturnAddress?) {
            self.event = event
            self.cost = cost
            self.procedure = procedure
            self.address = address
        }
    }

    /// Takes all out, and keeps the memory.
    public mutating func removeAll() {
        singles.removeAll(keepingCapacity: true)
        calls.removeAll(keepingCapacity: true)
        others.removeAll(keepingCapacity: true)
    }
}
