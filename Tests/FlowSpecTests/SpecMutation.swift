import FlowSpec
import TestSupport

/// Changes a spec randomly: removes, repeats, renames, swaps, replaces and nests its parts.
struct SpecMutation: RandomNumberGenerator {
    private var numbers: SeededNumbers
    private let keys: [String]

    private static let scalars: [(String, isPlain: Bool)] =
        [
            "0", "1", "2", "-1", "+3", "16", "17", "1000", "1001", "1.5", "-0.5", "true", "false", "~", "", "null", "nil", "yes", "on",
            "off", "0x10", "012",
            "_", "home", "Home", "class", "Self", "A.B", "A.class", "a.b", "$item", "$", "$Bad", "$$x", "é", "a_b", "none", "medium",
            "popover", "push",
            "root", "alert", "cancel", "open", "public", "error", "pop", "popToRoot", "dismiss", "dismissAll", "finish", "resume",
            "dismissed",
            "too-many-tabs", "unknown-key", String(repeating: "x", count: 100), String(repeating: "x", count: 101),
        ].map { ($0, true) }
        + [
            "", "1", "true", "two words", "{Flow}X", "{Flo}X", "{App}ny", "{Flow", "{Screen}", "1{Flow}", "9 lives", "a...b", "a .b",
            "(a b*)? c", "a | | b", "* a", "a,b", ". ..",
            "(a.b | c)+ ... .",
        ].map { ($0, false) }

    private let whole: SpecTree
    private let donors: [SpecTree]
    /// The values of each key in the whole spec.
    private var values: [String: [SpecTree]] = [:]
    /// The keys that occur beside each key anywhere in the spec.
    private var neighbors: [String: Set<String>] = [:]

    init(of whole: SpecTree, seed: UInt64) {
        self.whole = whole
        donors = whole.all.filter { $0.count < 40 }
        numbers = SeededNumbers(seed: seed)
        for case .map(let pairs) in whole.all {
            for (key, value) in pairs {
                values[key, default: []].append(value)
                neighbors[key, default: []].formUnion(pairs.map(\.key))
            }
        }
        let known = KeyTable.all.flatMap { table in (table.variants.flatMap { [$0.leading] + $0.keys } + table.keys).map(\.name) }
        keys =
            Set(known).sorted() + ["psh", "color", "", "404", "Home", "class", "item", "dismissed", "a.b", "too-many-tabs", "unknown-key"]
    }

    mutating func next() -> UInt64 {
        numbers.next()
    }

    /// A part of the spec with at most two changes.
    mutating func mutant() -> SpecTree {
        var tree = whole
        for isChange in [Int.random(in: 0..<8, using: &self) > 0, Int.random(in: 0..<4, using: &self) == 0] {
            var numbers = self
            let place = numbers.place(in: tree)
            tree.change(at: place, needed: Self.needed) { value in
                if isChange {
                    numbers.change(&value)
                }
            }
            self = numbers
        }
        return tree
    }

    private static let needed: Set<String> = ["flowspec", "app", "root", "screens", "switch", "tabs", "present", "actions"]

    /// A random value's index. Each key of the language is equally likely, however often it occurs.
    private mutating func place(in tree: SpecTree) -> Int {
        let holders = tree.holders()
        let key = Set(holders).sorted().randomElement(using: &self)
        return holders.indices.filter { holders[$0] == key }.randomElement(using: &self) ?? 0
    }

    private mutating func change(_ tree: inout SpecTree) {
        switch tree {
        case .scalar where Int.random(in: 0..<3, using: &self) > 0:
            if let (text, isPlain) = Self.scalars.randomElement(using: &self) {
                tree = .scalar(text, isPlain: isPlain)
            }
        case .list(var items) where !items.isEmpty && Int.random(in: 0..<2, using: &self) > 0:
            let index = Int.random(in: items.indices, using: &self)
            switch Int.random(in: 0..<3, using: &self) {
            case 0: items.remove(at: index)
            case 1: items.append(items[index])
            default: items.swapAt(index, 0)
            }
            tree = .list(items)
        case .map(var pairs) where !pairs.isEmpty && Int.random(in: 0..<3, using: &self) > 0:
            let index = Int.random(in: pairs.indices, using: &self)
            let other = Int.random(in: pairs.indices, using: &self)
            let key = keys.randomElement(using: &self) ?? ""
            let related = neighbors[pairs[index].key]?.sorted().randomElement(using: &self) ?? key
            switch Int.random(in: 0..<6, using: &self) {
            case 0: pairs.remove(at: index)
            case 1: pairs.append((key, pairs[index].value))
            case 2: pairs[index].key = key
            case 3: pairs[index].key = related
            case 4: pairs.append((related, values[related]?.randomElement(using: &self) ?? pairs[index].value))
            default:
                let value = pairs[index].value
                pairs[index].value = pairs[other].value
                pairs[other].value = value
            }
            tree = .map(pairs)
        default:
            switch Int.random(in: 0..<6, using: &self) {
            case 0: tree = .list([tree])
            case 1: tree = .map([(keys.randomElement(using: &self) ?? "", tree)])
            case 2: tree = .list([])
            case 3: tree = .map([])
            default: tree = donors.randomElement(using: &self) ?? tree
            }
        }
    }
}
