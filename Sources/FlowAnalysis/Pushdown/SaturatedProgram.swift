import FlowGraph
import FlowSpec
import PushdownSystems

/// A program as a pushdown system, after saturation.
package final class SaturatedProgram: Sendable {
    package let rewriting: Rewriting
    package let saturation: Saturation
    /// The automaton of the reachable words. It is read at every step, and reading it through the
    /// saturation would copy it.
    package let automaton: PAutomaton
    /// The effort of all precisions tried so far.
    let effort: Int
    /// The steps that fail at some nodes.
    let faults: [FaultAt]
    /// The nodes at which runs have selected the tab to continue in, by the control.
    let resumers: IndexMap<ControlID, Set<Continuation>>
    /// The nodes at which an entry flow can end.
    let ends: IndexSet<NodeID>

    /// Saturates a program with the first precision that stays within the limits, or else the last.
    static func saturating(_ program: Program, _ precisions: [Precision]) -> SaturatedProgram {
        var saturated = SaturatedProgram(program, precisions[0], effort: 0)
        for precision in precisions.dropFirst() where saturated.isCut && saturated.mayBeLess(with: precision) {
            saturated = SaturatedProgram(program, precision, effort: saturated.effort)
        }
        return saturated
    }

    private convenience init(_ program: Program, _ precision: Precision, effort: Int) {
        let system = ProgramSystem(Rewriting(program: program, precision: precision))
        let saturation = Saturation(of: system, limits: .ofProgram(program))
        self.init(system, saturation, effort: effort)
    }

    /// Fewer moves in each reachable configuration. The nodes are equal; the edges are only the
    /// moves.
    ///
    /// - Parameter isByHand: true for moves of the user and the visible screens only.
    func limited(to limits: MoveLimits, isByHand: Bool) -> SaturatedProgram {
        let system = ProgramSystem(rewriting.limited(to: limits, isByHand: isByHand))
        let saturation = Saturation(of: system, from: saturation, limits: .ofProgram(rewriting.program))
        return SaturatedProgram(system, saturation, effort: 0)
    }

    private init(_ system: ProgramSystem, _ saturation: Saturation, effort: Int) {
        self.saturation = saturation
        automaton = saturation.automaton
        (faults, resumers, ends) = (system.faults, system.approximations.resumers, system.ends)
        let program = system.rewriting.program
        var rewriting = system.rewriting
        if saturation.isCut { rewriting.noteCut() }
        rewriting.checkTabsShownAgain()
        for exit in saturation.exits where saturation.summaries[exit.summary].isHandled {
            rewriting.passed[OperationID(exit.label)] = true
        }
        self.rewriting = rewriting
        self.effort = effort + program.transitions.count + automaton.nodes.count + automaton.edges.count + 4 * rewriting.explored
    }

    /// True if a limit was reached.
    var isCut: Bool { saturation.isCut }

    /// True if a precision might need less effort.
    private func mayBeLess(with precision: Precision) -> Bool {
        rewriting.operations.canMergeSites && rewriting.precision.separatesDismissals != precision.separatesDismissals
            || rewriting.precision.separatesLayers && !precision.separatesLayers && rewriting.operations.pushesInLayers
            || rewriting.cut != nil
            || rewriting.bits.values.contains { $0.count > precision.rememberedScreens } || rewriting.mostWays > precision.wholeWays
    }
}

extension Rewriting {
    /// Notes the reason why only a part of the program was analyzed.
    fileprivate mutating func noteCut() {
        let violation =
            if let place = cut {
                ExactnessViolation(reason: .limit, range: place)
            } else if let place = contents.cut {
                ExactnessViolation(reason: .beginnings, range: place)
            } else {
                ExactnessViolation(reason: .size, range: program.root.range)
            }
        violations.insert(violation)
    }
}

extension Saturation.Limits {
    /// The limits for a program. An app has about two nodes for each of its screens and
    /// transitions, a few more edges, and fewer summaries. If there are far more, the rest isn't
    /// worth the wait.
    static func ofProgram(_ program: Program) -> Self {
        let size = program.screens.count + program.transitions.count
        var limits = Self()
        limits.nodes = max(40_000, min(25 * size, max(1_000_000, 5 * size)))
        limits.edges = max(200_000, min(50 * size, max(2_000_000, 10 * size)))
        limits.summaries = max(160_000, 10 * size)
        limits.propagations = max(1_000_000, 50 * size)
        limits.slots = max(100_000_000, 100 * size)
        return limits
    }
}
