import FlowSpec

/// What the names in a list of steps mean, and what may stand in it.
struct Scope {
    /// The flow whose steps these are.
    let flow: FlowID
    /// The screen that takes them; nil in a container's own steps and in those that every screen of
    /// the flow has.
    var screen: ScreenID?
    /// What the steps find around them.
    var surroundings = Surroundings.stack
    /// The values of the results that are being handled, the innermost last.
    var values: [ParameterTable] = []
    /// What the target that a guard holds back is given.
    var given: [String: (value: Value, type: SwiftType)] = [:]
    /// The arguments of the `take` being resolved, by name.
    var passed: [String: Passed] = [:]
    /// Whether values that aren't given are looked up among these arguments: true in the taken list
    /// itself, false in handlers inside it.
    var takesPassed = false
    /// Whether what isn't given becomes a parameter of the method; in handlers it must be given.
    var addsParameters = false
    /// Whether nothing here is animated, as in a link, so that no value is needed that says it.
    var isStill = false
    /// Whether only names of the whole program may stand here: in the `otherwise` of a flow.
    var isProgramWide = false
    /// What `finish` without a name means.
    var bareFinish = BareFinish.nothing
    /// What `resume` does, and how many results were being handled around it; nil where nothing is
    /// held back.
    var heldBack: (steps: [Step], depth: Int)?
    /// What a link does with the step, beyond what the step says.
    var continuation = Continuation()
    /// Whether the step couldn't be read whole, so that what it seems to lack may be there.
    var isPartial = false
    /// The step that has left the flow before this place in the list.
    var leaving: (range: SourceRange, keyword: StepKeyword)?
    /// The screen that the steps before this place in the list show; nil where that isn't certain.
    var shown: ScreenID?
    /// Whether the end of the list is the end of all that happens.
    var isTail = true

    /// What steps find around them.
    enum Surroundings {
        /// A navigation stack may be there.
        case stack
        /// A bare screen of a flow of some kind: certainly no stack.
        case bare(FlowShape)
        /// A container's own steps: they work on whatever is on top, where the container's screens
        /// can't stand.
        case container
    }

    /// An argument of `take`.
    struct Passed {
        let argument: ArgumentDeclaration
        /// What a `$name` means where it is written; nil for a literal, and for a parameter of the
        /// method.
        let found: (value: Value, type: SwiftType)?
        /// The number of the `take`.
        let take: Int
        /// Whether it hides all other values of the name, as it does in named steps. In a
        /// transition it stands for a parameter of that transition's method.
        let isInnermost: Bool
        /// Whether a nearer result has a value of the same name, which hides it.
        var isHidden = false

        /// The method's parameter that it stands for; a '$' stands for that of the same name.
        var methodParameter: String? {
            switch argument.value {
            case .name(let name): found == nil ? name : nil
            case .asked: argument.name.value
            case .literal: nil
            }
        }
    }

    /// What a link does with a step that it takes over from a transition.
    struct Continuation {
        /// What stands above the first screen of the flow that the step starts.
        var stack: [Use] = []
        /// What follows the step, which a guard holds back with it.
        var steps: [Step] = []
    }

    /// What `finish` without a name means.
    enum BareFinish {
        case transition(Located<String>)
        /// A child's result is passed on.
        case childResult(Located<String>, ParameterTable)
        /// In a handler it must be named.
        case handler(Located<String>)
        case nothing
    }

    /// The scope of what happens when something ends or answers with a result.
    func handling(_ name: Located<String>, _ values: ParameterTable) -> Scope {
        var scope = self
        scope.values.append(values)
        scope.given = given.filter { name, given in
            // Nearer values come first, and those of the same name can't be reached past them.
            if case .result(let passed) = given.value, values[passed] != nil { false } else { values[name] == nil }
        }
        scope.passed = passed.filter { name, passed in !passed.isInnermost || values[name] == nil }
        for case (let name, let passed) in scope.passed {
            if case .result(let hidden)? = passed.found?.value, values[hidden] != nil { scope.passed[name]?.isHidden = true }
        }
        scope.takesPassed = false
        scope.addsParameters = false
        scope.isStill = false
        scope.bareFinish = .handler(name)
        scope.continuation = Continuation()
        return scope
    }

    /// The scope of what is done at an alert's button or an app's answer: it may go on below what
    /// was presented, not in a tab that was left.
    var answered: Scope {
        var scope = self
        scope.leaving = leaving?.keyword == .select ? leaving : nil
        scope.isTail = true
        scope.isStill = false
        return scope
    }

    /// The scope of a list of its own.
    var apart: Scope {
        var scope = self
        scope.leaving = nil
        scope.shown = nil
        scope.isTail = true
        scope.continuation = Continuation()
        return scope
    }
}

extension Linker {
    /// The value of a name, from the inside out; not those of the method.
    mutating func find(_ name: String, in scope: Scope) -> (value: Value, type: SwiftType)? {
        if let given = scope.given[name] {
            return given
        }
        for table in scope.values.reversed() {
            if let parameter = table[name] {
                return (.result(name), parameter.type)
            }
        }
        if let screen = scope.screen, let parameter = screenTables[screen.index][name] {
            return (.screen(name), parameter.type)
        }
        if let parameter = drafts[scope.flow.index].parameters[name] {
            usage.flowParameters.insert(Usage.FlowParameter(flow: scope.flow, name: name))
            return (.flow(name), parameter.type)
        }
        return nil
    }

    /// The value of `$name` for a parameter; the range is that of the whole, with the `$`.
    mutating func value(_ name: Located<String>, for taker: MethodDraft.Taker, in scope: Scope) -> Value? {
        let passed = scope.passed[name.value]
        if let passed, passed.isInnermost { return value(of: passed, name, for: taker, in: scope) }
        if let found = find(name.value, in: scope) {
            check(found.type, of: name, for: taker)
            return found.value
        }
        if let passed { return value(of: passed, name, for: taker, in: scope) }
        guard method != nil else {
            reportOutOfScope(name, in: scope)
            return nil
        }
        return pendingValue(name, for: taker, in: scope)
    }

    /// A parameter of the method. Which ones it has is known when all its steps are.
    mutating func pendingValue(_ name: Located<String>, for taker: MethodDraft.Taker, in scope: Scope) -> Value {
        method?.pending.append(MethodDraft.Pending(name: name, taker: taker, scope: scope, occasion: occasion))
        return .method(name.value)
    }

    /// Reports a value whose type its taker evidently doesn't take.
    mutating func check(_ type: SwiftType, of name: Located<String>, for taker: MethodDraft.Taker) {
        guard let expected = taker.type, names.types.isEvidentlyUnfit(type, for: expected) || taker.isExact && type != expected else {
            return
        }
        let message = "\(quoted("$\(name.value)")) is \(quoted(type.description)), and \(taker.title) takes \(quoted(expected.description))"
        let notes = taker.range.map { [Diagnostic.Note("\(taker.title) is declared here", at: $0)] } ?? []
        report(.argumentType, message, at: name.range, notes: notes)
    }

    /// Reports a `$name` that nothing around it has, and says what there is.
    mutating func reportOutOfScope(_ name: Located<String>, in scope: Scope) {
        let tables = scope.values + (scope.screen.map { [screenTables[$0.index]] } ?? []) + [drafts[scope.flow.index].parameters]
        guard !tables.contains(where: \.isPartial) else {
            return
        }
        guard comparisons > 0 else {
            return report(.unknownTarget, "\(quoted("$\(name.value)")) isn't in scope", at: name.range)
        }
        let known = namesInScope(scope)
        let shown = known.prefix(8).map { quoted("$\($0)") } + (known.count > 8 ? ["…"] : [])
        let what = known.isEmpty ? "nothing is in scope here" : "in scope here: \(shown.joined(separator: ", "))"
        var proposal = proposal(for: "$\(name.value)", among: .names(known.map { "$\($0)" }))
        if proposal.isEmpty, scope.addsParameters, method?.original == nil {
            proposal = "; '$' alone makes a parameter of the method"
        }
        report(.unknownTarget, "\(quoted("$\(name.value)")) isn't in scope; \(what)\(proposal)", at: name.range)
    }

    private func namesInScope(_ scope: Scope) -> [String] {
        var seen: Set<String> = []
        var all = scope.passed.keys.sorted() + scope.given.keys.sorted()
        all += scope.values.reversed().flatMap { $0.all.map(\.name.value) }
        all += scope.screen.map { screenTables[$0.index].all.map(\.name.value) } ?? []
        all += drafts[scope.flow.index].parameters.all.map(\.name.value)
        all += method?.all.map(\.name) ?? []
        return all.filter { seen.insert($0).inserted }
    }
}
