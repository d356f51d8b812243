import FlowDiagnostics
import FlowRules

extension Linker {
    /// Warns of steps and links that show something without the guard that other ways to it ask
    /// with `if`. What `requires` a guard is never shown without it: each step that shows it asks.
    mutating func checkGuards() {
        guard !names.guards.isEmpty else { return }
        var places = GuardedPlaces(sites: sites)
        for transition in transitions { places.add(transition.steps, isLink: false) }
        for draft in drafts {
            for slot in draft.slots { places.add(slot.action, isLink: false) }
            for handler in draft.childHandlers { places.add(handler.handler.steps, isLink: false) }
        }
        for link in links { places.add(link.steps, isLink: true) }
        for bypass in places.bypasses {
            let asked = quoted(names.guards[bypass.asked.index].name.value)
            let target = quoted(name(of: bypass.target).value)
            let message =
                "\(target) is shown here without asking \(asked), which other ways to it ask; ask it here too, or write 'requires' at \(target)"
            report(.guardBypass, message, at: bypass.range, notes: [Diagnostic.Note("it is asked before this step", at: bypass.other)])
        }
    }
}

/// Where each screen and flow is shown, and what was asked before.
private struct GuardedPlaces {
    let sites: [Site]
    private var places: [Target: [Place]] = [:]
    private var order: [Target] = []
    private var seen: Set<SiteID> = []

    /// A step that shows something.
    private struct Place {
        var range: SourceRange
        var isLink: Bool
        /// The guards that certainly hold, by the choices that the step is in.
        var holding: Set<GuardID>
        /// The guards that were asked, whatever they said.
        var asked: Set<GuardID>
    }

    /// A step that doesn't ask what others ask.
    struct Bypass {
        var target: Target
        var asked: GuardID
        var range: SourceRange
        /// A step that asks.
        var other: SourceRange
    }

    init(sites: [Site]) {
        self.sites = sites
    }

    mutating func add(_ steps: [Step], isLink: Bool, holding: Set<GuardID> = [], asked: Set<GuardID> = []) {
        for step in steps {
            if case .choose(let condition, let then, let otherwise, _) = step.action {
                let all = asked.union(condition.questions.map(\.asked))
                for (steps, holds) in [(then, true), (otherwise, false)] {
                    let certain = condition.answers(where: holds).filter(\.holds).map(\.asked)
                    add(steps, isLink: isLink, holding: holding.union(certain), asked: all)
                }
                continue
            }
            for use in step.action.createdUses.flatMap({ [$0] + $0.stack }) {
                if places[use.target] == nil { order.append(use.target) }
                // What is taken over by a screen like another stands in one place.
                guard places[use.target]?.contains(where: { $0.range == step.range }) != true else { continue }
                places[use.target, default: []].append(Place(range: step.range, isLink: isLink, holding: holding, asked: asked))
            }
            for list in step.action.choices { add(list.steps, isLink: isLink, holding: holding, asked: asked) }
            // What follows the end of a flow still follows the question before its start.
            if let site = step.action.site, seen.insert(site).inserted {
                for list in sites[site.index].lists { add(list.steps, isLink: isLink, holding: [], asked: asked) }
            }
        }
    }

    /// The steps that don't ask a guard: links to what all steps ask it for, and one step where
    /// several others ask.
    var bypasses: [Bypass] {
        order.flatMap { target -> [Bypass] in
            let places = places[target] ?? []
            let guards = Set(places.flatMap(\.holding)).sorted { $0.index < $1.index }
            return guards.flatMap { asked -> [Bypass] in
                let guarded = places.filter { $0.holding.contains(asked) }
                let open = places.filter { !$0.asked.contains(asked) }
                guard let first = guarded.first, open.allSatisfy(\.isLink) || guarded.count > 1 && open.count == 1 else { return [] }
                return open.map { Bypass(target: target, asked: asked, range: $0.range, other: first.range) }
            }
        }
    }
}
