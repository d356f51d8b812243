@testable import FlowAnalysis
import FlowPushdown
import PushdownSystems

extension Analysis {
    /// The distances of those of some words that can be reached, however far.
    func distances(of words: some Sequence<Word>) -> [Word: Int] {
        var known: [Word: Int] = [:]
        for word in words { known[word] = distance(of: word) }
        return known
    }

    /// The distance of a word, read from the bottom up; nil of one that can't be reached.
    private func distance(of word: Word) -> Int? {
        struct Place: Hashable {
            var node: NodeID
            /// The number of slots below the node's own.
            var height: Int
        }
        var seen: Set<Place> = []
        var queue = BucketQueue<Place>()
        for bottom in system.automaton.bottoms { queue.add(Place(node: bottom, height: 0), at: 0) }
        while let (cost, place) = queue.next() {
            let node = system.automaton.nodes[place.node]
            guard seen.insert(place).inserted, place.height < word.count else { continue }
            let fits = !node.isProcedure && system.slot(of: node.symbol) == word[place.height]
            if node.isResting, fits, place.height == word.count - 1 {
                return cost
            }
            for edge in system.automaton.edgesUp(to: place.node) {
                let way = system.automaton.edges[edge]
                if distances.weights[edge] != Distances.unknown, fits || !way.isLabelled {
                    queue.add(Place(node: way.source, height: place.height + (way.isLabelled ? 1 : 0)), at: cost + distances.weights[edge])
                }
            }
        }
        return nil
    }
}
