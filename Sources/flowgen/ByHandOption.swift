import ArgumentParser
import FlowAnalysis
import FlowGraph

/// An option to consider only actions of the user and the screens.
struct ByHandOption: ParsableArguments {
    @Flag(
        name: [.customLong("by-hand"), .customLong("without-links")],
        help: "Ignore deep links and global transitions.")
    var isByHand = false

    /// The analysis of a program, without links and global transitions if the option is set.
    func analysis(of program: Program) -> Analysis { Analysis(of: isByHand ? program.withoutLinks : program) }
}
