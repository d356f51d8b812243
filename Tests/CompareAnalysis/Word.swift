import FlowAnalysis
import FlowGraph

/// The slots of all active stacks, bottom layer first.
typealias Word = [WordSlot]

/// Computes the active words of a program's states.
struct WordSpeller {
    let program: Program
    private var lanes: [Lane: String] = [:]

    private struct Lane: Hashable {
        var origin: Target
        var path: [Int]
    }

    init(program: Program) {
        self.program = program
    }

    mutating func word(of state: State) -> Word {
        var word: Word = []
        for layer in state.layers {
            let lane = lane(of: layer)
            for slot in layer.content.activeSlots {
                word.append(WordSlot(lane: lane, screen: slot.screen, activation: slot.mark?.flow))
            }
        }
        return word
    }

    private mutating func lane(of layer: Layer) -> String {
        var path: [Int] = []
        var names: [String] = []
        var content = layer.content
        while true {
            switch content {
            case .tabs(let flow, let selected, let children):
                path.append(selected)
                names.append(program[flow].tabs[selected].name.value)
                content = children[selected]
                continue
            case .switch(let flow, let child, let inner):
                path.append(child)
                names.append(program[flow].children[child].name.value)
                content = inner
                continue
            case .nav, .single, .action: break
            }
            break
        }
        let lane = Lane(origin: layer.origin, path: path)
        if let text = lanes[lane] { return text }
        let text = ([name(of: layer.origin)] + names).joined(separator: "/")
        lanes[lane] = text
        return text
    }

    private func name(of origin: Target) -> String {
        switch origin {
        case .flow(let flow): program[flow].name.value
        case .screen(let screen): "\(program[program[screen].flow].name.value).\(program[screen].name.value)"
        }
    }

    /// A word with the spec's names: `app/main: list, checkout:cart + login: email`.
    func description(of word: Word) -> String {
        var text = ""
        var lane: String?
        for slot in word {
            let name = (slot.activation.map { "\(program[$0].name.value):" } ?? "") + program[slot.screen].name.value
            text += slot.lane == lane ? ", \(name)" : "\(text.isEmpty ? "" : " + ")\(slot.lane): \(name)"
            lane = slot.lane
        }
        return text
    }
}
