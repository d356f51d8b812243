import FlowGraph
import FlowSpec
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
    var invariant: Int
    /// The stacks that it is about.
    public var scope: Scope
    /// What they may hold, bottom first.
    var allowed: DFA

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
/// - Parameter diagnostics: takes the expressions that are too large. Their invariants are left
///   out.
func stackProperties(of program: Program, into diagnostics: inout Diagnostics) -> [StackProperty] {
    let count = program.screens.count
    var properties: [StackProperty] = []
    for (index, invariant) in program.invariants.enumerated() {
        let scope: StackProperty.Scope
        let allowed: DFA?
        switch invariant.form {
        case .always(let flow, let regex): (scope, allowed) = (.stack(of: flow), DFA.reading(regex.meant(in: program), screenCount: count))
        case .never(let flow, let regex):
            (scope, allowed) = (.stack(of: flow), DFA.reading(regex.meant(in: program), screenCount: count)?.complement)
        case .maxDepth(let flow, let depth): (scope, allowed) = (.stack(of: flow), DFA.depth(atMost: depth, screenCount: count))
        case .above(let screen, let other), .below(let other, let screen):
            let (upper, lower) = (program.screens(meantBy: screen), program.screens(meantBy: other))
            (scope, allowed) = (.everyStack, DFA.every(upper, above: lower, screenCount: count))
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

extension Program {
    /// The screens that an invariant means by the name of one: that screen and those like it.
    func screens(meantBy named: ScreenID) -> Set<ScreenID> {
        Set(screens.indices.lazy.map(ScreenID.init(index:)).filter { means(named, $0) })
    }
}

extension Regex {
    /// The expression with what its names mean: a screen with those like it. Of a flow's name these
    /// are the flow's own screens.
    fileprivate func meant(in program: Program) -> Regex {
        switch self {
        case .oneOf(let named): named.count == 1 ? .oneOf(Set(named.flatMap(program.screens(meantBy:)))) : self
        case .anyScreen: self
        case .sequence(let parts): .sequence(parts.map { $0.meant(in: program) })
        case .choice(let parts): .choice(parts.map { $0.meant(in: program) })
        case .zeroOrMore(let part): .zeroOrMore(part.meant(in: program))
        case .oneOrMore(let part): .oneOrMore(part.meant(in: program))
        case .optional(let part): .optional(part.meant(in: program))
        }
    }
}

extension DFA {
    /// The stacks of at most so many screens.
    static func depth(atMost depth: Int, screenCount: Int) -> DFA {
        let states = max(0, depth) + 2
        return DFA(
            classes: Array(repeating: 0, count: screenCount), examples: screenCount > 0 ? [ScreenID(index: 0)] : [],
            successors: screenCount > 0 ? (1...states).map { min($0, states - 1) } : [],
            accepting: (screenCount > 0 ? 0..<states : 0..<1).map { $0 <= depth })
    }

    /// The stacks in which each of some screens, wherever it stands, has one of others somewhere
    /// below it.
    static func every(_ screens: Set<ScreenID>, above others: Set<ScreenID>, screenCount: Int) -> DFA {
        // 0: none of the others was read yet. 1: one was. 2: one of the screens was read before it.
        let all = (0..<screenCount).map { ScreenID(index: $0) }
        let row = all.map { screens.contains($0) ? 2 : others.contains($0) ? 1 : 0 }
        // Each screen is a class of its own at first, and only the states that are reached are
        // there.
        let rows = [row, all.map { _ in 1 }, all.map { _ in 2 }]
        let used = [0, 1, 2].filter { $0 == 0 || row.contains($0) }
        return DFA(
            classes: Array(all.indices), examples: all, successors: used.flatMap { rows[$0] }.map { used.firstIndex(of: $0) ?? 0 },
            accepting: used.map { $0 < 2 })
    }
}
