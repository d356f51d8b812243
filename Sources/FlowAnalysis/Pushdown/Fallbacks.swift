import FlowGraph
import PushdownSystems

/// The screens below a slot that a `popTo … else` must know before it pops.
///
/// A run that pops finds out if a screen is below, but by then the popped slots are lost. It
/// doesn't need them if the fallback is the first slot or leaves the state as it was before the
/// event. It also doesn't if the fallback pushes a screen that the user can push anyway. For all
/// others, each symbol records which of the sought screens are below it.
extension Operations {
    /// True if a `popTo … else`, as the only step since an event, leads to nothing new when its
    /// screen is missing.
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

    /// The screens that symbols must remember: the targets of each `popTo … else` that adds
    /// something, or isn't the first step of a transition.
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

    /// The operations that follow others, and the first operations of handlers and links.
    private var laterOperations: [OperationID] {
        let following = indices.compactMap { index -> OperationID? in
            if case .choose = action(of: index) { nil } else { next(after: index) }
        }
        return following + handlerStarts + links
    }

    /// Some operations, and the options of their choices.
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
