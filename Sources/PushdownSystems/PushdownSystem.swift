/// A pushdown system, defined by the rewrites of its configurations.
///
/// A configuration is a control and a stack. In addition to the pushes, swaps and pops of
/// Bouajjani, Esparza and Maler (CONCUR 1997) there are calls and exits of procedures, as in
/// recursive state machines (Alur et al., TOPLAS 2005). One rewrite can remove everything above a
/// procedure. Procedures nest in two levels: each is in a layer, which is itself a procedure. Its
/// calls stay within that layer or start another.
///
/// ``PostStar`` requests rewrites when it reaches a configuration; no list is prepared. The system
/// can create new indices as it answers.
public protocol PushdownSystem: AnyObject {
    /// Adds the words that the system starts with. Their floor is a bottom procedure.
    ///
    /// - Parameter rewrites: the collection to add to.
    func start(_ rewrites: inout Rewrites)

    /// Adds the rewrites of the configurations with a control and a topmost symbol.
    ///
    /// - Parameters:
    ///   - node: the node that represents them. Later rewrites can start at it, too.
    ///   - control: the node's control.
    ///   - symbol: the node's topmost symbol.
    ///   - rewrites: the collection to add to. It is empty.
    func expand(_ node: NodeID, _ control: ControlID, _ symbol: SymbolID, into rewrites: inout Rewrites)

    /// Returns the position of the slots of a symbol.
    func position(of symbol: SymbolID) -> Position

    /// Returns the layer of a procedure, or `nil` if the procedure is a layer.
    func layer(of procedure: ProcedureID) -> ProcedureID?

    /// Returns true if a procedure is the bottom of stacks.
    func isBottom(_ procedure: ProcedureID) -> Bool

    /// Returns the next controls of a run that has uncovered a slot.
    ///
    /// - Parameters:
    ///   - symbol: the symbol of the slot.
    ///   - control: the control with which the run reaches the slot.
    func uncover(_ symbol: SymbolID, with control: ControlID) -> Uncovering

    /// Returns the control with which a run continues after the exit of a procedure.
    ///
    /// - Parameters:
    ///   - exit: the exit.
    ///   - address: the address of the call.
    ///   - symbol: the symbol of the slot that called the procedure.
    /// - Returns: the control, and whether the caller handles the exit.
    func control(after exit: ExitID, at address: ReturnAddress?, on symbol: SymbolID) -> (control: ControlID, isHandled: Bool)

    /// Returns the rewrite of a control and a symbol, if it pushes one symbol or swaps it and then
    /// rests.
    ///
    /// - Parameters:
    ///   - control: the control with which a run continues at a slot.
    ///   - symbol: the symbol of the slot.
    /// - Returns: the rewrite, or `nil` if the run does anything else.
    func shortRun(of control: ControlID, on symbol: SymbolID) -> Rewrites.Single?

    /// Returns true if runs that return to a resting symbol with a control can be ignored: the
    /// symbol's own rewrites have the same results at lower cost.
    ///
    /// - Parameters:
    ///   - control: the control with which the run returns.
    ///   - symbol: the symbol on top of the resting configuration.
    func isSubsumed(_ control: ControlID, at symbol: SymbolID) -> Bool

    /// The control with which runs can pass a slot, if runs of the system whose configurations it
    /// starts in were subsumed there; otherwise `nil`.
    func controlPassing(_ symbol: SymbolID) -> ControlID?

    /// True if the system has omitted rewrites, so saturation must stop.
    var isCut: Bool { get }
}

/// The position of the slots of a symbol.
public struct Position: Sendable {
    /// The layer.
    public var layer: ProcedureID
    /// The procedure below the slots: the layer, or a procedure in it.
    public var region: ProcedureID
    /// The set of slots that pop-untils search for a letter: the slots of one region and kind.
    public var place: Int
    /// The letter that pop-untils search for.
    public var letter: Int

    /// Creates a position.
    @inlinable
    public init(layer: ProcedureID, region: ProcedureID, place: Int, letter: Int) {
        self.layer = layer
        self.region = region
        self.place = place
        self.letter = letter
    }
}

/// The controls of a run that has uncovered a slot.
public struct Uncovering: Sendable {
    /// The control with which the run continues further down, or `nil` if it doesn't.
    public var below: ControlID?
    /// The control with which the run continues at the slot, or `nil` if it doesn't.
    public var here: ControlID?
    /// True if the run ends at the slot, so a slot that was on top before is unaffected.
    public var isOver: Bool

    /// Creates an answer.
    @inlinable
    public init(below: ControlID? = nil, here: ControlID? = nil, isOver: Bool = false) {
        self.below = below
        self.here = here
        self.isOver = isOver
    }
}

/// A rewrite of a configuration.
public struct Rewrite: Sendable {
    /// The event that starts the run.
    var event: EventID
    /// The cost, in actions.
    var cost: Int
    /// A label of the step that removes a slot or procedure. The engine copies it to
    /// ``Departure/label``.
    var label: Int
    /// The change of the stack.
    var effect: Effect

    /// Creates a rewrite.
    public init(event: EventID, cost: Int, label: Int = 0, effect: Effect) {
        self.event = event
        self.cost = cost
        self.label = label
        self.effect = effect
    }

    /// A change of the stack.
    public enum Effect: Sendable {
        /// Replaces the topmost slot, or everything above a procedure, with a word.
        case word(Word)
        /// Removes the topmost slot.
        case pop(ControlID)
        /// Removes slots until one with a letter is on top, then continues there with the control.
        /// `isOver` is true if the run ends there.
        case popUntil(letter: Int, ControlID, isOver: Bool)
        /// Leaves the procedure and removes everything above it.
        case leave(ProcedureID, ExitID)
    }

    /// The slots and calls above a floor after a rewrite.
    public struct Word: Sendable {
        /// The floor below the word.
        var floor: Floor
        /// Slots and calls, bottom first. On ``Floor/top``, the first item replaces the topmost
        /// slot.
        var items: [Item]
        /// An event that follows immediately.
        var after: EventID?
        var control: ControlID
        /// True if the word continues another rewrite, so the content above its calls is pushed
        /// again.
        var isContinued: Bool
        /// True if the word exists before the event starts, so its edges don't name the event.
        var isUnlabeled: Bool

        /// Creates a word.
        public init(
            floor: Floor, items: [Item], after: EventID? = nil, control: ControlID = .resting, isContinued: Bool = false,
            isUnlabeled: Bool = false
        ) {
            self.floor = floor
            self.items = items
            self.after = after
            self.control = control
            self.isContinued = isContinued
            self.isUnlabeled = isUnlabeled
        }
    }

    /// The floor of a word.
    public enum Floor: Hashable, Sendable {
        /// The stack below the topmost slot.
        case top
        /// The stack below a procedure. Everything above the procedure is removed.
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

/// The rewrites of a configuration. The most frequent kinds use the least memory.
public struct Rewrites: Sendable {
    /// Pushes and swaps of one symbol.
    public var singles: [Single] = []
    /// Calls of procedures that already have their initial content.
    public var calls: [Call] = []
    /// All other rewrites, each with the node at which it starts, or `nil` at the start.
    public var others: [(node: NodeID?, rewrite: Rewrite)] = []

    /// No rewrites.
    public init() {}

    /// Pushes a symbol onto the topmost one, or replaces it.
    public struct Single: Sendable {
        /// The event that starts the run.
        public var event: EventID
        /// The cost, in actions.
        public var cost: Int
        /// The symbol to push.
        public var symbol: SymbolID
        /// True for a push, false for a swap.
        public var isPush: Bool

        /// Creates a rewrite.
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
        /// The event that starts the run.
        public var event: EventID
        /// The cost, in actions.
        public var cost: Int
        /// The procedure.
        public var procedure: ProcedureID
        /// The address of the call, or `nil` if the call has no label.
        public var address: ReturnAddress?

        /// Creates a rewrite.
        @inlinable
        public init(event: EventID, cost: Int, procedure: ProcedureID, address: ReturnAddress?) {
            self.event = event
            self.cost = cost
            self.procedure = procedure
            self.address = address
        }
    }

    /// Removes all rewrites, keeping the memory.
    public mutating func removeAll() {
        singles.removeAll(keepingCapacity: true)
        calls.removeAll(keepingCapacity: true)
        others.removeAll(keepingCapacity: true)
    }
}
