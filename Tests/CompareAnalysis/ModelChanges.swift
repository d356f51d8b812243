import TestSupport

/// Changes the lines of a random model's text. Flows are indented by two spaces, screens by six,
/// transitions by ten.
struct ModelChange {
    var lines: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n").map(String.init)
    }

    var text: String { lines.joined(separator: "\n") }

    /// The lines with transitions, except for the transitions of `doors`.
    var transitions: [Int] {
        let end = lines.firstIndex(of: "  doors:") ?? lines.count
        return lines.indices.filter { $0 < end && lines[$0].hasPrefix("          t") }
    }

    /// The ranges of consecutive lines with transitions.
    private var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        for line in transitions {
            if let last = runs.last, last.upperBound == line {
                runs[runs.count - 1] = last.lowerBound..<line + 1
            } else {
                runs.append(line..<line + 1)
            }
        }
        return runs
    }

    /// Renames flows and screens, and preserves their order.
    static func renamed(_ text: String) -> String {
        var result = ""
        var word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber {
                word.append(character)
                continue
            }
            let isFlow = word.count == 2 && word.first == "f" && word.last?.isNumber == true
            result += isFlow ? "flow\(word.dropFirst())" : ["a", "b", "c"].contains(word) ? "z\(word)" : word
            word = ""
            result.append(character)
        }
        return String(result.dropLast())
    }

    mutating func reverseTransitions() {
        for run in runs { lines[run].reverse() }
    }

    mutating func duplicateTransitions() {
        for line in transitions.reversed() {
            lines.insert(lines[line].replacing("          t", with: "          d", maxReplacements: 1), at: line + 1)
        }
    }

    /// Does nothing if screens are alike: one would inherit the other's transition.
    mutating func removeTransition(_ random: inout SeededNumbers) {
        if !transitions.isEmpty, !text.contains("like: ") { lines.remove(at: random.pick(transitions)) }
    }

    /// Moves the transitions of each screen into a set that only this screen uses. Does nothing if
    /// screens are alike: they wouldn't inherit the set's transitions.
    mutating func moveTransitionsToSets() {
        guard !text.contains("like: "), let flows = lines.firstIndex(of: "flows:") else { return }
        var sets: [String] = []
        for run in runs.reversed() where lines[run.lowerBound - 1] == "        transitions:" {
            sets += ["  s\(run.lowerBound):"] + lines[run].map { String($0.dropFirst(6)) }
            lines.replaceSubrange(run.lowerBound - 1..<run.upperBound, with: ["        uses: [s\(run.lowerBound)]"])
        }
        if !sets.isEmpty { lines.insert(contentsOf: ["transitionSets:"] + sets, at: flows) }
    }

    mutating func addFlow() {
        let end = lines.firstIndex(of: "  doors:") ?? lines.count
        lines.insert(contentsOf: ["  unused:", "    screens:", "      x: { transitions: { t: [{ push: x }, { present: x }] } }"], at: end)
    }

    /// Moves the window's flow into another flow, as its only tab or child. Does nothing if links
    /// can wait for a switch flow, because they don't wait for one in a tab.
    mutating func wrapRoot(in container: String) {
        guard container != "tabs" || !lines.contains("    switch:") || !lines.contains("deepLinks:") else { return }
        guard let root = lines.firstIndex(where: { $0.hasPrefix("root: ") }), let flows = lines.firstIndex(of: "flows:") else { return }
        let name = lines[root].dropFirst(6)
        let reselect = container == "tabs" ? ["    reselect: none"] : []
        lines.insert(contentsOf: ["  around:", "    \(container): { only: { flow: \(name) } }"] + reselect, at: flows + 1)
        lines[root] = "root: around"
    }

    /// Replaces `setStack` with several targets by one target and pushes. Skips targets that
    /// require a guard, which is checked before anything changes. Skips lists that can be covered,
    /// because a push would succeed there.
    mutating func takeSetStackApart() {
        let guarded = guardedFlows
        for index in lines.indices {
            while let start = lines[index].firstRange(of: "{ setStack: ["), let end = lines[index][start.upperBound...].firstIndex(of: "]")
            {
                let targets = lines[index][start.upperBound..<end].split(separator: ",").map { String($0.drop { $0 == " " }) }
                let before = lines[index][..<start.lowerBound]
                let isApart = guarded.isDisjoint(with: targets) && !before.contains("present: ") && !before.contains("take: ")
                let pushes = isApart ? targets.dropFirst().map { ", { push: \($0) }" }.joined() : ""
                let set = isApart ? targets.prefix(1) : targets[...]
                // A second space prevents the loop from finding it again.
                let close = lines[index][end...].firstIndex(of: "}").map { lines[index].index(after: $0) } ?? lines[index].endIndex
                lines[index].replaceSubrange(start.lowerBound..<close, with: "{ setStack:  [\(set.joined(separator: ", "))] }\(pushes)")
            }
        }
    }

    private var guardedFlows: Set<String> {
        var (guarded, flow): (Set<String>, String) = ([], "")
        for line in lines {
            if line.hasPrefix("  f") { flow = String(line.dropFirst(2).prefix { $0 != ":" }) }
            if line.hasPrefix("    requires:") { guarded.insert(flow) }
        }
        return guarded
    }
}
