import FlowGraph
import PushdownSystems

extension Analysis {
    /// Returns a run to a state in which a navigation stack consists of exactly some screens.
    ///
    /// - Parameters:
    ///   - stack: the slots of the stack, bottom first.
    ///   - flow: the flow of the stack, including everything that is pushed onto it.
    /// - Returns: the run; `nil` if the stack is impossible, or if the search doesn't find it.
    public func run(toStack stack: [StackSlot], of flow: FlowID) -> Replay? {
        guard !stack.isEmpty else { return nil }
        let isThere: (State) -> Bool = { state in
            state.activeStacks.contains { found in
                found.flow == flow && found.slots.map { StackSlot($0.screen, activation: $0.mark?.flow) } == stack
            }
        }
        func isRead(_ count: Int, _ symbol: Symbol) -> Bool {
            count < stack.count && system.stackSlot(of: symbol) == stack[count]
        }
        let search = WordSearch(
            analysis: self, stateCount: stack.count + 1, staysOnStack: true,
            next: { count, symbol in isRead(count, symbol) ? count + 1 : nil },
            isWanted: { count, symbol in count == stack.count - 1 && isRead(count, symbol) })
        var effort = wordEffort
        guard !isCut, case .found(let found) = search.shortest(from: system.wholeStacks(distances), &effort) else { return nil }
        var replayer = Replayer(self)
        return witness(found, &replayer, where: isThere).replay
    }
}
