import FlowGraph

/// The facts about a finite model that has been explored completely.
extension Exploration {
    var tops: Set<ScreenID> {
        Set(states.compactMap(\.topScreen))
    }

    /// The greatest number of slots of each stack flow, from its first slot to the top of its
    /// active stack.
    var deepest: [FlowID: Int] {
        var deepest: [FlowID: Int] = [:]
        for layer in states.lazy.flatMap(\.layers) {
            guard case .nav(let flow, let slots) = layer.content.active else { continue }
            for (index, slot) in slots.enumerated() {
                guard let begun = index == 0 ? flow : slot.mark?.flow else { continue }
                deepest[begun] = max(deepest[begun, default: 0], slots.count - index)
            }
        }
        return deepest
    }

    /// The indices of states from which a screen can't be on top again. Excludes states with the
    /// screen on top, ends of entry flows, and states whose bottom flow never occurs with the
    /// screen on top.
    func trapped(from screen: ScreenID) -> Set<Int> {
        var before = [[Int]](repeating: [], count: states.count)
        for edge in edges { before[edge.to].append(edge.from) }
        var pending = states.indices.filter { states[$0].topScreen == screen }
        let origins = Set(pending.map { states[$0].layers[0].origin })
        var reaching = Set(pending)
        while let place = pending.popLast() {
            for other in before[place] where reaching.insert(other).inserted { pending.append(other) }
        }
        return Set(states.indices.filter { states[$0].layers.first.map { origins.contains($0.origin) } ?? false })
            .subtracting(reaching)
    }
}
