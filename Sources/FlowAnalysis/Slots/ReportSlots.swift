import FlowGraph
import FlowSpec

/// Findings about misplaced screens and flows.
extension Report {
    func slots() -> [Finding] {
        let (duplicates, noReturn) = (analysis.duplicates, analysis.noReturn)
        let twice = duplicates.found.map { fact in
            let name = quoted(name(of: fact.screen))
            let message = "\(name) is 'unique' but can be on one stack twice; return to \(name) with 'popTo', or remove 'unique'"
            return Finding(.duplicateScreen, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let below = noReturn.found.map { fact in
            let message =
                "\(quoted(name(of: fact.screen))) has 'back: none', but the back menu of a screen above it can return to "
                + "\(quoted(name(of: fact.screen))) or skip it"
            return Finding(.noReturnBelow, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let pushes = analysis.pushesOverChildren(besides: TakerSuppressions(suppressions)).map { push in
            let (screen, child) = (quoted(name(of: push.screen)), quoted(program[push.child].name.value))
            let message = "\(screen) can be pushed on top of the child flow \(child), which is still on the stack"
            return Finding(.pushOverChild, message, at: push.range, by: .run(push.witness.replay))
        }
        return unknown(duplicates, "it might be on one of them twice") + twice
            + unknown(noReturn, "a back menu might lead to it or past it") + below + pushes
    }

    /// Notes for the screens whose stacks weren't all analyzed.
    private func unknown(_ facts: SlotFacts, _ risk: String) -> [Finding] {
        facts.unknown.map { screen in
            let message = "\(quoted(name(of: screen))) is on more stacks than flowgen checks; \(risk)"
            return Finding(.approximateAnalysis, message, at: program[screen].name.range)
        }
    }

    private func name(of screen: ScreenID) -> String {
        program[screen].name.value
    }
}
