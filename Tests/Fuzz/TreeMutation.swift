import TestSupport

/// Mutates inputs by keys and values, which usually results in well-formed specs.
struct TreeMutation {
    /// The values in the seeds by their keys.
    private var values: [String: [Tree]] = [:]
    private var keys: [String] = []
    private let largest = 4000

    init(seeds: [Input]) {
        for part in seeds.flatMap(parts) {
            Tree(parsing: part)?.forEach(key: "") { values[$0, default: []].append($1) }
        }
        keys = values.keys.sorted()
    }

    /// Returns a mutated input, or the input itself if it isn't YAML.
    func mutated(_ input: Input, with numbers: inout SeededNumbers) -> Input {
        var files = parts(of: input)
        let number = numbers.below(files.count)
        guard var tree = Tree(parsing: files[number]) else { return input }
        // flowgen refuses most specs with several changes early.
        for _ in 0...(numbers.chance(60) ? 0 : numbers.below(5)) {
            // Don't change the root: flowgen hardly reads a file that isn't a mapping.
            var target = 1 + numbers.below(tree.count - 1)
            tree.change(&target, key: "") { key, node in change(&node, key: key, numbers: &numbers) }
            if tree.count > largest { break }
        }
        files[number] = Array(tree.text.utf8)
        if numbers.chance(5) { files.append(files[numbers.below(files.count)]) }
        if numbers.chance(5) { files.swapAt(numbers.below(files.count), numbers.below(files.count)) }
        return joined(files)
    }

    private func change(_ node: inout Tree, key: String, numbers: inout SeededNumbers) {
        switch node {
        case .scalar:
            switch numbers.below(10) {
            case 0..<5: node = value(under: key, numbers: &numbers) ?? node
            case 5..<8: node = hostile(&numbers)
            case 8: node = .list([node])
            default: node = value(under: keys[numbers.below(keys.count)], numbers: &numbers) ?? node
            }
        case .list(var items):
            let index = numbers.below(items.count)
            switch numbers.below(6) {
            case 0 where !items.isEmpty: items.remove(at: index)
            case 1 where !items.isEmpty: items.insert(items[index], at: numbers.below(items.count))
            case 2 where !items.isEmpty: items.swapAt(index, numbers.below(items.count))
            case 3 where items.count == 1:
                node = items[0]
                return
            case 4: items.append(.list(items))
            default: items.insert(value(under: key, numbers: &numbers) ?? hostile(&numbers), at: index)
            }
            node = .list(items)
        case .map(var pairs):
            let index = numbers.below(pairs.count)
            switch numbers.below(9) {
            case 0 where !pairs.isEmpty: pairs.remove(at: index)
            case 1 where !pairs.isEmpty: pairs.append((name(&numbers), pairs[index].value))
            case 2 where !pairs.isEmpty: pairs.append(pairs[index])
            case 3 where !pairs.isEmpty: pairs[index].key = name(&numbers)
            case 4 where pairs.count > 1:
                let other = numbers.below(pairs.count)
                (pairs[index].value, pairs[other].value) = (pairs[other].value, pairs[index].value)
            case 5 where !pairs.isEmpty: pairs[index].value = value(under: pairs[index].key, numbers: &numbers) ?? hostile(&numbers)
            case 6:
                node = value(under: key, numbers: &numbers) ?? node
                return
            case 7: pairs.append((name(&numbers), node))
            default:
                // An entry of another mapping with the same key.
                guard case .map(let others)? = value(under: key, numbers: &numbers), !others.isEmpty else { break }
                let other = others[numbers.below(others.count)]
                pairs.removeAll { $0.key == other.key }
                pairs.append(other)
            }
            node = .map(pairs)
        }
    }

    private func value(under key: String, numbers: inout SeededNumbers) -> Tree? {
        values[key].map { $0[numbers.below($0.count)] }
    }

    private func name(_ numbers: inout SeededNumbers) -> String {
        numbers.chance(85) ? keys[numbers.below(keys.count)] : hostileTexts[numbers.below(hostileTexts.count)]
    }

    private func hostile(_ numbers: inout SeededNumbers) -> Tree {
        switch numbers.below(12) {
        case 0: .list([])
        case 1: .map([])
        case 2: .scalar(text: keys[numbers.below(keys.count)], isPlain: true)
        default: .scalar(text: hostileTexts[numbers.below(hostileTexts.count)], isPlain: numbers.chance(70))
        }
    }
}

private let hostileTexts: [String] =
    [
        "", "~", "null", "true", "false", "0", "-1", "1", "2", "9223372036854775807", "9223372036854775808", "1e999", "-0.5", "0x1F", "$",
        "$$", "$x",
        "$item", "$id", "$1", "$$x", ".", "..", ".x", ".init", "a.b", "a.b.c", "a..b", "self", "Self", "init", "Type", "default", "none",
        "dismissed",
        "resume", "finish", "push", "\u{0}", "\n", "\u{202E}", "\u{2028}", "😀", "é", "e\u{301}", "\"", "'", "\\", "\\(x)", "\"\"\"", "*/",
        "/*", "//", "`",
        "#\"", "Int", "Int = 1", "Int = nil", "Int? = nil", "Int = ", "= 1", "String = \"", "String = \"\\(x)\"", "[Int: [String]] = [:]",
        "[Int] = [1, 2",
        "Double = 1e400", "Bool = .x", "@escaping () -> Void", "(Int, a: Int) -> [String: Int]?", "@MainActor (A) async throws -> B",
        "any P & Q", "P & Q",
        "some P", "inout Int", "A<B, C<D>>.E?", "Int!", "()", "Void", "{Flow}", "{App}{Screen}", "{", "{Flow}Coordinator",
    ] + [
        String(repeating: "a", count: 101), String(repeating: "A", count: 5000), String(repeating: "[", count: 3000),
        String(repeating: "A<", count: 3000), String(repeating: "(", count: 3000) + "Int", "Int" + String(repeating: "?", count: 3000),
        "[Int] = " + String(repeating: "[", count: 3000), String(repeating: "a.", count: 2000),
        "Int = " + String(repeating: "9", count: 400),
        String(repeating: "() -> ", count: 3000) + "Int",
    ]
