import FlowGraph

/// Lists of one step, as nearly all are: what they do is known without a run.
extension Rules {
    /// A rule that puts a screen over the symbol at hand, or in its place.
    struct Single {
        var event: Int
        var cost: Int
        var symbol: Int
        var isPush: Bool
    }

    /// What a list does to a symbol, and whether it pushes; nil where that needs a run.
    mutating func single(_ operation: Int, on symbol: Int) -> (symbol: Int, isPush: Bool)? {
        switch operations.single[operation] {
        case .none, .pop, .popTo, .finish: return nil
        case .push(let screen):
            guard alphabet.isOnStack(alphabet.symbols[symbol]) else { return nil }
            passed[operation] = true
            return (number(of: screen, over: symbol), true)
        case .replace(let screen):
            guard alphabet.isOnStack(alphabet.symbols[symbol]) else { return nil }
            passed[operation] = true
            return (alphabet.symbols.number(of: screen, inPlaceOf: symbol), false)
        }
    }

    /// Makes the rule of a list that begins by taking the slot at hand away, if it is one of the frequent ones, and says whether it was.
    mutating func leaveAtOnce(_ operation: Int) -> Bool {
        let top = alphabet.symbols[symbol]
        switch operations.single[operation] {
        case .popTo(let screen):
            guard top.screen != screen, !top.isBase else { return false }
            make(.pop(Control(task: .popTo(operation, presented: []), event: event, container: nil, saved: nil)))
        case .finish(let flow, let result):
            guard let hub = alphabet.places[top.place].activation, case .activation(flow, _, _) = alphabet.hubs[hub].kind else {
                return false
            }
            make(.leave(hub: hub, Leave(how: .finish(result: result), operation: operation, event: event, container: nil, saved: nil)))
        case .none, .push, .replace, .pop: return false
        }
        return true
    }

    private mutating func number(of screen: ScreenID, over symbol: Int) -> Int {
        if let number = alphabet.symbols.number(of: screen, over: symbol) { return number }
        let top = alphabet.symbols[symbol]
        let (isHidden, below) = seen(above: top)
        let context = Symbol.Context(place: top.place, isBase: false, isHidden: isHidden, below: below)
        return alphabet.symbols.number(of: screen, over: symbol, context)
    }
}
