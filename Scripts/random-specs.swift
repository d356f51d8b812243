// Writes random programs with every construct of the language and unpleasant names, for check-generated:
//
//   random-specs SEED COUNT FOLDER
//
// A few of them are refused, for names that clash; all others must compile, beside Types.swift.
import Foundation

/// Names that mean something to Swift, UIKit, FlowRuntime or the generated code, and some plain ones.
let words = """
    actor any app arguments async bar body borrowing call case2 change change2 child coordinator coordinator2 copy count debugDescription default2
    description detail dismiss each element encode error event file first flow flowRuntime foundation function get hash2 id index init2 isolated item
    key label layer lazy left line list macro main make mirror name navigation2 newValue none number of oldValue open optional order owner package page
    pop popTo prefix present print push replace reset responder result root route router2 routing screen screen2 screen3 self2 send sender set
    setStack slot slot2 some stack string swift tab tabBar tabs tag then title type types uI uIKit unowned user value view viewController weak with yield
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

/// Types with a default that fits, where there is one; the app declares those that aren't Swift's in Types.swift.
let types: [(type: String, value: String?)] = [
    ("Int", "-1"), ("String", #""a \"b\" \\ ✓""#), ("Bool", "true"), ("Double", "1.5"), ("[String: [Int]]", "[:]"), ("Int??", "nil"),
    ("Any", nil),
    ("(Int, name: String)", nil), ("() -> Void", nil), ("@escaping Completion", nil), ("(() -> Void)?", "nil"),
    ("@MainActor (Kind) async throws -> Slot", nil),
    ("any Storing", nil), ("(any Storing)?", "nil"), ("Storing.Type", nil), ("Set<Int>", "[1]"), ("UIImage?", "nil"), ("URL", nil),
    ("Result<Int, any Error>", nil),
    ("Slot", nil), ("Change", nil), ("Router", ".main"), ("(any Coordinator)?", "nil"), ("Content", nil), ("Owner", nil), ("Kind", ".one"),
    ("[Kind]", "[.one, .two]"), ("Snapshot", nil), ("Entry.Item", nil), ("TabContent", nil), ("ScreenValue", nil), ("StackItem", nil),
    ("Fault", nil), ("AllCases", nil), ("RawValue", nil),
]

struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func some<Value>(_ values: [Value], _ range: ClosedRange<Int>) -> [Value] {
        Array(values.shuffled(using: &self).prefix(Int.random(in: range, using: &self)))
    }
}

struct Flow {
    var name: String
    var screens: [String]
    /// Each tab with the flow that it holds, or else a bare screen.
    var tabs: [(name: String, flow: Int?)] = []
}

struct Program {
    var random: SeededNumbers
    var flows: [Flow] = []
    /// One type for each name of a parameter, so that steps can make any screens together.
    var typeOf: [String: (type: String, value: String?)] = [:]

    init(seed: UInt64) {
        random = SeededNumbers(state: seed)
        for word in words { typeOf[word] = types.randomElement(using: &random) }
        let names = random.some(words, 4...7)
        for (index, name) in names.enumerated() {
            var flow = Flow(name: name, screens: random.some(words, 1...5))
            if index < names.count - 2, index == 0 || random.chance(30) {
                // Only later flows, so that none holds itself.
                flow.tabs = random.some(words, 1...4).map { [count = names.count] tab in
                    (tab, random.chance(70) ? Int.random(in: (index + 1)..<count, using: &random) : nil)
                }
            }
            flows.append(flow)
        }
    }

    var stackFlows: [Flow] { flows.filter(\.tabs.isEmpty) }

    mutating func parameters(needDefaults: Bool) -> String {
        random.some(words, 0...5).compactMap { name in
            guard let (type, value) = typeOf[name], value != nil || !needDefaults else { return nil }
            let hasDefault = value.map { _ in needDefaults || random.chance(60) } ?? false
            return "\(name): '\(type)\(hasDefault ? " = \(value ?? "")" : "")'"
        }.joined(separator: ", ")
    }

    /// What may stand on a stack of the flow: its screens, and all stack flows.
    mutating func target(in flow: Flow) -> String {
        (flow.screens + stackFlows.map(\.name)).randomElement(using: &random) ?? ""
    }

    /// The same, several times.
    mutating func targets(in flow: Flow) -> [String] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in target(in: flow) }
    }

    mutating func select() -> String {
        let (flow, tab) =
            flows.flatMap { flow in flow.tabs.map { (flow, $0) } }.randomElement(using: &random) ?? (flows[0], flows[0].tabs[0])
        let name = "select: \(flow.name).\(tab.name)"
        if random.chance(30) { return "{ \(name), reset: true }" }
        guard let held = tab.flow, flows[held].tabs.isEmpty, random.chance(60) else { return "{ \(name) }" }
        return "{ \(name), stack: [\(targets(in: flows[held]).joined(separator: ", "))] }"
    }

    /// A step that may follow, and whether it leaves the flow.
    mutating func step(in flow: Flow, hasLeft: Bool) -> (text: String, leaves: Bool) {
        let screen = flow.screens.randomElement(using: &random) ?? ""
        let pushed = hasLeft ? stackFlows.map(\.name).first { !flow.screens.contains($0) } : target(in: flow)
        switch Int.random(in: hasLeft ? 0...2 : flow.tabs.isEmpty ? 0...8 : 0...5, using: &random) {
        case 0: return (select(), true)
        case 1: return ("{ present: \((flow.screens + flows.map(\.name)).randomElement(using: &random) ?? screen) }", true)
        case 2 where pushed != nil && flow.tabs.isEmpty: return ("{ push: \(pushed ?? "") }", hasLeft)
        case 2: return (select(), true)
        case 3: return (["pop", "popToRoot", "dismiss", "dismissAll"].randomElement(using: &random) ?? "pop", false)
        case 4: return ("{ pop: \(Int.random(in: 1...3, using: &random)) }", false)
        case 5: return ("{ popTo: \(screen) }", false)
        case 6: return ("{ replace: \(screen) }", false)
        case 7: return ("{ setStack: [\(([screen] + targets(in: flow)).joined(separator: ", "))] }", false)
        default: return ("{ push: \(target(in: flow)) }", false)
        }
    }

    mutating func text(of flow: Flow) -> String {
        var lines = ["  \(flow.name):"]
        if !flow.tabs.isEmpty {
            lines.append("    tabs:")
            for tab in flow.tabs {
                let item = random.chance(50) ? ", title: 'T', symbol: house" : ""
                lines.append("      \(tab.name): { \(tab.flow.map { "flow: \(flows[$0].name)" } ?? "screen: \(flow.screens[0])")\(item) }")
            }
        }
        lines.append("    screens:")
        for (index, screen) in flow.screens.enumerated() {
            lines.append("      \(screen):")
            lines.append("        params: { \(parameters(needDefaults: index == 0)) }")
            lines.append("        transitions: {")
            let taken = Set(flow.tabs.map(\.name))
            for name in random.some(words, 0...5) where !taken.contains(name) {
                var (steps, hasLeft): ([String], Bool) = ([], false)
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    let step = step(in: flow, hasLeft: hasLeft)
                    steps.append(step.text)
                    hasLeft = hasLeft || step.leaves
                }
                lines.append("          \(name): [\(steps.joined(separator: ", "))],")
            }
            lines.append("        }")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
    FileHandle.standardError.write(Data("usage: random-specs SEED COUNT FOLDER\n".utf8))
    exit(64)
}
for number in 0..<count {
    var program = Program(seed: seed &+ UInt64(number) &* 1_000_003)
    let folder = "\(arguments[3])/\(number)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, file) in [program.flows.prefix(2), program.flows.dropFirst(2)].enumerated() {
        let head = "flowspec: 1\n" + (index == 0 ? "app: Random\nroot: \(program.flows[0].name)\n" : "") + "flows:\n"
        let text = head + file.map { program.text(of: $0) }.joined()
        try text.write(toFile: "\(folder)/Part\(index).flow.yaml", atomically: true, encoding: .utf8)
    }
}
