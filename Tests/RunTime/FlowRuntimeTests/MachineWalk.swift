import FlowGraph

@testable import FlowTesting

/// A walk on the abstract machine alone, with the same actions as a walk on an app.
struct MachineWalk {
    let machine: Machine
    private(set) var state: State
    private(set) var coverage = WalkCoverage()
    /// The number of performed actions.
    private(set) var count = 0
    private var guide: Guide?
    private var random: SeededGenerator

    init(_ program: Program, isGuided: Bool, seed: UInt64) {
        machine = Machine(program)
        state = machine.start(with: Luck(program: program, seed: seed))
        guide = isGuided ? Guide(machine, tapsAlerts: true) : nil
        random = SeededGenerator(seed: seed)
    }

    var unreached: [String] { coverage.unreached(in: machine.program) }

    /// Performs a number of actions. Stops early if every step has been performed.
    mutating func run(actions: Int) {
        for number in 0..<actions {
            if number.isMultiple(of: 100), unreached.isEmpty { return }
            take()
        }
    }

    private mutating func take() {
        let guided = guide?.move(in: state)
        let moves = machine.moves(in: state)
        guard
            let action = guided.map({ .move($0.move) }) ?? machine.randomAction(in: state, question: nil, at: .compact, using: &random)
                ?? moves.randomElement(using: &random).map({ .move($0) })
        else { return }
        let luck = Luck(program: machine.program, seed: random.next(), choices: guided?.choices ?? [])
        let expectation = machine.expectation(of: action, with: luck, in: state)
        state = expectation.state
        coverage.add(expectation, of: action, with: luck)
        guide?.add(expectation.steps)
        count += 1
    }
}
