import ArgumentParser
import FlowAnalysis
import FlowGraph

/// Whether only that counts which the user and the screens do.
struct ByHandOption: ParsableArguments {
    @Flag(
        name: [.customLong("by-hand"), .customLong("without-links")],
        help: "Leave out deep links and the app's own transitions.")
    var isByHand = false

    /// What is known of a program, or of what can be done in it by hand.
    func analysis(of program: Program) -> Analysis { Analysis(of: isByHand ? program.withoutLinks : program) }
}
