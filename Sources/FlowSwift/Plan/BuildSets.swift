import FlowGraph
import FlowSpec

/// The transitions of sets with one implementation: an extension of the set's routing protocol.
/// They use nothing of one flow.
struct SharedSets {
    /// For each set, one transition with each implementation.
    private var first: [Int: [TransitionID]] = [:]
    /// The sets that a flow shares with others.
    private(set) var ofFlow: [FlowID: [Int]] = [:]
    private var all: Set<TransitionID> = []

    /// Nothing is shared.
    init() {}

    init(with builder: OutputBuilder) {
        let program = builder.program
        var texts: [Int: [String: String]] = [:]
        for id in program.transitionsOfSets {
            guard let set = program[id].set, let text = builder.sharedText(of: id, ofSet: set) else { continue }
            let name = program[id].name.value
            if texts[set]?[name] == nil {
                texts[set, default: [:]][name] = text
                first[set, default: []].append(id)
            }
            guard texts[set]?[name] == text else { continue }
            all.insert(id)
            let flow = program.flow(of: program[id].owner)
            if ofFlow[flow]?.contains(set) != true { ofFlow[flow, default: []].append(set) }
        }
    }

    /// True if an extension implements a transition.
    func contains(_ transition: TransitionID) -> Bool { all.contains(transition) }

    /// One transition for each implementation of a set.
    func shared(of set: Int) -> [TransitionID] { first[set] ?? [] }
}

extension OutputBuilder {
    /// The output for a set of transitions that is in use.
    func set(_ index: Int) -> SetOutput {
        let set = program.sets[index]
        let ofUsers = program.transitionsOfSets.filter { program[$0].set == index }
        let all = ofUsers.filter { program[$0].owner == program[ofUsers[0]].owner }
        let (names, requirements) = (names(ofSet: index), requirements(ofSet: index))
        let shared = all.compactMap { own in sets.shared(of: index).first { program[$0].name.value == program[own].name.value } }
        let references = shared.flatMap { id in program.references(in: program[id].steps).map(\.flow) }
        return SetOutput(
            name: set, routing: names.routing, transitions: all.map(transition), shared: shared.map(transition),
            flow: requirements.isEmpty ? nil : names.flow, requirements: requirements,
            modules: Set(references.compactMap { program.modules.others[program[$0].source] }),
            summary: { [program] in FlowSwift.summary(of: program[$0.id].steps, in: program) },
            steps: { [self] in sharedSteps(of: $0) })
    }

    /// The protocols of the sets that transitions come from.
    func routings(ofSetsOf transitions: [TransitionID]) -> [String] {
        sets(of: transitions).map { names(ofSet: $0).routing }
    }

    /// The sets that a flow and its screens use.
    func setsInUse(by flow: Flow) -> [Int] {
        sets(of: flow.transitions + flow.screens.flatMap { program[$0].transitions })
    }

    /// The names of a set's protocols: of its routers and of its coordinators.
    func names(ofSet set: Int) -> (routing: String, flow: String) {
        let name = program.sets[set]
        let names = appNames(of: program.modules.others[name.range.source])
        return (names.routing(ofSet: name.value), names.flow(ofSet: name.value))
    }

    private func sets(of transitions: [TransitionID]) -> [Int] {
        transitions.compactMap { program[$0].set }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The protocols that a flow's coordinator conforms to for its sets.
    func setFlows(of id: FlowID) -> [SetFlowOutput] {
        (sets.ofFlow[id] ?? []).compactMap { set in
            let requirements = requirements(ofSet: set)
            guard !requirements.isEmpty else { return nil }
            return SetFlowOutput(name: names(ofSet: set).flow, screens: requirements.first { !$0.isUsual })
        }
    }

    /// The members of coordinators that a set's shared steps use. The factory has its own name if
    /// it has another type than in a coordinator.
    private func requirements(ofSet set: Int) -> [SetMemberOutput] {
        let scan = FlowScan(sets.shared(of: set).flatMap { program[$0].steps }, in: program)
        let dependencies = needs.dependencies(of: scan)
        return Dependency.allCases.filter(dependencies.contains).map { kind in
            let type =
                switch kind {
                case .screens: "any " + factories(from: scan.createdLater).joined(separator: " & ")
                case .effects: "any " + effectsName(of: nil)
                case .guards: "any " + guardsName(of: nil)
                }
            return SetMemberOutput(kind: kind, name: kind == .screens ? screensName(ofSet: set, type) : kind.rawValue, type: type)
        }
    }

    private func screensName(ofSet set: Int, _ type: String) -> String {
        let isSame = sets.ofFlow.filter { $0.value.contains(set) }.keys.allSatisfy { flow in
            self.dependencies(of: flow).first { $0.kind == .screens }?.type == type
        }
        return isSame ? "screens" : program.sets[set].value + "Screens"
    }

    // MARK: - Steps

    /// The shared steps of a set's transition, in terms of any flow that uses the set.
    private func sharedSteps(of transition: TransitionOutput) -> ClosureOutput? {
        let steps = program[transition.id].steps
        guard !program.doesNothing(steps) else { return nil }
        let locals = Scope.Locals(avoiding: transition.parameters.map(\.name) + program.valueNames(in: steps, transition.uses))
        var scope = scope(of: program.flow(of: program[transition.id].owner), locals)
        scope.owner = "Owner"
        if let set = transition.set, let member = requirements(ofSet: set).first(where: { !$0.isUsual }) { scope.screens = member.name }
        return StepBuilder(builder: withoutSharedSteps).closure(steps, transition.uses, scope.inClosure())
    }

    /// The text of a transition that can be shared; nil if it uses something of its flow.
    fileprivate func sharedText(of id: TransitionID, ofSet set: Int) -> String? {
        let flow = program.flow(of: program[id].owner)
        guard isOwn(flow), program.modules.isOwn(program.sets[set].range.source), program.areIndependent(program[id].steps, of: flow) else {
            return nil
        }
        let steps = sharedSteps(of: transition(id))
        return Printer.text { printer in if let steps { printer.closure("", steps, "") } }
    }
}

extension Program {
    /// The transitions that come from sets. Transitions of screens with `like` can differ, so they
    /// are last.
    fileprivate var transitionsOfSets: [TransitionID] {
        let all = transitions.indices.map(TransitionID.init(index:)).filter { self[$0].set != nil }
        func isCopy(_ id: TransitionID) -> Bool {
            if case .screen(let screen) = self[id].owner { self[screen].like != nil } else { false }
        }
        return all.filter { !isCopy($0) } + all.filter(isCopy)
    }

    /// True if the Swift of steps doesn't depend on their flow: they show, find and pass on nothing
    /// of it, and aren't saved at one of its sites.
    fileprivate func areIndependent(_ steps: [Step], of flow: FlowID) -> Bool {
        guard !(self[flow].savesState && isBoundToPlace(steps)) else { return false }
        for value in Uses(of: steps, in: self).values {
            switch value {
            case .flow, .screen: return false
            case .method, .result, .literal: continue
            }
        }
        var isIndependent = true
        walk(steps) { action in
            for operand in action.operands {
                switch operand {
                case .use(let use): if case .screen = use.target { isIndependent = false }
                case .stack, .screen, .fallback(.push), .child(_, _, _?): isIndependent = false
                case .result(let owner, _): if owner == flow { isIndependent = false }
                case .effect(let effect, _): if self[effect].screen != nil { isIndependent = false }
                case .flowSite, .site, .anchor, .count, .fallback, .tab, .child, .reset, .arguments, .alert, .answers, .choice,
                    .requirement:
                    continue
                }
            }
        }
        return isIndependent
    }
}
