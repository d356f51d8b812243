import FlowGraph
import FlowSpec
import PushdownSystems

/// A program as a pushdown system, with all that it can reach.
package final class SaturatedProgram: Sendable {
    package let rewriting: Rewriting
    package let saturation: Saturation
    /// The automaton of the reachable words. It is read at every step, and to read it through the
    /// saturation copies it.
    package let automaton: PAutomaton
    /// How much was looked at, with the finer precisions too.
    let effort: Int
    /// The steps that can't be taken at some nodes.
    let faults: [FaultAt]
    /// The nodes at which runs have selected the tab in which they go on, by the control.
    let resumers: IndexMap<ControlID, Set<Continuation>>
    /// The nodes at which a flow can end that the app's own code has started.
    let ends: IndexSet<NodeID>

    /// Saturates a program with the first precision at which it isn't more than is looked at, or
    /// else the last.
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

    /// What users can do by hand in each configuration that the program can reach: the nodes of the
    /// configurations are the same, the edges are moves of the user and the screens alone.
    var byHand: SaturatedProgram {
        let system = ProgramSystem(rewriting.byHand)
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

    /// Whether there is more than is looked at.
    var isCut: Bool { saturation.isCut }

    /// Whether there may be less to look at with a precision.
    private func mayBeLess(with precision: Precision) -> Bool {
        rewriting.operations.canMergeSites && rewriting.precision.separatesDismissals != precision.separatesDismissals
            || rewriting.precision.separatesLayers && !precision.separatesLayers && rewriting.operations.pushesInLayers
            || rewriting.cut != nil
            || rewriting.bits.values.contains { $0.count > precision.rememberedScreens } || rewriting.mostWays > precision.wholeWays
    }
}

extension Rewriting {
    /// Notes why only a part of the program was looked at.
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
    /// So much of a program is looked at. An app has some two nodes for each of its screens and
    /// transitions, some more edges, and fewer summaries; where there are far more, the rest isn't
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
