import PushdownSystems

/// The maximum number of slots above each slot on its stack: the longest paths through the
/// components of one stack.
struct Heights {
    /// The height above a node.
    enum Height: Comparable {
        /// No run ends at the node or above it.
        case never
        case slots(Int)
        case unbounded
    }

    let components: Components
    /// The height of each component.
    private(set) var all: [Height]
    /// True if a round through the component adds a slot.
    private(set) var grows: [Bool]

    init(_ system: SaturatedProgram, _ distances: Distances) {
        components = Components(distances) { !$0.isLayer }
        all = Array(repeating: .never, count: components.count)
        grows = Array(repeating: false, count: all.count)
        // Components are sorted from the top down.
        for number in 0..<components.count {
            var height = Height.never
            for node in components[number] where distances.start[node] != Distances.unknown {
                if system.isIdle(node) { height = max(height, .slots(0)) }
                for way in distances.edgesUp[node] where distances.weights[way.edge] != Distances.unknown {
                    let above = components.of[way.node]
                    if way.isLayer {
                        height = max(height, .slots(0))
                    } else if above == number {
                        grows[number] = grows[number] || way.isLabeled
                    } else if case .slots(let count) = all[above] {
                        height = max(height, .slots(count + (way.isLabeled ? 1 : 0)))
                    } else {
                        height = max(height, all[above])
                    }
                }
            }
            all[number] = grows[number] && height != .never ? .unbounded : height
        }
    }

    subscript(node: NodeID) -> Height { all[components.of[node]] }
}
