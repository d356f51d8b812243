import FlowGraph

/// What a search tells states apart by: of the layers and stacks in front so many, and all of a
/// state where that isn't bounded.
///
/// Stacks and layers grow without limit; what is deep below seldom decides what can be done next.
struct StateKey: Hashable {
    private struct LayerKey: Hashable {
        let site: SiteID?
        let path: [Int]
        let slots: ArraySlice<Slot>
    }

    private let layers: [LayerKey]
    private let whole: State?

    init(_ state: State, depth: Int?) {
        guard let depth else {
            layers = []
            whole = state
            return
        }
        layers = state.layers.suffix(depth).map { layer in
            LayerKey(site: layer.site, path: layer.content.selection, slots: layer.content.activeSlots.suffix(depth))
        }
        whole = nil
    }
}

extension Content {
    /// The tabs and children that show, from the outermost in.
    fileprivate var selection: [Int] {
        switch self {
        case .tabs(_, let selected, let tabs): [selected] + (tabs.indices.contains(selected) ? tabs[selected].selection : [])
        case .switch(_, let child, let content): [child] + content.selection
        case .nav, .single, .action: []
        }
    }
}
