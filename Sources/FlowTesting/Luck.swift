import FlowGraph

/// What guards, alerts and effects say while one action is taken: as it is laid down, and beyond
/// that drawn from one number, so that an action can be taken again.
///
/// A guard and an effect each say the same however often they are asked meanwhile, because the app
/// may ask them in another order than the machine.
struct Luck {
    let program: Program
    let seed: UInt64
    /// Whether alerts are answered by one of their buttons, and not only taken away.
    var tapsAlerts = true
    /// Whether every guard holds.
    var guardsHold = false
    /// What is laid down, in the order in which the machine asks.
    var choices: [Choice] = []

    /// Whether a guard holds.
    func holds(_ name: String) -> Bool {
        if guardsHold { return true }
        for case .asked(let id, let holds) in choices where program[id].name.value == name { return holds }
        return number(for: "guard \(name)") % 2 == 0
    }

    /// Whether an effect answers at once, and not only when everything has come to rest.
    func answersAtOnce(_ name: String) -> Bool {
        number(for: "time \(name)") % 2 == 0
    }

    /// The index of the option that is taken. An alert never stays: it would cover the app.
    func index(in options: [Choice], at place: Int) -> Int {
        if let index = Self.index(in: options, asIn: choices, of: program) { return index }
        if choices.indices.contains(place), let index = options.firstIndex(of: choices[place]) { return index }
        return switch options.first {
        case .asked(let id, _): holds(program[id].name.value) ? 0 : 1
        case .alert where !tapsAlerts: options.count - 1
        case .alert: Int(number(for: "alert \(place)") % UInt64(max(options.count - 1, 1)))
        case .answer(let id, _): Int(number(for: "answer \(program[id].name.value)") % UInt64(options.count))
        case nil: 0
        }
    }

    /// The index of what a guard or an effect of that name has said among some choices; nil for an
    /// alert and where it wasn't asked.
    static func index(in options: [Choice], asIn choices: [Choice], of program: Program) -> Int? {
        switch options.first {
        case .asked: choices.lazy.compactMap { options.firstIndex(of: $0) }.first
        case .answer(let id, _):
            choices.lazy.compactMap { choice in
                guard case .answer(let other, let result) = choice, program[other].name.value == program[id].name.value else { return nil }
                return options.firstIndex(of: .answer(id, result: result))
            }.first
        case .alert, nil: nil
        }
    }

    private func number(for text: String) -> UInt64 {
        var mixed = SeededGenerator(seed: text.utf8.reduce(seed) { ($0 &+ UInt64($1)) &* 0x0000_0100_0000_01B3 })
        return mixed.next() >> 8
    }
}
