/// The stacks that a program can reach, as a deterministic automaton. It reads a stack from the
/// bottom up: first the stack's flow, then each screen.
///
/// flowgen's analysis computes it. Each line of the text is a state: its number, with a `*` if the
/// input so far is a whole stack, then its transitions. A transition has a screen and the next
/// state. A screen is written `flow.screen`, or `other:flow.screen` if another flow starts with it.
///
/// ```
/// 0 list 1
/// 1 list.list 2
/// 2* list.details 3, wizard:wizard.one 4
/// ```
public struct ReachableStacks: Hashable, Sendable {
    private struct State: Hashable {
        var next: [String: Int] = [:]
        var isWhole = false
    }

    private var states: [Int: State] = [:]

    /// Parses an automaton.
    ///
    /// - Parameter text: its states, one per line. The initial state is 0.
    public init(_ text: String) {
        for line in text.split(separator: "\n") {
            let head = line.prefix { $0 != " " }
            guard let number = Int(head.prefix { $0 != "*" }) else { continue }
            var state = State(isWhole: head.hasSuffix("*"))
            for way in line.dropFirst(head.count + 1).split(separator: ",") {
                let words = way.split(separator: " ")
                if words.count == 2, let next = Int(words[1]) { state.next[String(words[0])] = next }
            }
            states[number] = state
        }
    }

    /// The number of screens, from the bottom, of the longest reachable stack that a flow's stack
    /// starts with; 0 for none.
    func longestStack(of flow: String, _ entries: [Snapshot.Entry]) -> Int {
        var state = states[0]?.next[flow].flatMap { states[$0] }
        var longest = 0
        for (index, entry) in entries.enumerated() {
            let letter = (entry.begins.map { $0 + ":" } ?? "") + entry.screen.description
            state = state?.next[letter].flatMap { states[$0] }
            guard let state else { break }
            if state.isWhole { longest = index + 1 }
        }
        return longest
    }
}
