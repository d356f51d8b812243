import FlowViews
import Foundation
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
    private static func diff(_ old: String?, _ new: String?, path: String = "out/A.swift") -> String {
        String(decoding: unifiedDiff(from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: path), as: UTF8.self)
    }

    @Test func `nothing where there is no difference`() {
        #expect(Self.diff("a\nb\n", "a\nb\n") == "")
        #expect(Self.diff(nil, nil) == "")
    }

    @Test func `a change with three lines around it`() {
        #expect(
            Self.diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
                --- a/out/A.swift
                +++ b/out/A.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func `changes that are near each other are shown together, others apart`() {
        func text(_ changed: Set<Int>) -> String { (1...20).map { changed.contains($0) ? "x\n" : "\($0)\n" }.joined() }
        #expect(Self.diff(text([]), text([2, 9])).split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,12 @@"])
        #expect(
            Self.diff(text([]), text([2, 10])).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
                "@@ -1,5 +1,5 @@", "@@ -7,7 +7,7 @@",
            ])
    }

    @Test func `files that come and go`() {
        #expect(Self.diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/out/A.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(Self.diff("a\n", nil) == "--- a/out/A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
        #expect(Self.diff("", "a\n") == "--- a/out/A.swift\n+++ b/out/A.swift\n@@ -0,0 +1 @@\n+a\n")
    }

    @Test func `a last line without an end`() {
        #expect(
            Self.diff("a\nb", "a\nb\n").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"))
        #expect(
            Self.diff("a\nb", "c\nb").hasSuffix("@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"))
    }

    @Test func `names that need care`() {
        #expect(Self.diff(nil, "a\n", path: "my out/A.swift").contains("+++ b/my out/A.swift\t\n"))
        #expect(Self.diff(nil, "a\n", path: "o\"\n\\é").contains("+++ \"b/o\\\"\\012\\\\é\"\n"))
    }

    @Test func `what is applied to the old text gives the new one`() throws {
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        for round in 0..<600 {
            let old = Self.text(&numbers)
            let new = numbers.chance(20) ? Self.text(&numbers) : Self.edited(old, &numbers)
            let diff = unifiedDiff(from: old, to: new, path: "A")
            guard applied(diff, to: old) == new else {
                let (old, new) = Self.smallest(old, new)
                Issue.record(
                    """
                    seed \(seed), round \(round): the diff of \(String(decoding: old, as: UTF8.self).debugDescription) and \
                    \(String(decoding: new, as: UTF8.self).debugDescription) is
                    \(String(decoding: unifiedDiff(from: old, to: new, path: "A"), as: UTF8.self))
                    """)
                return
            }
        }
    }

    /// Two texts without a common line, and two with reordered lines: more changes than one pass of
    /// the search covers.
    @Test func `large differences apply`() throws {
        var numbers = SeededNumbers(seed: 1)
        let lines = (0..<1_500).map { "line \($0)\n" }
        let old = Array(lines.joined().utf8)
        for other in [lines.map { "other " + $0 }, lines.shuffled(using: &numbers), Array(lines.reversed())] {
            let new = Array(other.joined().utf8)
            #expect(applied(unifiedDiff(from: old, to: new, path: "A"), to: old) == new)
        }
    }

    @Test func `as few lines change as can be`() {
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        for round in 0..<300 {
            let (old, new) = (Self.letters(&numbers), Self.letters(&numbers))
            let changed = Self.changedLines(old, new)
            #expect(changed == old.count + new.count - 2 * Self.commonCount(old, new), "seed \(seed), round \(round): \(old) \(new)")
        }
    }

    /// More changes than one pass of the search covers. The search continues after them.
    @Test func `after more changes than it looks at in one go it goes on`() {
        let lines = (0..<1_500).map { "line \($0)" }
        let swapped = lines.indices.map { $0 < 600 ? lines[$0 ^ 1] : lines[$0] }
        #expect(Self.changedLines(lines, swapped) < 700)
    }

    private static func letters(_ numbers: inout SeededNumbers) -> [String] {
        (0..<Int.random(in: 0...10, using: &numbers)).map { _ in numbers.pick(["a", "b", "c"]) }
    }

    /// The number of lines that a diff removes and adds.
    private static func changedLines(_ old: [String], _ new: [String]) -> Int {
        let texts = [old, new].map { $0.map { $0 + "\n" }.joined() }
        return diff(texts[0], texts[1]).split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
    }

    /// The length of the longest common subsequence, by its definition.
    private static func commonCount(_ old: [String], _ new: [String]) -> Int {
        var row = Array(repeating: 0, count: new.count + 1)
        for line in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row.last ?? 0
    }

    // MARK: - Random texts

    /// A text with few different lines, so many are common. Some lack the last line break.
    private static func text(_ numbers: inout SeededNumbers) -> [UInt8] {
        let count = Int.random(in: 0...(numbers.chance(10) ? 700 : 12), using: &numbers)
        let text = (0..<count).map { _ in numbers.pick(["a", "b", "c", "", "-", "+ d"]) }.joined(separator: "\n")
        return Array((numbers.chance(70) && count > 0 ? text + "\n" : text).utf8)
    }

    private static func edited(_ text: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
        var lines = text.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            let place = Int.random(in: lines.indices, using: &numbers)
            switch Int.random(in: 0...2, using: &numbers) {
            case 0: lines.insert(Array("new".utf8), at: place)
            case 1 where lines.count > 1: lines.remove(at: place)
            default: lines[place] = Array("other".utf8)
            }
        }
        return Array(lines.joined(separator: [10]))
    }

    /// The smallest texts that still fail, found by removing lines.
    private static func smallest(_ old: [UInt8], _ new: [UInt8]) -> (old: [UInt8], new: [UInt8]) {
        func fails(_ old: [UInt8], _ new: [UInt8]) -> Bool { applied(unifiedDiff(from: old, to: new, path: "A"), to: old) != new }
        func without(_ line: Int, _ text: [UInt8]) -> [UInt8]? {
            var lines = text.split(separator: 10, omittingEmptySubsequences: false)
            guard lines.indices.contains(line), lines.count > 1 else { return nil }
            lines.remove(at: line)
            return Array(lines.joined(separator: [10]))
        }
        var (old, new) = (old, new)
        var line = 0
        while line < 2000 {
            if let shorter = without(line, old), fails(shorter, new) {
                old = shorter
            } else if let shorter = without(line, new), fails(old, shorter) {
                new = shorter
            } else {
                line += 1
            }
        }
        return (old, new)
    }
}

/// The result of applying a unified diff of one file to a text; `nil` if it doesn't apply.
private func applied(_ diff: [UInt8], to text: [UInt8]) -> [UInt8]? {
    func lines(_ text: [UInt8]) -> [[UInt8]] {
        var lines = text.split(separator: 10, omittingEmptySubsequences: false).map { Array($0) + [10] }
        // A non-empty rest after the last line break is a line without one.
        if let last = lines.popLast(), last.count > 1 { lines.append(Array(last.dropLast())) }
        return lines
    }
    let old = lines(text)
    var result: [[UInt8]] = []
    var next = 0
    var open = (old: 0, new: 0)
    let body = lines(diff).dropFirst(2)
    for (index, line) in zip(body.indices, body) {
        // The next line can state that this line has no line break.
        let isCut = body.indices.contains(index + 1) && body[index + 1].first == UInt8(ascii: "\\")
        let content = Array(isCut ? line.dropFirst().dropLast() : line.dropFirst())
        switch line.first {
        case UInt8(ascii: "@"):
            guard open == (0, 0),
                let hunk = String(decoding: line, as: UTF8.self).wholeMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@\n/),
                let first = Int(hunk.1), let newFirst = Int(hunk.3)
            else { return nil }
            open = (hunk.2.flatMap { Int($0) } ?? 1, hunk.4.flatMap { Int($0) } ?? 1)
            let start = open.old == 0 ? first : first - 1
            guard start >= next, start <= old.count else { return nil }
            result += old[next..<start]
            next = start
            guard result.count == (open.new == 0 ? newFirst : newFirst - 1) else { return nil }
        case UInt8(ascii: " "), UInt8(ascii: "-"):
            guard old.indices.contains(next), old[next] == content else { return nil }
            if line.first == UInt8(ascii: " ") {
                result.append(content)
                open.new -= 1
            }
            open.old -= 1
            next += 1
        case UInt8(ascii: "+"):
            result.append(content)
            open.new -= 1
        case UInt8(ascii: "\\"): continue
        default: return nil
        }
    }
    guard open == (0, 0) else { return nil }
    return Array((result + old[next...]).joined())
}
