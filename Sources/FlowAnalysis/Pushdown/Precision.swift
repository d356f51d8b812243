import FlowGraph
import PushdownSystems

/// The precision of the pushdown system. Merging assumes all values of the merged cases: less is
/// proved, but nothing is missed.
package struct Precision: Equatable {
    /// The number of screens sought by `popTo … else` that each symbol of a flow can record as
    /// being below.
    var rememberedScreens: Int
    /// True if sites with different `dismissed` lists stay apart when the back menu removes the
    /// flow.
    var separatesDismissals: Bool
    /// The number of branches of a list that are followed as wholes, with their history. Each
    /// further branch continues independently from its current state.
    var wholeWays: Int
    /// True if a pushed flow is one procedure for each layer that can contain it. Otherwise it is
    /// one for all of them: the stacks are equal, but not each layer's name.
    package var separatesLayers: Bool

    package init(rememberedScreens: Int, separatesDismissals: Bool, wholeWays: Int, separatesLayers: Bool) {
        self.rememberedScreens = rememberedScreens
        self.separatesDismissals = separatesDismissals
        self.wholeWays = wholeWays
        self.separatesLayers = separatesLayers
    }

    /// From the finest to the coarsest: each is tried if the one before exceeds the limits.
    package static let levels = [
        Precision(rememberedScreens: 62, separatesDismissals: true, wholeWays: Machine.branchLimit, separatesLayers: true),
        Precision(rememberedScreens: 62, separatesDismissals: true, wholeWays: Machine.branchLimit, separatesLayers: false),
        Precision(rememberedScreens: 6, separatesDismissals: true, wholeWays: 64, separatesLayers: false),
        Precision(rememberedScreens: 0, separatesDismissals: false, wholeWays: 64, separatesLayers: false),
    ]
}
