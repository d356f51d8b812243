/// How many slots can stand above each slot on its stack: the longest ways through the components of what stands on one stack.
struct Heights {
    /// What is known of a node.
    enum Height: Comparable {
        /// No state is seen with it.
        case never
        case slots(Int)
        case unbounded
    }

    let components: Components
    /// Of each component.
    private(set) var all: [Height]
    /// Whether each component can be gone around with one slot more.
    private(set) var grows: [Bool]

    init(_ system: PostStar, _ distances: Distances) {
        let automaton = system.automaton
        func isKnown(_ edge: Int) -> Bool {
            distances.weights[edge] != Distances.unknown && distances.start[automaton.edges[edge].target] != Distances.unknown
        }
        components = Components(automaton) { isKnown($0) && !automaton.isLayer($0) }
        all = Array(repeating: .never, count: components.members.count)
        grows = Array(repeating: false, count: all.count)
        // Components come from the top down.
        for (number, members) in components.members.enumerated() {
            var height = Height.never
            for node in members {
                if system.isIdle(node), distances.start[node] != Distances.unknown { height = max(height, .slots(0)) }
                var up = automaton.nodes[node].up
                while up >= 0 {
                    let edge = up
                    up = automaton.edges[edge].nextUp
                    guard isKnown(edge) else { continue }
                    let isRecord = automaton.edges[edge].isRecord
                    let above = components.of[automaton.edges[edge].source]
                    if automaton.isLayer(edge) {
                        height = max(height, .slots(0))
                    } else if above == number {
                        grows[number] = grows[number] || isRecord
                    } else if case .slots(let count) = all[above] {
                        height = max(height, .slots(count + (isRecord ? 1 : 0)))
                    } else {
                        height = max(height, all[above])
                    }
                }
            }
            all[number] = grows[number] && height != .never ? .unbounded : height
        }
    }

    subscript(node: Int) -> Height { all[components.of[node]] }
}
