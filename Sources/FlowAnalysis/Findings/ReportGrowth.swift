import FlowDiagnostics
import FlowGraph

/// Stacks and layers that can grow without end.
extension Report {
    mutating func growth() {
        // A step that lets the stacks of several flows grow is named once.
        var places: Set<SourceRange> = []
        for fact in analysis.stacks {
            guard let growth = fact.growth, places.insert(growth.range).inserted else { continue }
            let message = "the stack of \(quoted(program[fact.flow].name.value)) can grow without end: \(again(growth))"
            let mend = "write 'replace' where the screen shows another of its kind, or 'popTo' with 'else: push' where it comes back to one"
            report(growth, .unboundedStack, message, mend)
        }
        for growth in analysis.modalGrowths {
            let mend = "dismiss before presenting again, or push what is to stand over itself"
            report(growth, .unboundedModals, "layers can be presented over each other without end: \(again(growth))", mend)
        }
    }

    private mutating func report(_ growth: Growth, _ rule: Rule, _ message: String, _ mend: String) {
        report(rule, message, at: growth.range, suggestions: [Suggestion(mend, at: growth.range)], growth.replay)
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
