/// The key by which a search distinguishes states: a number of layers and slots in front, or the
/// whole state.
///
/// Stacks and layers can grow without bound. Content far below seldom affects the next moves.
public struct StateKey: Hashable {
    private struct LayerKey: Hashable {
        let site: SiteID?
        let path: [Int]
        let slots: ArraySlice<Slot>
    }

    private let layers: [LayerKey]
    private let whole: State?

    /// - Parameters:
    ///   - state: the state.
    ///   - depth: the number of layers and slots in front; `nil` for the whole state.
    public init(_ state: State, depth: Int?) {
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
    fileprivate var selection: [Int] {
        switch self {
        case .tabs(_, let selected, let tabs): [selected] + (tabs.indices.contains(selected) ? tabs[selected].selection : [])
        case .switch(_, let child, let content): [child] + content.selection
        case .nav, .single, .action: []
        }
    }
}
