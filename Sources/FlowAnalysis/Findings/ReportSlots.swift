import FlowDiagnostics
import FlowGraph

/// Screens that stand where they shouldn't, and flows that are cut off.
extension Report {
    mutating func slots() {
        for fact in analysis.duplicates {
            let message = "two \(quoted(name(of: fact.screen))) may stand on one stack, and the screen is 'unique'"
            report(.duplicateScreen, message, at: fact.range, fact.witness.replay)
        }
        for fact in analysis.noReturn {
            let message =
                "\(quoted(name(of: fact.screen))) allows no back, and the back menu of a screen above it leads to it or past it all the same"
            report(.noReturnBelow, message, at: fact.range, fact.witness.replay)
        }
        for push in analysis.pushesOverChildren {
            let (screen, child) = (quoted(name(of: push.screen)), quoted(program[push.child].name.value))
            report(
                .pushOverChild, "\(screen) may be pushed over \(child), which is still on the stack", at: push.range, push.witness.replay)
        }
    }

    private func name(of screen: ScreenID) -> String {
        program[screen].name.value
    }

    mutating func abandonments() {
        for fact in analysis.abandonments {
            // Of what the user leaves alone `unhandled-dismissal` speaks.
            let others = fact.causes.filter { $0 != .back && $0 != .swipeDown }
            guard !others.isEmpty else { continue }
            let flow = program[fact.flow].name
            var causes: [String] = []
            for cause in others.map(words) where !causes.contains(cause) { causes.append(cause) }
            let shown = causes.prefix(4).map(quoted).joined(separator: ", ") + (causes.count > 4 ? ", …" : "")
            let message = "\(quoted(flow.value)) may be cut off before it ends, and nobody hears of it: by \(shown)"
            diagnostics.add(Diagnostic(.abandonedResult, message, at: flow.range))
        }
    }
}
