import FlowGraph

/// What can be said of a finite model once all of it has been explored.
extension Exploration {
    /// The screens that can be on top.
    var tops: Set<ScreenID> {
        Set(states.compactMap(\.topScreen))
    }

    /// The greatest number of slots of each stack flow, from its first slot to the top of the
    /// active stack that it stands in.
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

    /// The states from which a screen can't be on top any more, by their places; a state with the
    /// screen on top isn't one, nor is the end of a flow that the app's own code has started. Nor
    /// are those that begin with another flow than any in which the screen is on top.
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
