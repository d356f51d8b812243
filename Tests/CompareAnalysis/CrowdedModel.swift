import TestSupport

/// Writes large programs in which the analysis must distinguish a lot: many screens that `popTo …
/// else` searches, many flows with `dismissed` handlers, many tabs, and flows that present each
/// other. Reproducible by its seed.
struct CrowdedModel {
    private var random: SeededNumbers
    private let flows: Int
    private let screens: Int
    private let tabs: Int
    /// The numbers of `popTo … else` steps, and of steps that push or present, per flow.
    private let returns: Int
    private let sites: Int

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        flows = Int.random(in: 1...8, using: &random)
        screens = Int.random(in: 2...12, using: &random)
        tabs = random.chance(50) ? Int.random(in: 2...40, using: &random) : 0
        returns = Int.random(in: 0...30, using: &random)
        sites = Int.random(in: 0...500, using: &random) / flows
    }

    mutating func text() -> String {
        var lines = ["flowspec: 1", "app: Crowd", "root: \(tabs > 0 ? "bar" : "f0")", "flows:"]
        if tabs > 0 {
            lines.append("  bar: { tabs: { \((0..<tabs).map { "t\($0): { flow: f\($0 % flows) }" }.joined(separator: ", ")) } }")
        }
        for flow in 0..<flows {
            lines += ["  f\(flow):", "    screens:"]
            var transitions = Array(repeating: [String](), count: screens)
            func add(_ steps: String) {
                let screen = Int.random(in: 0..<screens, using: &random)
                transitions[screen].append("t\(transitions[screen].count): \(steps)")
            }
            for _ in 0..<2 * screens { add("{ push: \(screen()) }") }
            for _ in 0..<returns {
                let last = "{ popTo: \(screen()), else: \(random.pick(["stay", "root", "push"])) }"
                add(random.chance(70) ? last : "[\(random.pick(["pop", "dismissAll", "{ push: \(screen()) }"])), \(last)]")
            }
            for _ in 0..<sites {
                let dismissed = random.chance(90) ? step() : "[\(step()), \(step())]"
                add(
                    "{ \(random.pick(["push", "present"])): f\(Int.random(in: 0..<flows, using: &random)), on: { dismissed: \(dismissed) } }"
                )
            }
            for number in 0..<screens {
                lines.append("      s\(number): { transitions: { \(transitions[number].joined(separator: ", ")) } }")
            }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func screen() -> String { "s\(Int.random(in: 0..<screens, using: &random))" }

    private mutating func step() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "{ push: \(screen()) }"
        case 1: "{ replace: \(screen()) }"
        case 2: "pop"
        default: "{ popTo: \(screen()), else: \(random.pick(["stay", "root", "push"])) }"
        }
    }
}
