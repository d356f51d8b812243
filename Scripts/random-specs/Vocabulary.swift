/// Swift's keywords, names that Swift, UIKit, FlowRuntime or the generated code use, and some
/// ordinary names.
let words = [keywords, others].flatMap { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }

private let others = """
    actor answer any app arguments async bar body borrowing call case2 change change2 child coordinator coordinator2 copy count debugDescription
    default2 description detail dismiss each element encode error event file first flow flowRuntime foundation function get hash2 id index init2
    isolated item key label layer lazy left line list macro main make mirror name navigation2 newValue none number of oldValue open optional order
    outer owner package page pop popTo prefix present print push replace reset responder result result2 resume root route router2 routing screen
    screen2 screen3 self2 send sender set setStack slot slot2 some stack string swift switchTo tab tabBar tabs tag then title type types u uI uIKit
    unowned user value view viewController weak with yield
    """

/// All keywords that Swift allows as a method's name in backticks.
private let keywords = """
    as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func
    guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows return static struct
    subscript super switch throw throws true try typealias unsafe var where while
    """

/// A type with a default and a value. Types.swift declares the types that aren't Swift's.
struct ValueType {
    var type: String
    var initial: String?
    var literal: String?

    /// True if a scene's state can contain such parameters.
    var isCodable: Bool {
        [
            "Int", "String", "Bool", "Double", "[String: [Int]]", "Int??", "Set<Int>", "URL", "Slot", "Router", "Kind", "[Kind]",
            "Entry.Item",
        ]
        .contains(type)
    }

    init(_ type: String, _ initial: String? = nil, _ literal: String? = nil) {
        (self.type, self.initial, self.literal) = (type, initial, literal)
    }
}

let types = [
    ValueType("Int", "-1", "7"), ValueType("String", #""a \"b\" \\ ✓""#, #""a \"b\"\n\\(c)""#), ValueType("Bool", "true", "false"),
    ValueType("Double", "1.5", "2.5"), ValueType("[String: [Int]]", "[:]"), ValueType("Int??", "nil", "null"), ValueType("Any"),
    ValueType("(Int, name: String)"), ValueType("() -> Void"), ValueType("@escaping Completion"), ValueType("(() -> Void)?", "nil", "null"),
    ValueType("@MainActor (Kind) async throws -> Slot"), ValueType("any Storing"), ValueType("(any Storing)?", "nil", "null"),
    ValueType("Storing.Type"), ValueType("Set<Int>", "[1]"), ValueType("UIImage?", "nil", "null"), ValueType("URL"),
    ValueType("Swift.Result<Int, any Error>"), ValueType("Slot"), ValueType("Change"), ValueType("Router", ".main", ".main"),
    ValueType("(any Coordinator)?", "nil"), ValueType("Content"), ValueType("Kind", ".one", ".two"),
    ValueType("[Kind]", "[.one, .two]", "[]"),
    ValueType("Snapshot"), ValueType("Entry.Item"), ValueType("TabContent"), ValueType("ScreenValue"), ValueType("StackItem"),
    ValueType("Fault"),
    ValueType("AllCases"), ValueType("RawValue"), ValueType("Presentation"), ValueType("AlertAction?", "nil", "null"),
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
