import FlowGraph
import FlowSpec
import PushdownSystems

/// Findings about states from which a screen can't be reached, or not with few enough actions.
extension Report {
    func traps() -> [Finding] {
        let reaches = analysis.reaches
        return program.invariants.compactMap { invariant -> Finding? in
            guard case .reach(let reach) = invariant.form else { return nil }
            let start = reach.from.map { quoted(program[$0].name.value) }
            let within =
                (reach.excludesGestures ? " without gestures" : "") + (reach.within.map { " with at most \(count($0, "action"))" } ?? "")
            let must = "\(quoted(program[reach.screen].name.value)) must be reachable from \(start ?? "everywhere")\(within)"
            switch reaches[reach] {
            case .always where reach.from.map { !isEverOnTop($0) } ?? false:
                let message = "invariant \(quoted(invariant.name.value)) has no effect: \(start ?? "") is never on top"
                return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
            case .always, nil: return nil
            case .trapped(let trap): return finding(trap, must, at: invariant.name.range)
            case .unknown:
                let rule = reach.within == nil ? Rule.trap : .tooFar
                return Finding(rule, "\(must), but the app has more stacks than flowgen checks", at: invariant.name.range, by: .run(nil))
            }
        }
    }

    /// Findings about screens that users lose when the window becomes narrow or wide.
    func losses() -> [Finding] {
        program.invariants.flatMap { invariant -> [Finding] in
            guard case .folds(let exceptions) = invariant.form else { return [] }
            let (nearest, lost) = analysis.folding(except: exceptions)
            let unneeded = exceptions.filter { if case .always = analysis.losses[$0] ?? .always { true } else { false } }.map {
                let message = "\(quoted(program[$0].name.value)) needs no exception: both widths lead to it from the same states"
                return Finding(.vacuousInvariant, message, at: invariant.name.range, verdict: .proved)
            }
            switch nearest {
            case .always: return unneeded
            case .trapped(let trap):
                let must = "\(quoted(program[trap.reach.screen].name.value)) must be reachable at both widths"
                var finding = finding(trap, must, at: invariant.name.range)
                let others = lost.filter { $0 != trap.reach.screen }.map { quoted(program[$0].name.value) }
                if !others.isEmpty {
                    let note = "users also lose \(count(others.count, "other screen")): \(others.joined(separator: ", "))"
                    finding.diagnostic.notes.append(Diagnostic.Note(note, at: invariant.name.range))
                }
                return unneeded + [finding]
            case .unknown:
                let message = "both widths must lead to the same screens, but the app has more stacks than flowgen checks"
                return unneeded + [Finding(.trap, message, at: invariant.name.range, by: .run(nil))]
            }
        }
    }

    private func finding(_ trap: TrapFact, _ must: String, at range: SourceRange) -> Finding {
        let top = quoted(program[trap.top].name.value)
        let on = trap.isOfWidth ? trap.width.map { " in \($0.name)" } ?? "" : ""
        let run = trap.isCertain ? analysis.replay(trap) : nil
        let (way, isNone) = trap.reach.within == nil ? (nil, true) : run.map { analysis.way(after: $0, to: trap) } ?? (nil, false)
        if isNone {
            return Finding(.trap, "\(must), but users can't always reach it from \(top)\(on)", at: range, by: .run(run))
        }
        let number = way.map { "\($0.steps.count)" } ?? "more"
        let message = "\(must), but users \(run == nil ? "might need" : "need") \(number) from \(top)\(on)"
        var finding = Finding(.tooFar, message, at: range, by: .run(run))
        if let way {
            let steps = way.actionTexts(in: program).joined(separator: "; ")
            finding.diagnostic.notes.append(Diagnostic.Note("the shortest path from there is: \(steps)", at: range))
        }
        return finding
    }

    private func isEverOnTop(_ screen: ScreenID) -> Bool {
        analysis.system.tops(of: screen).contains { analysis.distances.start[$0] != Distances.unknown }
    }

    /// The starts that a `reach` invariant doesn't cover.
    func unaskedStarts() -> [Finding] {
        let system = analysis.system
        guard system.automaton.bottoms.count > 1 else { return [] }
        return program.invariants.flatMap { invariant -> [Finding] in
            guard case .reach(let reach) = invariant.form else { return [] }
            let asked = system.bottoms(below: system.tops(of: reach.screen))
            guard !asked.isEmpty else { return [] }
            let starts = reach.from.map { system.bottoms(below: system.tops(of: $0)) } ?? Set(system.automaton.bottoms)
            return system.automaton.bottoms.filter { starts.contains($0) && !asked.contains($0) }.compactMap { bottom in
                guard let origin = system.automaton.nodes[bottom].procedure.flatMap(system.origin) else { return nil }
                let (name, start) = (quoted(program[reach.screen].name.value), quoted(program.name(of: origin)))
                let from = reach.from.map { quoted(program[$0].name.value) } ?? "everywhere"
                let message =
                    "\(name) must be reachable from \(from), but isn't checked from \(start): no path leads from \(start) to \(name)"
                return Finding(.reachNotAsked, message, at: invariant.name.range)
            }
        }
    }
}
