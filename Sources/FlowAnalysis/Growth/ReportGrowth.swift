import FlowGraph
import FlowSpec

/// Findings about stacks and layers that grow endlessly.
extension Report {
    func stackGrowth() -> [Finding] {
        let growths = analysis.stackGrowths(suppressing: suppressions)
        let fix =
            "use 'replace' to show another item in place, 'popTo' with 'else: push' to return to the existing screen, or "
            + "'recursive: true' on the pushed screens if users should go back through all of them"
        return findings(growths, .unboundedStack, { _ in fix }) { "\(stacks($0.compactMap(\.flow))) can grow without limit" }
            + uselessRecursion(recurring: growths.recurring)
    }

    /// Recursive flows and screens that no loop pushes. A screen that is like another one can have
    /// the key from there.
    private func uselessRecursion(recurring: Set<ScreenID>) -> [Finding] {
        let recurring = Set(recurring.flatMap { [$0, program[$0].like ?? $0] })
        func finding(_ pushed: String, at range: SourceRange) -> Finding {
            Finding(.unusedSuppression, "'recursive' has no effect: no loop pushes \(pushed); remove it", at: range, verdict: .proved)
        }
        return program.flows.flatMap { flow -> [Finding] in
            guard !flow.isRecursive else {
                let isUseless = recurring.isDisjoint(with: flow.screens)
                return isUseless ? [finding("a screen of \(quoted(flow.name.value))", at: flow.name.range)] : []
            }
            return flow.screens.map { ($0, program[$0]) }
                .filter { $1.attributes.isRecursive && !recurring.contains($0) }
                .filter { !($1.like.map { program[$0].attributes.isRecursive } ?? false) }
                .map { finding(quoted($1.name.value), at: $1.name.range) }
        }
    }

    /// The stacks of flows. Names at most four flows.
    private func stacks(_ flows: [FlowID]) -> String {
        let names = flows.map { program[$0].name.value }
        switch names.count {
        case 0: return "a stack"
        case 1: return "the stack of \(quoted(names[0]))"
        case 2...4: return "the stacks of \(quotedList(names, last: "and"))"
        default: return "the stacks of \(names.prefix(3).map(quoted).joined(separator: ", ")) and \(names.count - 3) other flows"
        }
    }

    func layerGrowth() -> [Finding] {
        findings(analysis.layerGrowths(suppressing: suppressions), .unboundedModals, fixOfLayers) { _ in
            "modals can be presented over each other without limit"
        }
    }

    private func fixOfLayers(_ growth: Growth) -> String {
        let links = growth.cycle.compactMap { if case .link(let link) = $0 { program[link] } else { nil } }
        guard let first = links.first else { return "dismiss before you present again, or push instead" }
        let name = quoted(first.name.value)
        return first.isTransition
            ? "add 'dismissAll' before the other steps of \(name), so the modals don't pile up"
            : "remove 'whenModal: over' from \(name), so \(name) dismisses the modals first"
    }

    /// The findings, one for each loop: it can make several stacks grow.
    private func findings(_ growths: Growths, _ rule: Rule, _ fix: (Growth) -> String, _ message: ([Growth]) -> String) -> [Finding] {
        struct Loop: Hashable {
            var range: SourceRange
            var steps: String
        }
        var numbers: [Loop: Int] = [:]
        var loops: [[Growth]] = []
        for growth in growths.found {
            let loop = Loop(range: growth.range, steps: steps(of: growth))
            guard let number = numbers[loop] else {
                numbers[loop] = loops.count
                loops.append([growth])
                continue
            }
            if !loops[number].contains(where: { $0.flow == growth.flow }) { loops[number].append(growth) }
        }
        // A suppressed loop needs no run: its finding only shows that the suppression is used.
        return growths.suppressed.map { Finding(rule, "the steps can be repeated without limit", at: $0) }
            + loops.map { growths in
                let growth = growths[0]
                var finding = Finding(
                    rule, "\(message(growths)): \(again(growth))", at: growth.range,
                    suggestions: [Suggestion(fix(growth), at: growth.range)],
                    by: .run(growth.replay))
                finding.diagnostic.causes = growth.causes
                return finding
            }
    }

    private func steps(of growth: Growth) -> String { growth.cycle.map { quoted(words(for: $0)) }.joined(separator: ", ") }

    private func again(_ growth: Growth) -> String {
        "users can repeat \(steps(of: growth))" + (growth.cycle.count == 1 ? "" : " in turn")
            + (growth.others == 0 ? "" : "; \(growth.others) more \(growth.others == 1 ? "step is" : "steps are") part of such loops")
    }

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
