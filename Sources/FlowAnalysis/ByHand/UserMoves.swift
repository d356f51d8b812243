import FlowGraph
import FlowPushdown

/// What users and the screens on top can do in all states that can come about, on one kind of
/// device: no link is opened there, and the app does nothing of its own accord. Whether users get
/// out of a state, or get somewhere, is asked of these moves; which states there are, of all moves.
struct UserMoves: Sendable {
    /// The kind of device; nil where users can do the same on all.
    let device: Device?
    /// The states.
    let states: Analysis
    /// What can be done in them, by the same nodes.
    let moves: SaturatedProgram
    /// The machine that does nothing else.
    let machine: Machine

    init(in states: Analysis) {
        let program = states.program
        (self.device, self.states) = (program.device, states)
        moves = program.links.isEmpty ? states.system : states.system.moves(of: .user)
        machine = program.links.isEmpty ? states.machine : Machine(program.withoutLinks)
    }

    /// Whether more can be done than is looked at.
    var isCut: Bool { states.isCut || moves.isCut }

    /// Whether a container has tabs, so that something stands where nobody sees it.
    var hasTabs: Bool { states.program.flows.contains { !$0.tabs.isEmpty } }

    /// Whether nothing that users do leads from a state to one of which something holds; true also
    /// where too much follows it.
    func isStuck(in state: State, until holds: (State) -> Bool) -> Bool {
        var search = StateSearch(machine: machine, from: state, effort: Effort(Self.mostAfterOne))
        return search.run(until: holds) == nil
    }

    /// How much is looked at after one state.
    static let mostAfterOne = 100_000
}

extension Analysis {
    /// What users come to in the app's window, in which links are opened.
    var inWindow: Analysis {
        program.flows.contains { $0.entry != nil } ? results.inWindow.value { Analysis(of: program.inWindow) } : self
    }

    /// What users come to there by what the screens show: without links, and without the app's own
    /// transitions.
    public var byHand: Analysis {
        program.links.isEmpty ? inWindow : results.byHand.value { Analysis(of: program.inWindow.withoutLinks) }
    }

    /// What users can do, on each kind of device on which they can do something else.
    var userMoves: [UserMoves] {
        results.userMoves.value {
            guard program.differsByDevice else { return [UserMoves(in: consistent)] }
            return Device.allCases.map { UserMoves(in: Analysis(of: consistent.program.on($0))) }
        }
    }

    /// The analysis of what comes about if no guard gives both answers in one action.
    var consistent: Analysis {
        results.consistent.value { program.withoutContradictions.map { Analysis(of: $0) } } ?? self
    }

    /// What users can do on a kind of device.
    func userMoves(on device: Device?) -> UserMoves? { userMoves.first { $0.device == device } }
}
