import FlowSpec

/// The meaning of names in a list of steps, and the steps allowed in it.
struct Scope {
    /// The flow that the steps belong to.
    let flow: FlowID
    /// The screen that performs the steps; `nil` if a container or every screen of a flow does.
    var screen: ScreenID?
    var surroundings = Surroundings.stack
    /// The values of the results that are being handled, the innermost last.
    var values: [ParameterTable] = []
    /// The arguments of the target that a guard postpones.
    var given: [String: (value: Value, type: SwiftType)] = [:]
    /// The arguments of the `take` being resolved, by name.
    var passed: [String: Passed] = [:]
    /// True if missing values can come from these arguments, which nested handlers don't permit.
    var takesPassed = false
    /// True if missing arguments become parameters of the method, which handlers don't permit.
    var addsParameters = false
    /// True if nothing is animated, as in a link, so values for `animated` aren't needed.
    var isStill = false
    /// True if only names of the whole program are allowed, as in the `otherwise` of a flow.
    var isProgramWide = false
    /// The result of `finish` without a name.
    var bareFinish = BareFinish.nothing
    /// The steps for `resume`, and the number of results handled around it; `nil` outside
    /// `otherwise`.
    var blocked: (steps: [Step], depth: Int)?
    /// A link's additions to the step.
    var continuation = Continuation()
    /// True if the step is partly unreadable, so apparently missing parts might exist.
    var isPartial = false
    /// True for the steps in place of a `restart`.
    var isRestarting = false
    /// The previous step of the list that has left the flow.
    var leaving: (range: SourceRange, keyword: StepKeyword)?
    /// The screen that the previous steps show; `nil` if uncertain.
    var shown: ScreenID?
    /// True if nothing follows the list.
    var isTail = true

    /// The surroundings of the steps.
    enum Surroundings {
        /// There can be a navigation stack.
        case stack
        /// A bare screen of a flow of this kind, so there is no stack.
        case bare(FlowShape)
        /// A container's own steps, which act on the top screen. Its own screens can't be on
        /// stacks.
        case container
    }

    /// An argument of `take`.
    struct Passed {
        let argument: ArgumentDeclaration
        /// The value of a `$name` in its original scope; `nil` for literals and method parameters.
        let found: (value: Value, type: SwiftType)?
        /// The index of the `take`.
        let take: Int
        /// True if it hides all other values of that name, as in reusable steps. In a transition,
        /// it represents a parameter of that transition's method.
        let isInnermost: Bool
        /// True if a nearer result has a value of that name, which hides it.
        var isHidden = false

        /// The method parameter that it represents. A `$` represents the parameter with its name.
        var methodParameter: String? {
            switch argument.value {
            case .name(let name): found == nil ? name : nil
            case .asked: argument.name.value
            case .literal: nil
            }
        }
    }

    /// A link's additions to a step that it copies from a transition.
    struct Continuation {
        /// The screens above the first screen of the flow that the step starts.
        var stack: [Use] = []
        /// The steps after the step, which a guard also postpones.
        var steps: [Step] = []
    }

    /// The result of `finish` without a name.
    enum BareFinish {
        case transition(Located<String>)
        /// The child's result, which is passed on.
        case childResult(Located<String>, ParameterTable)
        /// None: in a handler, the name is required.
        case handler(Located<String>)
        case nothing
    }

    /// The scope of a handler for a result or answer.
    func handling(_ name: Located<String>, _ values: ParameterTable) -> Scope {
        var scope = self
        scope.values.append(values)
        scope.given = given.filter { name, given in
            // Nearer values hide others of the same name.
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

    /// The scope of an alert's button or the app's answer. Its steps can continue below a presented
    /// layer, but not in a tab that was left.
    var answered: Scope {
        var scope = self
        scope.leaving = leaving?.keyword == .select ? leaving : nil
        scope.isTail = true
        scope.isStill = false
        return scope
    }

    /// The scope of an independent list.
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
    /// Finds the value of a name, from the inside out, without parameters of the method.
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

    /// Resolves `$name` for a parameter. The range includes the `$`.
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

    /// A parameter of the method, to be checked when all steps are resolved.
    mutating func pendingValue(_ name: Located<String>, for taker: MethodDraft.Taker, in scope: Scope) -> Value {
        method?.pending.append(MethodDraft.Pending(name: name, taker: taker, scope: scope, occasion: occasion))
        return .method(name.value)
    }

    /// Reports a value whose type evidently doesn't fit.
    mutating func check(_ type: SwiftType, of name: Located<String>, for taker: MethodDraft.Taker) {
        guard let expected = taker.type, names.types.isEvidentlyUnfit(type, for: expected) || taker.isExact && type != expected else {
            return
        }
        let message = "\(quoted("$\(name.value)")) is \(quoted(type.description)), but \(taker.title) needs \(quoted(expected.description))"
        let notes = taker.range.map { [Diagnostic.Note("\(taker.title) is declared here", at: $0)] } ?? []
        report(.argumentType, message, at: name.range, notes: notes)
    }

    /// Reports a `$name` that isn't in scope, and lists the names that are.
    mutating func reportOutOfScope(_ name: Located<String>, in scope: Scope) {
        let tables = scope.values + (scope.screen.map { [screenTables[$0.index]] } ?? []) + [drafts[scope.flow.index].parameters]
        guard !tables.contains(where: \.isPartial) else {
            return
        }
        guard comparisons > 0 else {
            return report(.unknownTarget, "\(quoted("$\(name.value)")) isn't in scope", at: name.range)
        }
        let known = (namesOfValues(in: scope) + (method?.all.map(\.name) ?? [])).distinct
        let shown = known.prefix(8).map { quoted("$\($0)") } + (known.count > 8 ? ["…"] : [])
        let what = known.isEmpty ? "no values are in scope" : "in scope: \(shown.joined(separator: ", "))"
        var proposal = proposal(for: "$\(name.value)", among: .names(known.map { "$\($0)" }))
        if proposal.isEmpty, scope.addsParameters, method?.original == nil {
            proposal = "; write '$' alone to add a parameter to the method"
        }
        report(.unknownTarget, "\(quoted("$\(name.value)")) isn't in scope; \(what)\(proposal)", at: name.range)
    }

    /// The names of values in scope, from the inside out, without parameters of the method.
    func namesOfValues(in scope: Scope) -> [String] {
        var all = scope.passed.keys.sorted() + scope.given.keys.sorted()
        all += scope.values.reversed().flatMap { $0.all.map(\.name.value) }
        all += scope.screen.map { screenTables[$0.index].all.map(\.name.value) } ?? []
        return all + drafts[scope.flow.index].parameters.all.map(\.name.value)
    }

    /// True if `$name` has a value.
    mutating func isInScope(_ name: String, _ scope: Scope) -> Bool {
        scope.passed[name] != nil || method?[name] != nil || find(name, in: scope) != nil
    }
}
