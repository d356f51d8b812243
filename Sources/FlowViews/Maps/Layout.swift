extension FlowMap {
    /// True if the steps lead from top to bottom, which is narrower if cards are in long chains;
    /// false if they lead from left to right. An estimate.
    var isDownward: Bool {
        let forward = arrows.filter { !Look.leadsBack($0.kind) && $0.from.node != $0.to.node }
        let next = Dictionary(grouping: forward, by: \.from.node)
        let reached = Set(forward.map(\.to.node))
        var layer = (outside + frames.flatMap(\.cards)).map(\.node).filter { !reached.contains($0) }
        var seen = Set(layer)
        var (layers, most) = (0, 0)
        while !layer.isEmpty {
            (layers, most) = (layers + 1, max(most, layer.count))
            layer = layer.flatMap { next[$0] ?? [] }.map(\.to.node).filter { seen.insert($0).inserted }
        }
        // The names of arrows make a layout to the right longer by a fourth. A folded map has none.
        return frames.isEmpty ? most <= layers : most * 4 <= layers * 5
    }
}
