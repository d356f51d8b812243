import FlowGraph

/// Screens that are `like` another share its view controller and much of its generated code.
extension Program {
    /// The screen whose routing protocol, effects and origin a screen uses, possibly itself.
    func original(of id: ScreenID) -> ScreenID {
        self[id].like ?? id
    }

    /// The screen whose factory method creates the view controller: the screen it is like if that
    /// screen's method fits, otherwise itself.
    ///
    /// The two can differ in the parameters of their flows, and in the routers of their flows'
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
