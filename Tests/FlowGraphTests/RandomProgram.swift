/// Numbers that a seed repeats (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Whether something of this probability happens.
    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// One of some values.
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }
}

/// Writes small programs that link: a few flows, with every step of the language.
struct RandomProgram {
    private var random: Seeded
    private var isTabs: [Bool] = []
    private var screens: [[String]] = []
    /// The tabs of each flow: what they hold, as they are written.
    private var tabs: [[(name: String, content: String, flow: Int?)]] = []

    init(random: Seeded) {
        self.random = random
    }

    /// A program's text.
    mutating func text() -> String {
        let count = Int.random(in: 2...5, using: &random)
        isTabs = (0..<count).map { _ in random.chance(40) }
        if isTabs.allSatisfy({ $0 }) {
            isTabs[count - 1] = false
        }
        // Some names are those of other flows' screens, so that descriptions must tell them apart.
        screens = (0..<count).map { flow in
            ["list", "s\(flow)a", "s\(flow)b"].shuffled(using: &random).prefix(random.chance(50) ? 3 : 2).map { $0 }
        }
        tabs = (0..<count).map { flow in isTabs[flow] ? (0..<Int.random(in: 1...3, using: &random)).map { tab(flow, $0) } : [] }
        var lines = ["flowspec: 1", "app: Random", "root: f0", "flows:"]
        for flow in 0..<count {
            lines.append("  f\(flow):")
            if isTabs[flow] {
                lines.append("    tabs: { \(tabs[flow].map { "\($0.name): { \($0.content) }" }.joined(separator: ", ")) }")
            }
            lines.append("    screens:")
            for screen in screens[flow] {
                lines.append("      \(screen):")
                lines.append("        transitions:")
                lines.append("          pop: pop")
                for number in 0..<Int.random(in: 1...4, using: &random) {
                    lines.append("          t\(number): [\(steps(in: flow).joined(separator: ", "))]")
                }
            }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func tab(_ flow: Int, _ index: Int) -> (name: String, content: String, flow: Int?) {
        // A tabs flow holds only later ones, so that none holds itself.
        let candidates = isTabs.indices.filter { $0 > flow || !isTabs[$0] }
        if candidates.isEmpty || random.chance(30) {
            return ("f\(flow)t\(index)", "screen: \(random.pick(screens[flow]))", nil)
        }
        let other = random.pick(candidates)
        return ("f\(flow)t\(index)", "flow: f\(other)", other)
    }

    private mutating func steps(in flow: Int) -> [String] {
        var isLeft = false
        var isOnStack = !isTabs[flow]
        return (0..<Int.random(in: 0...3, using: &random)).map { _ in
            let step = isLeft ? leftStep(in: flow) : ownStep(in: flow, isOnStack: isOnStack)
            isLeft = isLeft || step.contains("select") || step.contains("present")
            isOnStack = isOnStack || isLeft || step.contains("dismiss")
            return step
        }
    }

    private mutating func ownStep(in flow: Int, isOnStack: Bool) -> String {
        let screen = random.pick(screens[flow])
        switch Int.random(in: isOnStack ? 0...11 : 4...11, using: &random) {
        case 0, 1: return "{ push: \(stackTarget(in: flow)) }"
        case 2: return "{ replace: \(screen) }"
        case 3: return "{ setStack: [\(([screen] + list(in: flow)).joined(separator: ", "))] }"
        case 4: return "{ pop: \(Int.random(in: 1...3, using: &random)) }"
        case 5: return "{ popTo: \(screen) }"
        case 6: return "popToRoot"
        case 7: return "dismiss"
        case 8: return random.chance(30) ? "dismissAll" : "pop"
        default: return leftStep(in: flow)
        }
    }

    private mutating func leftStep(in flow: Int) -> String {
        let stacks = isTabs.indices.filter { !isTabs[$0] }
        let bars = isTabs.indices.filter { isTabs[$0] }
        switch Int.random(in: 0...3, using: &random) {
        case 0 where !isTabs[flow]: return "{ push: f\(random.pick(stacks)) }"
        case 1, 0: return "{ present: \(random.chance(40) ? random.pick(screens[flow]) : "f\(random.pick(Array(isTabs.indices)))") }"
        default:
            guard !bars.isEmpty else {
                return "{ present: \(random.pick(screens[flow])) }"
            }
            let bar = random.pick(bars)
            let tab = random.pick(tabs[bar])
            let name = random.chance(50) ? tab.name : "f\(bar).\(tab.name)"
            guard let child = tab.flow, !isTabs[child], random.chance(40) else {
                return "{ select: \(name)\(random.chance(30) ? ", reset: true" : "") }"
            }
            return "{ select: \(name), stack: [\(list(in: child).joined(separator: ", "))] }"
        }
    }

    private mutating func stackTarget(in flow: Int) -> String {
        random.chance(60) ? random.pick(screens[flow]) : "f\(random.pick(isTabs.indices.filter { !isTabs[$0] }))"
    }

    private mutating func list(in flow: Int) -> [String] {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in stackTarget(in: flow) }
    }
}
