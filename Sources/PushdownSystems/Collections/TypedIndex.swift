/// An index of a table. Each table has its own index type, so the compiler catches mix-ups.
public protocol TypedIndex: Hashable, Comparable, Sendable {
    /// The position, from 0 up and less than 2³¹.
    var number: Int { get }

    /// Creates the index of a position.
    ///
    /// - Parameter number: the position, from 0 up and less than 2³¹.
    init(_ number: Int)
}

extension Int: TypedIndex {
    /// The number itself.
    @inlinable public var number: Int { self }
}

/// An index of the table that a tag identifies. 32 bits, because memory access dominates the time.
@frozen
public struct Index<Tag>: TypedIndex {
    @usableFromInline let stored: Int32

    /// The position, from 0 up.
    @inlinable public var number: Int { Int(stored) }

    /// Creates the index of a position.
    @inlinable public init(_ number: Int) { stored = Int32(truncatingIfNeeded: number) }

    /// Orders indices by their positions.
    @inlinable public static func < (left: Self, right: Self) -> Bool { left.stored < right.stored }
}

/// A node of the automaton.
public typealias NodeID = Index<PAutomaton.Node>
/// An edge of the automaton.
public typealias EdgeID = Index<PAutomaton.Edge>
/// A letter of the stack alphabet.
public typealias SymbolID = Index<SymbolTag>
/// A control state of the pushdown system.
public typealias ControlID = Index<ControlTag>
/// A procedure: the floor of the slots of a call.
public typealias ProcedureID = Index<ProcedureTag>
/// An exit of a procedure.
public typealias ExitID = Index<ExitTag>
/// The event that starts a run, as the label of a rewrite.
public typealias EventID = Index<EventTag>
/// The location of a call, as the label of the call.
public typealias ReturnAddress = Index<ReturnAddressTag>
/// A return summary.
public typealias SummaryID = Index<ReturnSummary>
/// The control or exit of a returning run: a control below a slot, or the exit of a procedure.
public typealias ReturnKey = Index<ReturnKeyTag>

/// The table of symbols, which the system owns.
public enum SymbolTag {}
/// The table of controls, which the system owns.
public enum ControlTag {}
/// The table of procedures, which the system owns.
public enum ProcedureTag {}
/// The table of exits, which the system owns.
public enum ExitTag {}
/// The table of events, which the system owns.
public enum EventTag {}
/// The table of locations of calls, which the system owns.
public enum ReturnAddressTag {}
/// The combined tables of controls and exits.
public enum ReturnKeyTag {}

extension ControlID {
    /// The control of the observed configurations: no run is in progress.
    @inlinable public static var resting: ControlID { ControlID(0) }
}

extension ReturnKey {
    /// Creates a key for a control.
    ///
    /// - Parameter control: the control with which a run returns below a slot.
    @inlinable public init(_ control: ControlID) { self.init(control.number) }

    /// Creates a key for an exit.
    ///
    /// - Parameter exit: the exit by which a run leaves a procedure.
    @inlinable public init(_ exit: ExitID) { self.init(exit.number) }

    /// The control, if the summary's node is a slot.
    @inlinable public var control: ControlID { ControlID(number) }

    /// The exit, if the summary's node is a procedure.
    @inlinable public var exit: ExitID { ExitID(number) }
}
