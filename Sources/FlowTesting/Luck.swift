import FlowGraph

/// The choices of guards, alerts and effects during one action. Some choices are fixed. All others
/// are derived from one number, so an action can be repeated.
///
/// A guard or an effect always makes the same choice during an action, because the app might ask in
/// a different order than the machine.
struct Luck {
    let program: Program
    let seed: UInt64
    /// True if the user taps a button of each alert, false if alerts are only dismissed.
    var tapsAlerts = true
    /// True if every guard is true.
    var guardsHold = false
    /// The first question about equal values that is answered with true; `nil` for none.
    var firstSame: Int?
    /// The fixed choices, in the order in which the machine asks.
    var choices: [Choice] = []

    func holds(_ name: String) -> Bool {
        if guardsHold { return true }
        for case .asked(let id, let holds) in choices where program[id].name.value == name { return holds }
        return number(for: "guard \(name)") % 2 == 0
    }

    /// True if an effect answers immediately, false if it answers when the app is at rest.
    func answersAtOnce(_ name: String) -> Bool {
        number(for: "time \(name)") % 2 == 0
    }

    /// Returns the index of the chosen option. An alert never stays: it would cover the app.
    func index(in options: [Choice], at place: Int) -> Int {
        if case .same? = options.first, let firstSame { return place >= firstSame ? 0 : 1 }
        if let index = choices.indexOfRepeated(in: options, of: program) { return index }
        if choices.indices.contains(place), let index = options.firstIndex(of: choices[place]) { return index }
        return switch options.first {
        case .asked(let id, _): holds(program[id].name.value) ? 0 : 1
        case .same: 1
        case .alert where !tapsAlerts: options.count - 1
        case .alert: Int(number(for: "alert \(place)") % UInt64(max(options.count - 1, 1)))
        case .answer(let id, _): Int(number(for: "answer \(program[id].name.value)") % UInt64(options.count))
        case nil: 0
        }
    }

    private func number(for text: String) -> UInt64 {
        var mixed = SeededGenerator(seed: text.utf8.reduce(seed) { ($0 &+ UInt64($1)) &* 0x0000_0100_0000_01B3 })
        return mixed.next() >> 8
    }
}
