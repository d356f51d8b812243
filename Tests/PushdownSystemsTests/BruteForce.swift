/// Explores an explicit system step by step, within a number of rewrites.
struct BruteForce {
    let system: ExplicitSystem

    /// A slot of a stack, or the call of a procedure.
    private enum Item: Hashable {
        case slot(Int)
        case call(Int, address: Int)
    }

    private struct State: Hashable {
        var control: Int
        var items: [Item]

        var configuration: Configuration {
            Configuration(control: control, symbols: items.compactMap { if case .slot(let symbol) = $0 { symbol } else { nil } })
        }
    }

    /// The configurations, with the fewest rewrites to each.
    func configurations(upTo limit: Int) -> [Configuration: Int] {
        var level: Set = [State(control: 0, items: [.call(0, address: -1)] + system.procedures[0].entry.map(Item.slot))]
        var seen = level
        var found: [Configuration: Int] = [:]
        for count in 0...limit {
            for state in level { found[state.configuration] = min(found[state.configuration] ?? count, count) }
            level = Set(level.flatMap(successors)).subtracting(seen)
            seen.formUnion(level)
        }
        return found
    }

    private func successors(of state: State) -> [State] {
        guard case .slot(let symbol)? = state.items.last else { return [] }
        return system.rewrites(of: state.control, symbol).compactMap { successor(of: state, symbol, by: $0) }
    }

    private func successor(of state: State, _ symbol: Int, by rewrite: ExplicitSystem.Rewrite) -> State? {
        var state = state
        state.control = rewrite.next
        switch rewrite.effect {
        case .word(let symbols):
            state.items.removeLast()
            state.items += symbols.map(Item.slot)
        case .pop:
            state.items.removeLast()
            // The first slot of a procedure can't be popped.
            guard case .slot? = state.items.last else { return nil }
        case .call(let procedure):
            state.control = 0
            state.items += [.call(procedure, address: symbol)] + system.procedures[procedure].entry.map(Item.slot)
        case .leave(let procedure, let exit):
            guard let call = lastCall(of: procedure, in: state), case .call(_, let address) = state.items[call], call > 0 else {
                return nil
            }
            state.items.removeSubrange(call...)
            state.control = system.handlers[[exit, address]] ?? 0
        case .restart(let procedure, let symbols):
            guard let call = lastCall(of: procedure, in: state) else { return nil }
            state.items.removeSubrange((call + 1)...)
            state.items += symbols.map(Item.slot)
        case .popUntil(let letter):
            repeat {
                state.items.removeLast()
                guard case .slot(let top)? = state.items.last else { return nil }
                if top == letter { return state }
            } while true
        }
        return state
    }

    private func lastCall(of procedure: Int, in state: State) -> Int? {
        state.items.lastIndex { if case .call(procedure, _) = $0 { true } else { false } }
    }
}
