import PushdownSystems

extension TrapSearch {
    /// The fewest actions from a node to the goal, by the part of the stack below in which nodes
    /// are good too.
    struct Goodness {
        private var costs: (region: Int16, layer: Int16, all: Int16) = (.max, .max, .max)

        var cost: Int { cost(from: .region) }

        /// The fewest actions if the nodes below must be good at least as far.
        func cost(from level: Level) -> Int {
            switch level {
            case .region: Int(min(costs.region, costs.layer, costs.all))
            case .layer: Int(min(costs.layer, costs.all))
            case .all: Int(costs.all)
            }
        }

        subscript(level: Level) -> Int {
            get {
                switch level {
                case .region: Int(costs.region)
                case .layer: Int(costs.layer)
                case .all: Int(costs.all)
                }
            }
            set {
                switch level {
                case .region: costs.region = Int16(newValue)
                case .layer: costs.layer = Int16(newValue)
                case .all: costs.all = Int16(newValue)
                }
            }
        }
    }

    /// The part of the stack below a good node in which all nodes are good: down to the procedure
    /// of its region, to its layer's, or to the bottom.
    enum Level {
        case region, layer, all
    }

    struct Mark {
        var node: NodeID
        var level: Level
        /// The procedure from which nodes aren't good.
        var procedure: NodeID?
    }
}
