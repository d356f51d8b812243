/// A place in a table, so that an index of one table can't be taken for one of another.
public protocol TypedIndex: Hashable, Comparable, Sendable {
    /// The place, from 0 up; below 2³¹.
    var number: Int { get }

    /// The index of a place.
    ///
    /// - Parameter number: the place, from 0 up; below 2³¹.
    init(_ number: Int)
}

extension Int: TypedIndex {
    /// The number itself.
    @inlinable public var number: Int { self }
}

/// An index of the table that a tag stands for. It takes 32 bits: it is memory that takes the time.
@frozen
public struct Index<Tag>: TypedIndex {
    @usableFromInline let stored: Int32

    /// The place, from 0 up.
    @inlinable public var number: Int { Int(stored) }

    /// The index of a place.
    @inlinable public init(_ number: Int) { stored = Int32(truncatingIfNeeded: number) }

    /// Orders indices by their places.
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
/// A procedure: what the slots of a call stand on.
public typealias ProcedureID = Index<ProcedureTag>
/// A way in which a procedure is left.
public typealias ExitID = Index<ExitTag>
/// What begins a run, as the label of a rewrite.
public typealias EventID = Index<EventTag>
/// Where a procedure was called, as the label of the call.
public typealias ReturnAddress = Index<ReturnAddressTag>
/// A return summary.
public typealias SummaryID = Index<ReturnSummary>
/// With what a run comes back: a control below a slot, or the exit of a procedure.
public typealias ReturnKey = Index<ReturnKeyTag>

/// The table of symbols, which the system holds.
public enum SymbolTag {}
/// The table of controls, which the system holds.
public enum ControlTag {}
/// The table of procedures, which the system holds.
public enum ProcedureTag {}
/// The table of exits, which the system holds.
public enum ExitTag {}
/// The table of events, which the system holds.
public enum EventTag {}
/// The table of places that call procedures, which the system holds.
public enum ReturnAddressTag {}
/// The tables of controls and of exits together.
public enum ReturnKeyTag {}

extension ControlID {
    /// The control in which nothing is under way: that of the configurations that are observed.
    @inlinable public static var resting: ControlID { ControlID(0) }
}

extension ReturnKey {
    /// A control as a key.
    ///
    /// - Parameter control: the control with which a run comes back below a slot.
    @inlinable public init(_ control: ControlID) { self.init(control.number) }

    /// An exit as a key.
    ///
    /// - Parameter exit: the exit by which a run leaves a procedure.
    @inlinable public init(_ exit: ExitID) { self.init(exit.number) }

    /// The control, where the summary is one of a slot.
    @inlinable public var control: ControlID { ControlID(number) }

    /// The exit, where the summary is one of a procedure.
    @inlinable public var exit: ExitID { ExitID(number) }
}
