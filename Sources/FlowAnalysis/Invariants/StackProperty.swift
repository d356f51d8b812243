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

/// The stacks that an invariant allows.
public struct StackProperty: Sendable {
    /// The index of the invariant among the program's.
    var invariant: Int
    /// The stacks that the invariant applies to.
    public var scope: Scope
    /// The allowed stacks, bottom first.
    var allowed: DFA

    /// The stacks that an invariant applies to.
    public enum Scope: Hashable, Sendable {
        /// The part of a navigation stack from a flow's first screen to the top.
        case stack(of: FlowID)
        /// Every whole navigation stack.
        case everyStack
    }
}

/// Returns the stacks that a program's invariants allow, in the order of the invariants. Leaves out
/// `reach`, `via`, `after` and `leaves`.
///
/// Reports expressions whose automaton would be too large, and leaves their invariants out.
///
/// - Parameter diagnostics: receives the expressions that are too large.
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
        case .reach, .folds, .via, .after, .leaves: continue
        }
        if let allowed {
            properties.append(StackProperty(invariant: index, scope: scope, allowed: allowed))
        } else {
            let message =
                "invariant \(quoted(invariant.name.value)) is too complex to check: it needs an automaton of more than \(DFA.largest) states; "
                + "split it, or count fewer screens after '...'"
            diagnostics.report(.unknownValue, message, at: invariant.name.range)
        }
    }
    return properties
}

extension Program {
    /// Returns the screens that an invariant means by one name: the screen and all screens like it.
    func screens(meantBy named: ScreenID) -> Set<ScreenID> {
        Set(screens.indices.lazy.map(ScreenID.init(index:)).filter { means(named, $0) })
    }
}

extension Regex {
    /// The expression with each screen replaced by itself and all screens like it. The name of a
    /// flow means only the flow's own screens.
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
    /// Returns the stacks of at most `depth` screens.
    static func depth(atMost depth: Int, screenCount: Int) -> DFA {
        let states = max(0, depth) + 2
        return DFA(
            classes: Array(repeating: 0, count: screenCount), examples: screenCount > 0 ? [ScreenID(index: 0)] : [],
            successors: screenCount > 0 ? (1...states).map { min($0, states - 1) } : [],
            accepting: (screenCount > 0 ? 0..<states : 0..<1).map { $0 <= depth })
    }

    /// Returns the stacks in which each occurrence of some screens has one of the others below it.
    static func every(_ screens: Set<ScreenID>, above others: Set<ScreenID>, screenCount: Int) -> DFA {
        // State 0: none of the others was read. 1: one was. 2: one of the screens was read first.
        let all = (0..<screenCount).map { ScreenID(index: $0) }
        let row = all.map { screens.contains($0) ? 2 : others.contains($0) ? 1 : 0 }
        // Each screen is its own class at first; only reached states exist.
        let rows = [row, all.map { _ in 1 }, all.map { _ in 2 }]
        let used = [0, 1, 2].filter { $0 == 0 || row.contains($0) }
        return DFA(
            classes: Array(all.indices), examples: all, successors: used.flatMap { rows[$0] }.map { used.firstIndex(of: $0) ?? 0 },
            accepting: used.map { $0 < 2 })
    }
}
