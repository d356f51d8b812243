import FlowGraph

/// Screens that are `like` another have its view controller, and as much as possible of what is
/// generated for it.
extension Program {
    /// The screen whose routing protocol, effects and origin a screen has: itself, or the one that
    /// it is like.
    func original(of id: ScreenID) -> ScreenID {
        self[id].like ?? id
    }

    /// The screen whose factory method makes the view controller: the one that it is like, where
    /// that method can be called for it.
    ///
    /// Its parameters may differ by those of its flow, and its router by its flow's own
    /// transitions.
    func maker(of id: ScreenID) -> ScreenID {
        let (screen, original) = (self[id], self[original(of: id)])
        let isSameRouter = screen.flow == original.flow || self[screen.flow].transitions.isEmpty && self[original.flow].transitions.isEmpty
        let isSameCall = screen.parameters.elementsEqual(original.parameters) {
            $0.name.value == $1.name.value && $0.type == $1.type
        }
        return isSameRouter && isSameCall ? self.original(of: id) : id
    }
}
