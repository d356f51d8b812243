import FlowDiagnostics
import FlowGraph

/// Screens that stand where they shouldn't, and flows that are cut off.
extension Report {
    func slots() -> [Finding] {
        let duplicates = analysis.duplicates.map { fact in
            let message = "two \(quoted(name(of: fact.screen))) may stand on one stack, and the screen is 'unique'"
            return Finding(.duplicateScreen, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let noReturn = analysis.noReturn.map { fact in
            let message =
                "\(quoted(name(of: fact.screen))) allows no back, and the back menu of a screen above it leads to it or past it all the same"
            return Finding(.noReturnBelow, message, at: fact.range, by: .run(fact.witness.replay))
        }
        let pushes = analysis.pushesOverChildren.map { push in
            let (screen, child) = (quoted(name(of: push.screen)), quoted(program[push.child].name.value))
            let message = "\(screen) may be pushed over \(child), which is still on the stack"
            return Finding(.pushOverChild, message, at: push.range, by: .run(push.witness.replay))
        }
        return duplicates + noReturn + pushes
    }

    private func name(of screen: ScreenID) -> String {
        program[screen].name.value
    }

    func abandonments() -> [Finding] {
        analysis.abandonments.compactMap { fact in
            // Of what the user leaves alone `unhandled-dismissal` speaks.
            let others = fact.causes.filter { $0 != .back && $0 != .swipeDown }
            guard !others.isEmpty else { return nil }
            let flow = program[fact.flow].name
            var causes: [String] = []
            for cause in others.map(words) where !causes.contains(cause) { causes.append(cause) }
            let shown = causes.prefix(4).map(quoted).joined(separator: ", ") + (causes.count > 4 ? ", …" : "")
            let message = "\(quoted(flow.value)) may be cut off before it ends, and nobody hears of it: by \(shown)"
            return Finding(.abandonedResult, message, at: flow.range)
        }
    }
}
