import FlowDiagnostics
import FlowGraph
import FlowPushdown
import FlowRules
import PushdownSystems

/// A set of stacks, each read from the bottom up.
public typealias DFA = DeterministicAutomaton<ScreenID>

extension ScreenID: TypedIndex {
    /// The index.
    public var number: Int { index }

    /// The screen at an index.
    public init(_ number: Int) { self.init(index: number) }
}

/// What an invariant allows on a stack.
public struct StackProperty: Sendable {
    /// The index of the invariant among the program's.
    public var invariant: Int
    /// The stacks that it is about.
    public var scope: Scope
    /// What they may hold, bottom first.
    public var allowed: DFA

    /// Stacks that an invariant is about.
    public enum Scope: Hashable, Sendable {
        /// From a flow's first screen up to the top of its navigation stack.
        case stack(of: FlowID)
        /// Every navigation stack as a whole.
        case everyStack
    }
}

/// The invariants of a program that say what a stack may hold, in their order; `reach` and `after`
/// aren't among them.
///
/// Reports expressions that take more states than an automaton may have.
///
/// - Parameters:
///   - program: the program.
///   - diagnostics: takes the expressions that are too large. Their invariants are left out.
public func stackProperties(of program: Program, into diagnostics: inout Diagnostics) -> [StackProperty] {
    let count = program.screens.count
    var properties: [StackProperty] = []
    for (index, invariant) in program.invariants.enumerated() {
        let scope: StackProperty.Scope
        let allowed: DFA?
        switch invariant.form {
        case .always(let flow, let regex): (scope, allowed) = (.stack(of: flow), DFA.reading(regex, screenCount: count))
        case .never(let flow, let regex): (scope, allowed) = (.stack(of: flow), DFA.reading(regex, screenCount: count)?.complement)
        case .maxDepth(let flow, let depth): (scope, allowed) = (.stack(of: flow), DFA.depth(atMost: depth, screenCount: count))
        case .above(let screen, let other): (scope, allowed) = (.everyStack, DFA.every(screen, above: other, screenCount: count))
        case .below(let screen, let other): (scope, allowed) = (.everyStack, DFA.every(other, above: screen, screenCount: count))
        case .reach, .after: continue
        }
        if let allowed {
            properties.append(StackProperty(invariant: index, scope: scope, allowed: allowed))
        } else {
            let message =
                "the expression of \(quoted(invariant.name.value)) can't be checked: an automaton of more than \(DFA.largest) states would be needed; "
                + "make several invariants of it, or count fewer screens after '...'"
            diagnostics.report(.unknownValue, message, at: invariant.name.range)
        }
    }
    return properties
}

extension DFA {
    /// The stacks of at most so many screens.
    ///
    /// - Parameters:
    ///   - depth: the most screens that a stack may hold.
    ///   - screenCount: how many screens the program has.
    public static func depth(atMost depth: Int, screenCount: Int) -> DFA {
        let states = max(0, depth) + 2
        return DFA(
            classes: Array(repeating: 0, count: screenCount), examples: screenCount > 0 ? [ScreenID(index: 0)] : [],
            successors: screenCount > 0 ? (1...states).map { min($0, states - 1) } : [],
            accepting: (screenCount > 0 ? 0..<states : 0..<1).map { $0 <= depth })
    }

    /// The stacks in which one screen, wherever it stands, has another somewhere below it.
    ///
    /// - Parameters:
    ///   - screen: the screen that has the other below it.
    ///   - other: the screen below it.
    ///   - screenCount: how many screens the program has.
    public static func every(_ screen: ScreenID, above other: ScreenID, screenCount: Int) -> DFA {
        // 0: the other wasn't read yet. 1: it was. 2: the screen was read before it.
        let all = (0..<screenCount).map { ScreenID(index: $0) }
        let row = all.map { $0 == screen ? 2 : $0 == other ? 1 : 0 }
        // Each screen is a class of its own at first, and only the states that are reached are
        // there.
        let rows = [row, all.map { _ in 1 }, all.map { _ in 2 }]
        let used = [0, 1, 2].filter { $0 == 0 || row.contains($0) }
        return DFA(
            classes: Array(all.indices), examples: all, successors: used.flatMap { rows[$0] }.map { used.firstIndex(of: $0) ?? 0 },
            accepting: used.map { $0 < 2 })
    }
}
