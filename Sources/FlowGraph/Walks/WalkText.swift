/// The text of recorded walks, which `flowgen preview` replays. An action is a move with its
/// choices, such as `shop.cart.checkout unless signedIn` or `back 2`.
extension Program {
    /// The text of a walk's start.
    ///
    /// - Parameters:
    ///   - state: the initial state.
    ///   - choices: the guards' answers at the start.
    /// - Returns: `start`, followed by `@` and the flow if the app starts an entry flow.
    public func walkStart(in state: State, choosing choices: [Choice]) -> String {
        var start = "start"
        if let origin = state.layers.first?.origin, !hasRoot || origin != root.target, case .flow(let flow) = origin {
            start += "@\(self[flow].name.value)"
        }
        return start + walkText(of: choices)
    }

    /// The text of an action in a walk.
    ///
    /// - Parameters:
    ///   - move: the move.
    ///   - choices: the choices in the move, in their order.
    public func walkText(of move: Move, choosing choices: [Choice]) -> String {
        walkText(of: move) + walkText(of: choices)
    }

    private func walkText(of move: Move) -> String {
        switch move {
        case .transition(let id):
            switch self[id].owner {
            case .screen(let screen): "\(self[self[screen].flow].name.value).\(self[screen].name.value).\(self[id].name.value)"
            case .flow(let flow): "\(self[flow].name.value).\(self[id].name.value)"
            }
        case .back: "back"
        case .backMenu(let count): "menu \(count)"
        case .swipeDown: "swipe"
        case .tap(let flow, let tab): "tap \(self[flow].name.value).\(self[flow].tabs[tab].name.value)"
        case .link(let id): "open \(self[id].name.value)"
        }
    }

    private func walkText(of choices: [Choice]) -> String {
        choices.map { choice in
            switch choice {
            case .asked(let id, let holds): " \(holds ? "if" : "unless") \(self[id].name.value)"
            case .alert(_, let name): name.map { " button \($0)" } ?? " no button"
            case .same(let isSame): isSame ? " values equal" : " values differ"
            case .answer(let id, let result): result.map { " answer \(self[id].results[$0].name.value)" } ?? " no answer"
            }
        }.joined()
    }
}
