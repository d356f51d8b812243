import FlowSpec
import Foundation

@testable import FlowGraph

/// A program's machine with its current state, for tests that read like a user's walk.
struct Walk {
    let machine: Machine
    var state: State
    var observations: [Observation] = []
    private let bytes: [UInt8]

    /// Starts a walk. `choices` are the answers of the guards that the root checks. `entries` names
    /// the flow whose flow-level transitions become links into the app.
    init(_ text: String, choices: String = "", entries: String? = nil) throws {
        var program = try linkedProgram(text)
        let transitions = program.flows.first { $0.name.value == entries }?.transitions ?? []
        program.links += transitions.map { [program] in DeepLink(name: program[$0].name, steps: program[$0].steps) }
        let machine = Machine(program)
        var script = Script(program: machine.program, words: choices.split(separator: " ").map(String.init))
        state = machine.initial { script.index(in: $0) }
        if let problem = script.problem { throw Unknown(word: problem) }
        bytes = Array(text.utf8)
        self.machine = machine
    }

    var program: Program { machine.program }

    var description: String { state.description(in: program) }

    /// The state with all tabs of the tab bars.
    var all: String { state.description(in: program, showingAllTabs: true) }

    /// The possible moves, in the words of this walk.
    var moves: [String] {
        machine.moves(in: state).map { move in
            switch move {
            case .transition(let id): program[id].name.value
            case .back: "<"
            case .backMenu(let count): "< \(count)"
            case .swipeDown: "v"
            case .tap(let flow, let tab): "tap \(program[flow].name.value).\(program[flow].tabs[tab].name.value)"
            case .link(let link): "link \(program[link].name.value)"
            }
        }
    }

    /// Performs a transition of the top screen by its name, or a system move. Returns the state or
    /// the fault.
    ///
    /// The choices follow a `/`: the answers of guards (`yes` or `no`), the tapped button of an
    /// alert, and the app's answer (their names, or `none`).
    mutating func callAsFunction(_ text: String) throws -> String {
        let parts = text.split(separator: "/").map { $0.split(separator: " ").map(String.init) }
        let move = try move(parts[0])
        guard machine.moves(in: state).contains(move) else {
            return "impossible"
        }
        var script = Script(program: program, words: parts.count > 1 ? parts[1] : [])
        let outcome = machine.apply(move, to: state) { script.index(in: $0) }
        if let problem = script.problem { throw Unknown(word: problem) }
        switch outcome {
        case .settled(let next, let observations):
            state = next
            self.observations = observations
            return description
        case .fault(let fault, let observations):
            self.observations = observations
            return words(for: fault)
        }
    }

    /// The observations of the last move, such as `checkout by back`, `checkout: placed` and
    /// `perform share`.
    var left: [String] {
        observations.map { observation in
            switch observation {
            case .abandon(let target, let cause): "\(name(of: target)) by \(words(for: cause))"
            case .handled(let site, let result): "\(name(of: program[site].target)): \(name(ofResult: result, of: program[site].target))"
            case .perform(let effect): "perform \(program[effect].name.value)"
            case .fault(let fault): words(for: fault)
            }
        }
    }

    private func name(of target: Target) -> String {
        switch target {
        case .flow(let flow): program[flow].name.value
        case .screen(let screen): program[screen].name.value
        }
    }

    private func name(ofResult result: Int?, of target: Target) -> String {
        guard let result, case .flow(let flow) = target else { return "dismissed" }
        return program[flow].results[result].name.value
    }

    private func words(for cause: Observation.Cause) -> String {
        if case .step(let range) = cause { text(in: range) } else { "\(cause)" }
    }

    private func words(for fault: Fault) -> String {
        "\(fault.kind.rawValue) at \(text(in: fault.range))"
    }

    /// A step as it is written, without its braces.
    private func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self).trimmingCharacters(in: ["{", "}", " "])
    }

    private func move(_ words: [String]) throws -> Move {
        switch (words[0], words.count > 1 ? words[1] : "") {
        case ("<", ""): return .back
        case ("<", let count): return .backMenu(Int(count) ?? 0)
        case ("v", _): return .swipeDown
        case ("link", let name):
            if let index = program.links.firstIndex(where: { $0.name.value == name }) { return .link(LinkID(index: index)) }
        case ("tap", let tab):
            for (index, flow) in program.flows.enumerated() {
                if let place = flow.tabs.firstIndex(where: { "\(flow.name.value).\($0.name.value)" == tab }) {
                    return .tap(FlowID(index: index), tab: place)
                }
            }
        default:
            let transitions = state.topScreen.map(machine.transitions) ?? []
            if let transition = transitions.first(where: { program[$0].name.value == words[0] }) {
                return .transition(transition)
            }
        }
        throw Unknown(word: words.joined(separator: " "))
    }

    /// A move or choice that the test's program doesn't have, or that the test omits.
    struct Unknown: Error {
        var word: String
    }
}

/// Makes the choices that a test names, in order.
private struct Script {
    let program: Program
    var words: [String]
    private(set) var wrong: String?

    init(program: Program, words: [String]) {
        self.program = program
        self.words = words
    }

    /// The first word that wasn't an option or wasn't used.
    var problem: String? { wrong ?? words.first }

    mutating func index(in options: [Choice]) -> Int {
        let names = options.map(name)
        let word = words.isEmpty ? "nothing" : words.removeFirst()
        if let index = names.firstIndex(of: word) { return index }
        wrong = wrong ?? "\(word), where one of \(names) is asked for"
        return 0
    }

    private func name(of choice: Choice) -> String {
        switch choice {
        case .asked(_, let holds), .same(let holds): holds ? "yes" : "no"
        case .alert(_, let name): name ?? "none"
        case .answer(let effect, let result): result.map { program[effect].results[$0].name.value } ?? "none"
        }
    }
}
