import FlowGraph
import FlowSpec

/// Something in which users are stuck on one kind of device.
struct Stuck {
    var rule: Rule
    /// What there is to report, with the device's name where it isn't so on all.
    var message: (_ device: String) -> String
    var range: SourceRange
    var run: () -> Replay?
}

extension Report {
    /// The findings of what was found on each kind of device, in their order. What is found on all
    /// is reported once.
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
