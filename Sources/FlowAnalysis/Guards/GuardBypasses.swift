import FlowGraph
import FlowSpec

/// A way to a screen past what guards ask elsewhere.
struct GuardBypass {
    /// What never holds on the way: clauses of which each protects the screen.
    var clauses: [Clause]
    /// The screen that it leads to.
    var screen: ScreenID
    /// The run; nil if the machine can't make it.
    var run: Replay?
}

/// Looks for ways past guards. What a guard protects is what users come to by hand, but by no way
/// on which the guard never consents (``NamedScreens``).
struct GuardBypassSearch {
    private let program: Program
    private let byHand: Analysis
    private let clauses: [Clause]
    /// Those of them that only an `else` asks for beside which something is done too: both ways are
    /// meant, so a step without the question isn't one that has forgotten it.
    private let ofElse: Set<Clause>
    /// The screens that users come to by hand.
    private let screens: [ScreenID]
    /// The screens of these that each clause protects, by its place.
    private let protected: [[ScreenID]]
    private var effort = Protections.mostEffort

    init(of program: Program, byHand: Analysis) {
        (self.program, self.byHand) = (program, byHand)
        (clauses, ofElse) = byHand.program.guardingClauses
        let distances = byHand.screenDistances
        screens = program.screens.indices.filter { distances[$0] != nil }.map(ScreenID.init(index:))
        var named = NamedScreens(of: byHand.program)
        protected = clauses.map { [screens] clause in
            let unnamed = named.screens(without: clause)
            return screens.filter { unnamed.contains($0.index) }
        }
    }

    /// Whether a clause protects any screen.
    func protects(_ clause: Clause) -> Bool {
        clauses.firstIndex(of: clause).map { !protected[$0].isEmpty } ?? false
    }

    private func bypass(of clause: Clause, _ screen: ScreenID, _ run: Replay) -> GuardBypass {
        GuardBypass(clauses: [clause], screen: screen, run: run.repeated(on: Machine(program), where: clause.isRefused))
    }

    // MARK: Links

    /// The links, and transitions of the app, that lead to a screen past a clause that protects it
    /// from users: each with the nearest screen.
    mutating func links() -> [(link: LinkID, bypass: GuardBypass)] {
        guard !program.links.isEmpty else { return [] }
        var named = NamedScreens(of: program)
        var found: [(link: LinkID, bypass: GuardBypass)] = []
        for (index, clause) in clauses.enumerated() {
            guard !protected[index].isEmpty else { continue }
            let unnamed = named.screens(without: clause)
            let targets = protected[index].filter { !unnamed.contains($0.index) }
            for way in links(to: targets, past: clause) {
                if let known = found.firstIndex(where: { $0.link == way.link && $0.bypass.run?.refuses(clause) ?? false }) {
                    // What one answer says needn't be said of it and another.
                    guard !found[known].bypass.clauses.contains(where: { $0.isSubset(of: clause) }) else { continue }
                    found[known].bypass.clauses.append(clause)
                } else {
                    found.append(way)
                }
            }
        }
        return found
    }

    private mutating func links(to targets: [ScreenID], past clause: Clause) -> [(link: LinkID, bypass: GuardBypass)] {
        var rest = program.answering(clause.refusals)
        var ids = rest.links.indices.map(LinkID.init(index:))
        var found: [(link: LinkID, bypass: GuardBypass)] = []
        // Each time without the links that were found before.
        while !targets.isEmpty, effort > 0 {
            let refusal = Analysis(of: rest)
            effort -= refusal.effort
            let distances = refusal.screenDistances
            let reached = targets.filter { distances[$0.index] != nil }
            guard !refusal.isCut, let nearest = reached.min(by: { distances[$0.index] ?? 0 < distances[$1.index] ?? 0 }),
                case .found(let run) = refusal.way(to: nearest),
                let link = run.steps.compactMap({ step in if case .link(let link) = step.move { link } else { nil } }).last
            else { break }
            found.append((ids[link.index], bypass(of: clause, nearest, run.numbering(links: ids))))
            rest.links.remove(at: link.index)
            ids.remove(at: link.index)
        }
        return found
    }

    // MARK: Steps

    /// The steps that alone show something without a clause that several others ask, and that
    /// protects something: each with how many others ask.
    mutating func steps() -> [(step: Step, asking: [Step], bypass: GuardBypass)] {
        var found: [(step: Step, asking: [Step], bypass: GuardBypass)] = []
        // Many targets may ask the same.
        var refusals: [Clause: Analysis] = [:]
        for (target, places) in placesOfTargets {
            var seen: Set<Clause> = []
            for clause in places.flatMap(\.met) where !ofElse.contains(clause) && seen.insert(clause).inserted {
                func asks(_ place: PlacedAction) -> Bool { place.met.contains { $0.isSubset(of: clause) } }
                let (asking, open) = (places.filter(asks), places.filter { !asks($0) })
                guard asking.count > 1, !open.isEmpty, protects(clause), effort > 0 else { continue }
                let refusal = refusals[clause] ?? Analysis(of: byHand.program.answering(clause.refusals))
                if refusals.updateValue(refusal, forKey: clause) == nil { effort -= refusal.effort }
                let distances = refusal.screenDistances
                let taken = open.filter { place in screens(of: place.owner).contains { distances[$0.index] != nil } }
                let shown = program.beginnings(of: target).filter { distances[$0.index] != nil }
                guard taken.count == 1, let step = taken[0].step,
                    let screen = shown.min(by: { distances[$0.index] ?? 0 < distances[$1.index] ?? 0 }),
                    case .found(let run) = refusal.way(to: screen)
                else { continue }
                found.append((step, asking.compactMap(\.step), bypass(of: clause, screen, run)))
            }
        }
        return found
    }

    /// The steps that show each screen and flow, in the order of the steps. What is taken over by a
    /// screen like another stands in one place.
    private var placesOfTargets: [(Target, [PlacedAction])] {
        struct Place: Hashable {
            var target: Target
            var range: SourceRange
            var taken: [TakenSteps]
        }
        var (order, places): ([Target], [Target: [PlacedAction]]) = ([], [:])
        var seen: Set<Place> = []
        for place in byHand.program.placedSteps {
            guard let step = place.step else { continue }
            for use in step.action.created where seen.insert(Place(target: use.target, range: step.range, taken: step.taken)).inserted {
                if places[use.target] == nil { order.append(use.target) }
                places[use.target, default: []].append(place)
            }
        }
        return order.map { ($0, places[$0] ?? []) }
    }

    /// The screens on which something can be done.
    private func screens(of owner: PlacedAction.Owner) -> [ScreenID] {
        switch owner {
        case .transition(let transition):
            switch program[transition].owner {
            case .screen(let screen): [screen]
            case .flow(let flow): program[flow].screens
            }
        case .result(let container, _, _), .tab(let container, _), .child(let container, _):
            program.contents(of: container).flatMap { program[$0].screens }
        case .start, .link: []
        }
    }
}

extension Program {
    /// The clauses that conditions ask before something is done, each once: in the order of the
    /// flows' starts, then of the steps, at last those that only an `else` asks for beside which
    /// something is done too. What `otherwise` does isn't protected from those who may pass.
    fileprivate var guardingClauses: ([Clause], ofElse: Set<Clause>) {
        var clauses = flows.flatMap { $0.start.choices.flatMap { $0.condition.clauses(where: true) } }
        var ofElse: [Clause] = []
        for case .choose(let condition, let then, let otherwise, let isRequirement)? in placedSteps.map(\.step?.action) {
            if !then.isEmpty { clauses += condition.clauses(where: true) }
            guard !isRequirement, !otherwise.isEmpty else { continue }
            if then.isEmpty { clauses += condition.clauses(where: false) } else { ofElse += condition.clauses(where: false) }
        }
        var seen: Set<Clause> = []
        let asked = clauses.filter { seen.insert($0).inserted }
        let others = ofElse.filter { seen.insert($0).inserted }
        return (asked + others, Set(others))
    }
}

extension Replay {
    /// The run with the numbers that its links have elsewhere.
    fileprivate func numbering(links: [LinkID]) -> Replay {
        var replay = self
        for index in steps.indices {
            if case .link(let link) = steps[index].move { replay.steps[index].move = .link(links[link.index]) }
        }
        return replay
    }

    /// Whether no guard gives an answer of a clause.
    fileprivate func refuses(_ clause: Clause) -> Bool { ([startChoices] + steps.map(\.choices)).allSatisfy(clause.isRefused) }

    /// The run as a machine makes it that asks more, but is given some answers only; nil if it
    /// can't make it.
    func repeated(on machine: Machine, where isAllowed: ([Choice]) -> Bool) -> Replay? {
        guard let beginning = machine.initialStates.first(where: { $0.state == start && isAllowed($0.choices) }) else { return nil }
        var replay = self
        (replay.startChoices, replay.steps) = (beginning.choices, [])
        for step in steps {
            let next = machine.outcomes(of: step.move, in: replay.end).first { branch in
                isAllowed(branch.choices) && Step(step.move, branch, from: replay.end).state == step.state
            }
            guard let next else { return nil }
            replay.steps.append(Step(step.move, next, from: replay.end))
        }
        return replay
    }
}

extension Clause {
    /// Whether none of its answers is among what was chosen.
    func isRefused(by choices: [Choice]) -> Bool {
        !choices.contains { choice in
            if case .asked(let asked, let holds) = choice { answers.contains(GuardAnswer(asked: asked, holds: holds)) } else { false }
        }
    }
}
