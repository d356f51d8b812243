import FlowGraph
import FlowSpec

/// Screens that stand where they shouldn't, and flows that are cut off.
extension Report {
    func slots() -> [Finding] {
        let (duplicates, noReturn) = (analysis.duplicates, analysis.noReturn)
        let twice = duplicates.found.map { fact in
            let message = "two \(quoted(name(of: fact.screen))) may stand on one stack, and the screen is 'unique'"
            return Finding(.duplicateScreen, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let below = noReturn.found.map { fact in
            let message =
                "\(quoted(name(of: fact.screen))) allows no back, and the back menu of a screen above it leads to it or past it all the same"
            return Finding(.noReturnBelow, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let pushes = analysis.pushesOverChildren(besides: TakerExcuses(excuses)).map { push in
            let (screen, child) = (quoted(name(of: push.screen)), quoted(program[push.child].name.value))
            let message = "\(screen) may be pushed over \(child), which is still on the stack"
            return Finding(.pushOverChild, message, at: push.range, by: .run(push.witness.replay))
        }
        return unknown(duplicates, "whether it may stand twice on one") + twice
            + unknown(noReturn, "whether a back menu leads to it or past it") + below + pushes
    }

    /// Names the screens that stand on more stacks than are looked at.
    private func unknown(_ facts: SlotFacts, _ question: String) -> [Finding] {
        facts.unknown.map { screen in
            let message = "\(quoted(name(of: screen))) stands on more stacks than are looked at, so that it isn't known \(question)"
            return Finding(.approximateAnalysis, message, at: program[screen].name.range)
        }
    }

    private func name(of screen: ScreenID) -> String {
        program[screen].name.value
    }
}
