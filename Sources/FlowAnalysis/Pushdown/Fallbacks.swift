import FlowGraph
import PushdownSystems

/// What a `popTo … else` must know before it goes down.
///
/// A run that goes down finds out whether a screen is there, and by then the slots that it has
/// passed are gone. That doesn't matter where the fallback is the first slot, where it leaves the
/// state as it was before the event, or where it pushes what the user can push there anyway. For
/// all others each symbol says which of the screens that are looked for stand below it.
extension Operations {
    /// Whether a `popTo … else` that is the only step taken since an event leads to nothing new
    /// where its screen is missing.
    func addsNothing(_ index: OperationID, on screen: ScreenID) -> Bool {
        guard next(after: index) == Self.end, case .step(.popTo(let sought, let fallback?)) = action(of: index) else { return false }
        if sought == screen { return true }
        switch fallback {
        case .stay: return true
        case .root: return false
        case .push(let use):
            guard case .screen(let pushed) = use.target else { return false }
            return program.transitions(on: screen).contains { transition in
                if case .push(pushed) = single[transitions[transition.index]] { true } else { false }
            }
        }
    }

    /// The screens that symbols must remember: those of each `popTo … else` that adds something, or
    /// isn't the first step of a transition.
    var screensToRemember: Set<ScreenID> {
        var remembered: Set<ScreenID> = []
        func remember(_ index: OperationID, unless isHarmless: Bool) {
            guard !isHarmless, case .step(.popTo(let screen, let fallback?)) = action(of: index) else { return }
            switch fallback {
            case .push, .stay: remembered.insert(screen)
            case .root: break
            }
        }
        for index in ways(from: laterOperations).sorted { remember(index, unless: false) }
        for screen in program.screens.indices.map(ScreenID.init(index:)) {
            for transition in program.transitions(on: screen) {
                for index in ways(from: [transitions[transition.index]]).sorted { remember(index, unless: addsNothing(index, on: screen)) }
            }
        }
        return remembered
    }

    /// The operations that come after others, and those with which handlers and links begin.
    private var laterOperations: [OperationID] {
        let following = indices.compactMap { index -> OperationID? in
            if case .choose = action(of: index) { nil } else { next(after: index) }
        }
        return following + handlerStarts + links
    }

    /// Some operations, and those that they choose from.
    private func ways(from starts: [OperationID]) -> IndexSet<OperationID> {
        var ways = IndexSet<OperationID>()
        var open = starts
        while let index = open.popLast() {
            guard ways.insert(index), case .choose(let options, _) = action(of: index) else { continue }
            open += options
        }
        return ways
    }
}
