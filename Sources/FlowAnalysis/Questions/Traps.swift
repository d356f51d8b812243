import FlowGraph

/// A state from which a screen can't be reached any more.
public struct TrapFact: Sendable {
    /// The screen that can't be reached.
    public var screen: ScreenID
    /// The screen on top in the nearest such state.
    public var top: ScreenID
    /// The fewest actions that lead to that state.
    public var distance: Int
    /// Whether it is certain. It isn't where the way may lead over a tab whose content the analysis has forgotten.
    public var isCertain: Bool
    let descent: Descent
}

extension Analysis {
    /// The nearest state from which a screen can't be on top any more; nil where it can be reached from every state. Guards hold as the way needs it.
    ///
    /// Without tab bars the answer is exact. With them nil is right too; what is found is certain where it is a trap whatever the other tabs hold, and else it
    /// is one if they hold the worst.
    public func trap(for screen: ScreenID) -> TrapFact? {
        let hasTabs = program.flows.contains { !$0.tabs.isEmpty }
        for isHopeful in hasTabs ? [true, false] : [false] {
            var search = TrapSearch(system, distances, for: screen, isHopeful: isHopeful)
            if let found = search.trap() {
                let top = system.symbol(at: found.top).screen
                let isCertain = (isHopeful || !hasTabs) && isExact
                return TrapFact(screen: screen, top: top, distance: found.cost, isCertain: isCertain, descent: found)
            }
        }
        return nil
    }

    /// The machine's run to a trap; nil where the analysis isn't exact and it can't be made.
    public func replay(_ trap: TrapFact) -> Replay? {
        replay(to: trap.descent)
    }
}
