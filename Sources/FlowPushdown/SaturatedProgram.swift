import FlowDiagnostics
import FlowGraph
import PushdownSystems

/// A program as a pushdown system, with all that it can reach.
package final class SaturatedProgram: Sendable {
    package let rewriting: Rewriting
    package let saturation: Saturation
    /// The steps that can't be taken at some nodes.
    package let faults: [FaultAt]
    /// The nodes at which runs have selected the tab in which they go on, by the control.
    package let resumers: IndexMap<ControlID, Set<Continuation>>

    /// Saturates a program with the first precision at which it isn't more than is looked at, or
    /// else the last.
    ///
    /// - Parameters:
    ///   - program: the program.
    ///   - entries: lists of steps that may begin in any state.
    ///   - precisions: the precisions, from the finest to the coarsest.
    package convenience init(_ program: Program, entries: [[Step]], _ precisions: [Precision]) {
        var attempt = Attempt(program, entries, precisions[0])
        for precision in precisions.dropFirst() where attempt.saturation.isCut && attempt.mayBeLess(with: precision) {
            attempt = Attempt(program, entries, precision)
        }
        self.init(attempt)
    }

    private init(_ attempt: Attempt) {
        rewriting = attempt.rewriting
        saturation = attempt.saturation
        faults = attempt.faults
        resumers = attempt.resumers
    }

    /// The automaton of the reachable words.
    package var automaton: PAutomaton { saturation.automaton }
    /// Whether there is more than is looked at.
    package var isCut: Bool { saturation.isCut }
}

/// A program saturated with one precision.
private struct Attempt {
    package var rewriting: Rewriting
    package let saturation: Saturation
    package let faults: [FaultAt]
    package let resumers: IndexMap<ControlID, Set<Continuation>>

    init(_ program: Program, _ entries: [[Step]], _ precision: Precision) {
        let system = ProgramSystem(Rewriting(program: program, entries: entries, precision: precision))
        saturation = Saturation(of: system, limits: .ofProgram(program))
        (rewriting, faults, resumers) = (system.rewriting, system.faults, system.approximations.resumers)
        if saturation.isCut { noteCut() }
        rewriting.checkTabsShownAgain()
        for exit in saturation.exits where saturation.summaries[exit.summary].isHandled {
            rewriting.passed[OperationID(exit.label)] = true
        }
    }

    private mutating func noteCut() {
        let violation =
            if let place = rewriting.cut {
                ExactnessViolation(reason: .limit, range: place)
            } else if let place = rewriting.contents.cut {
                ExactnessViolation(reason: .beginnings, range: place)
            } else {
                ExactnessViolation(reason: .size, range: rewriting.program.root.range)
            }
        rewriting.violations.insert(violation)
    }

    /// Whether there may be less to look at with a precision.
    func mayBeLess(with precision: Precision) -> Bool {
        rewriting.operations.canMergeSites && rewriting.precision.separatesDismissals != precision.separatesDismissals
            || rewriting.cut != nil
            || rewriting.bits.values.contains { $0.count > precision.rememberedScreens } || rewriting.mostWays > precision.wholeWays
    }
}

extension Saturation.Limits {
    /// So much of a program is looked at. An app has some two nodes for each of its screens and
    /// transitions, some more edges, and fewer summaries; where there are far more, the rest isn't
    /// worth the wait.
    fileprivate static func ofProgram(_ program: Program) -> Self {
        let size = program.screens.count + program.transitions.count
        var limits = Self()
        limits.nodes = max(40_000, 25 * size)
        limits.edges = max(200_000, 50 * size)
        limits.summaries = max(160_000, 10 * size)
        limits.propagations = max(1_000_000, 50 * size)
        limits.slots = max(100_000_000, 100 * size)
        return limits
    }
}
