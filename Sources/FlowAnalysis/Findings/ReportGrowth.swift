import FlowDiagnostics
import FlowGraph

/// Stacks and layers that can grow without end.
extension Report {
    func stackGrowth() -> [Finding] {
        // A step that lets the stacks of several flows grow is named once.
        var places: Set<SourceRange> = []
        return analysis.stacks.compactMap { fact -> Finding? in
            guard let growth = fact.growth, places.insert(growth.range).inserted else { return nil }
            let message = "the stack of \(quoted(program[fact.flow].name.value)) can grow without end: \(again(growth))"
            let mend = "write 'replace' where the screen shows another of its kind, or 'popTo' with 'else: push' where it comes back to one"
            return finding(growth, .unboundedStack, message, mend)
        }
    }

    func layerGrowth() -> [Finding] {
        analysis.modalGrowths.map { growth in
            let mend = "dismiss before presenting again, or push what is to stand over itself"
            return finding(growth, .unboundedModals, "layers can be presented over each other without end: \(again(growth))", mend)
        }
    }

    private func finding(_ growth: Growth, _ rule: Rule, _ message: String, _ mend: String) -> Finding {
        Finding(rule, message, at: growth.range, suggestions: [Suggestion(mend, at: growth.range)], by: .run(growth.replay))
    }

    private func again(_ growth: Growth) -> String {
        growth.cycle.map { quoted(words(for: $0)) }.joined(separator: ", ")
            + (growth.cycle.count == 1 ? " can be repeated" : " can be repeated in turn")
    }

    /// What is done, in a few words.
    func words(for occasion: Occasion) -> String {
        switch occasion {
        case .transition(let transition, _): program[transition].name.value
        case .back: "back"
        case .swipeDown: "swipe down"
        case .tap(let flow, let tab): "tap \(program[flow].tabs[tab].name.value)"
        case .entry(let index): analysis.machine.entries[index].name
        }
    }
}
