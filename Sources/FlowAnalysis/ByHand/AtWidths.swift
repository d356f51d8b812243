import FlowGraph
import FlowSpec

/// A state in which users are stuck at one width.
struct Stuck {
    var rule: Rule
    /// Returns the message; includes the width unless all widths have the finding.
    var message: (_ width: String) -> String
    var range: SourceRange
    var run: () -> Replay?
}

extension Report {
    /// Returns the findings of each width. A finding that all widths have appears once.
    func atWidths(_ found: [[Stuck]]) -> [Finding] {
        func isSame(_ one: Stuck, _ other: Stuck) -> Bool {
            one.rule == other.rule && one.range == other.range && one.message("") == other.message("")
        }
        var findings: [Finding] = []
        for (moves, stuck) in zip(analysis.userMoves, found) {
            for one in stuck {
                let isEverywhere = found.allSatisfy { $0.contains { isSame($0, one) } }
                if isEverywhere, moves.width != analysis.userMoves[0].width { continue }
                let width = isEverywhere ? "" : moves.width.map { " in \($0.name)" } ?? ""
                findings.append(Finding(one.rule, one.message(width), at: one.range, by: .run(analysis.asked(one.run()))))
            }
        }
        return findings
    }
}
