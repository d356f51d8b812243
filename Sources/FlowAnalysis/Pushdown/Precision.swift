import FlowGraph
import PushdownSystems

/// How much the pushdown system tells apart. What is merged is taken for all that it may be, so
/// that less is proved, and nothing is missed.
package struct Precision: Equatable {
    /// Of how many of the screens that `popTo … else` looks for each symbol of a flow says whether
    /// they are below.
    var rememberedScreens: Int
    /// Whether sites with different `dismissed` lists stay apart when the back menu leaves what
    /// they started.
    var separatesDismissals: Bool
    /// How many ways through a list are followed as wholes, each with all that it has done. Then
    /// each goes on by itself from where it is.
    var wholeWays: Int
    /// Whether a pushed flow is a procedure for each layer in which it can be. Else it is one for
    /// all of them: that says the same of stacks, but not of each layer's name.
    package var separatesLayers: Bool

    package init(rememberedScreens: Int, separatesDismissals: Bool, wholeWays: Int, separatesLayers: Bool) {
        self.rememberedScreens = rememberedScreens
        self.separatesDismissals = separatesDismissals
        self.wholeWays = wholeWays
        self.separatesLayers = separatesLayers
    }

    /// From the finest to the coarsest: each is tried where the one before has led to more than is
    /// looked at.
    package static let levels = [
        Precision(rememberedScreens: 62, separatesDismissals: true, wholeWays: Machine.branchLimit, separatesLayers: true),
        Precision(rememberedScreens: 62, separatesDismissals: true, wholeWays: Machine.branchLimit, separatesLayers: false),
        Precision(rememberedScreens: 6, separatesDismissals: true, wholeWays: 64, separatesLayers: false),
        Precision(rememberedScreens: 0, separatesDismissals: false, wholeWays: 64, separatesLayers: false),
    ]
}
