import FlowGraph

/// What guards, alerts and effects say while one action is taken: drawn from one number, so that an action can be taken again.
///
/// A guard and an effect each say the same however often they are asked meanwhile, because the app may ask them in another order than the machine.
struct Luck {
    let program: Program
    let seed: UInt64
    /// Whether alerts are answered by one of their buttons, and not only taken away.
    var tapsAlerts = true

    /// Whether a guard holds.
    func holds(_ name: String) -> Bool {
        number(for: "guard \(name)") % 2 == 0
    }

    /// Whether an effect answers at once, and not only when everything has come to rest.
    func answersAtOnce(_ name: String) -> Bool {
        number(for: "time \(name)") % 2 == 0
    }

    /// The index of the option that is taken. An alert never stays: it would cover the app.
    func index(in options: [Choice], at place: Int) -> Int {
        switch options.first {
        case .asked(let id, _): holds(program[id].name.value) ? 0 : 1
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
