import FlowGraph
import FlowSpec

/// A state in which users are stuck on one kind of device.
struct Stuck {
    var rule: Rule
    /// Returns the message; includes the device's name unless all devices have the finding.
    var message: (_ device: String) -> String
    var range: SourceRange
    var run: () -> Replay?
}

extension Report {
    /// Returns the findings of each kind of device. A finding that all devices have appears once.
    func onDevices(_ found: [[Stuck]]) -> [Finding] {
        func isSame(_ one: Stuck, _ other: Stuck) -> Bool {
            one.rule == other.rule && one.range == other.range && one.message("") == other.message("")
        }
        var findings: [Finding] = []
        for (moves, stuck) in zip(analysis.userMoves, found) {
            for one in stuck {
                let isEverywhere = found.allSatisfy { $0.contains { isSame($0, one) } }
                if isEverywhere, moves.device != analysis.userMoves[0].device { continue }
                let device = isEverywhere ? "" : moves.device.map { " on \($0.name)" } ?? ""
                findings.append(Finding(one.rule, one.message(device), at: one.range, by: .run(analysis.asked(one.run()))))
            }
        }
        return findings
    }
}
