import FlowGraph
import FlowSpec

/// A path to a screen that bypasses guards asked elsewhere.
struct GuardBypass {
    /// The clauses that are false on the path; each of them protects the screen.
    var clauses: [Clause]
    var screen: ScreenID
    /// The run; `nil` if the machine can't perform it.
    var run: Replay?
}

/// Finds paths that bypass guards. A guard protects the screens that users can reach without links,
/// but not while the guard always refuses (``NamedScreens``).
struct GuardBypassSearch {
    private let program: Program
    private let byHand: Analysis
    private let clauses: [Clause]
    /// The clauses that only an `else` asks for, beside steps in the other branch. Both branches
    /// are intended, so a step without the question hasn't forgotten it.
    private let ofElse: Set<Clause>
    /// The screens that users can reach without links.
    private let screens: [ScreenID]
    /// The screens that each clause protects, by the clause's index.
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

    func protects(_ clause: Clause) -> Bool {
        clauses.firstIndex(of: clause).map { !protected[$0].isEmpty } ?? false
    }

    private func bypass(of clause: Clause, _ screen: ScreenID, _ run: Replay) -> GuardBypass {
        GuardBypass(clauses: [clause], screen: screen, run: run.repeated(on: Machine(program), where: clause.isRefused))
    }

    // MARK: Links

    /// Returns the links and global transitions that bypass a clause, each with the nearest screen
    /// that the clause protects from users.
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
                    // A finding about one answer covers combinations of it with other answers.
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
        // Repeats without the links that were found before.
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

    /// Returns each step that alone shows a target without a clause, although several other steps
    /// ask it and it protects a screen; with the steps that ask it.
    mutating func steps() -> [(step: Step, asking: [Step], bypass: GuardBypass)] {
        var found: [(step: Step, asking: [Step], bypass: GuardBypass)] = []
        // Many targets can have the same clause.
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

    /// The steps that show each screen and flow, in the order of the steps. Steps that `like`
    /// copies to several screens count once.
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

    /// Returns the screens on which the owner of a step can be used.
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
    /// The clauses that conditions ask before steps run, each once: first of the flows' starts,
    /// then of the steps. The last are clauses that only an `else` asks for, beside steps in the
    /// other branch. The steps of `otherwise` aren't protected from users who pass.
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
    /// Returns the run with its links renumbered.
    fileprivate func numbering(links: [LinkID]) -> Replay {
        var replay = self
        for index in steps.indices {
            if case .link(let link) = steps[index].move { replay.steps[index].move = .link(links[link.index]) }
        }
        return replay
    }

    /// True if the run has no answer that makes a clause true.
    fileprivate func refuses(_ clause: Clause) -> Bool { ([startChoices] + steps.map(\.choices)).allSatisfy(clause.isRefused) }

    /// Repeats the run on a machine that asks more guards, with allowed answers only; `nil` if the
    /// machine can't perform it.
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
    /// True if none of the choices is an answer of the clause.
    func isRefused(by choices: [Choice]) -> Bool {
        !choices.contains { choice in
            if case .asked(let asked, let holds) = choice { answers.contains(GuardAnswer(asked: asked, holds: holds)) } else { false }
        }
    }
}
