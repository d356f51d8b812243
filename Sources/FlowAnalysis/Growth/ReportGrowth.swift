import FlowGraph
import FlowSpec

/// Stacks and layers that can grow without limit.
extension Report {
    func stackGrowth() -> [Finding] {
        let growths = analysis.stackGrowths(excusing: excuses)
        let mend = "write 'replace' where the screen shows another of its kind, or 'popTo' with 'else: push' where it comes back to one"
        return findings(growths, .unboundedStack, { _ in mend }) { growth in
            let stack = growth.flow.map { "the stack of \(quoted(program[$0].name.value))" } ?? "a stack"
            return "\(stack) can grow without limit"
        }
    }

    func layerGrowth() -> [Finding] {
        findings(analysis.layerGrowths(excusing: excuses), .unboundedModals, mendOfLayers) { _ in
            "layers can be presented over each other without limit"
        }
    }

    private func mendOfLayers(_ growth: Growth) -> String {
        let links = growth.cycle.compactMap { if case .link(let link) = $0 { program[link] } else { nil } }
        guard let first = links.first else { return "dismiss before presenting again, or push what is to stand over itself" }
        let dismissing = first.isTransition ? "begin with 'dismissAll'" : "leave 'whenModal: over' out, so that it dismisses"
        return "what one of them presents isn't presented over itself, but over the other's; in \(quoted(first.name.value)), \(dismissing)"
    }

    private func findings(_ growths: Growths, _ rule: Rule, _ mend: (Growth) -> String, _ message: (Growth) -> String) -> [Finding] {
        struct Text: Hashable {
            var range: SourceRange
            var message: String
        }
        var said: Set<Text> = []
        // What is excused needs no run; that it is there says that the excuse isn't in vain.
        return growths.excused.map { Finding(rule, "this is repeated without limit", at: $0) }
            + growths.found.compactMap { growth in
                let text = Text(range: growth.range, message: "\(message(growth)): \(again(growth))")
                // Loops through other stacks by the same actions are the same to a reader.
                guard said.insert(text).inserted else { return nil }
                var finding = Finding(
                    rule, text.message, at: growth.range, suggestions: [Suggestion(mend(growth), at: growth.range)], by: .run(growth.replay)
                )
                finding.diagnostic.causes = growth.causes
                return finding
            }
    }

    private func again(_ growth: Growth) -> String {
        growth.cycle.map { quoted(words(for: $0)) }.joined(separator: ", ")
            + (growth.cycle.count == 1 ? " can be repeated" : " can be repeated in turn")
            + (growth.others == 0 ? "" : "; \(growth.others) more \(growth.others == 1 ? "step is" : "steps are") part of such loops")
    }

    /// What is done, in a few words.
    func words(for occasion: Occasion) -> String {
        switch occasion {
        case .transition(let transition, _): program[transition].name.value
        case .back: "back"
        case .swipeDown: "dismissal"
        case .tap(let flow, let tab): (program[flow].isSplit ? "go to " : "tap ") + program[flow].tabs[tab].name.value
        case .link(let link): program[link].name.value
        }
    }
}
