import FlowSpec

/// The values of a step's `with`, which serve all that the step makes, by name.
struct SharedArguments {
    let all: [ArgumentDeclaration]
    /// The names that something took.
    var taken: Set<String> = []
    /// The names of all parameters that could have taken one.
    var known: [String] = []
    /// Whether a parameter that isn't known may have been left out.
    var isPartial = false
    private let places: [String: Int]

    init(_ arguments: [ArgumentDeclaration]) {
        all = arguments
        places = Dictionary(arguments.enumerated().map { ($0.element.name.value, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> ArgumentDeclaration? {
        places[name].map { all[$0] }
    }
}

/// What is made with arguments, as messages say it.
struct ArgumentTaker {
    /// What the message about a missing argument begins with, up to `nothing gives`. Few ask.
    var lead: () -> String
    /// Where it is named.
    var range: SourceRange
    /// The parameters that needn't be given, since something else gives them; a step then says only
    /// what it gives.
    var givenElsewhere: ParameterTable?

    init(lead: @autoclosure @escaping () -> String, range: SourceRange, givenElsewhere: ParameterTable? = nil) {
        (self.lead, self.range, self.givenElsewhere) = (lead, range, givenElsewhere)
    }
}

extension Linker {
    /// The values for parameters: from the target's own `with`, the step's `with`, the defaults,
    /// and last the method's parameters. Missing values are reported.
    mutating func arguments(
        for parameters: ParameterTable, of taker: ArgumentTaker, own: SharedArguments? = nil, shared: inout SharedArguments, in scope: Scope
    ) -> [Argument] {
        var result: [Argument] = []
        var missing: [Parameter] = []
        for parameter in parameters.all {
            let name = parameter.name.value
            if let argument = own?[name] ?? shared[name] {
                if own?[name] == nil {
                    shared.taken.insert(name)
                }
                if let value = value(of: argument, for: parameter, in: scope) {
                    result.append(Argument(name: name, value: value))
                }
            } else if taker.givenElsewhere?[name] != nil {
                continue
            } else if scope.takesPassed, let passed = scope.passed[name] {
                if let value = value(of: passed, for: parameter, in: scope) {
                    result.append(Argument(name: name, value: value))
                }
            } else if scope.addsParameters, method?.isLink == true || parameter.defaultValue == nil,
                add(MethodDraft.Entry(parameter), at: taker.range)
            {
                result.append(Argument(name: name, value: .method(name)))
            } else if parameter.defaultValue == nil {
                missing.append(parameter)
            }
        }
        report(missing: missing, of: taker, in: scope)
        if !shared.all.isEmpty {
            shared.known += parameters.all.map(\.name.value)
            shared.isPartial = shared.isPartial || parameters.isPartial
        }
        if let own, !parameters.isPartial {
            for argument in own.all where parameters[argument.name.value] == nil {
                report(unknown: argument.name, among: parameters.all.map(\.name.value))
            }
        }
        return result
    }

    /// Arguments for one thing alone.
    mutating func arguments(
        for parameters: ParameterTable, of taker: ArgumentTaker, from declared: [ArgumentDeclaration], in scope: Scope
    ) -> [Argument] {
        var shared = SharedArguments(declared)
        let result = arguments(for: parameters, of: taker, shared: &shared, in: scope)
        reportUntaken(shared)
        return result
    }

    /// Reports the keys of a `with` that nothing takes.
    mutating func reportUntaken(_ shared: SharedArguments) {
        for argument in shared.all where !shared.isPartial && !shared.taken.contains(argument.name.value) {
            report(unknown: argument.name, among: shared.known)
        }
    }

    private mutating func report(unknown name: Located<String>, among known: [String]) {
        let message = known.isEmpty ? "no target here has parameters" : "no target here has a parameter named \(quoted(name.value))"
        reportUnknown(message, name, candidates: .names(known), rule: .unknownArgument)
    }

    /// A value for a parameter, which it must fit.
    mutating func value(of argument: ArgumentDeclaration, for parameter: Parameter, in scope: Scope) -> Value? {
        switch argument.value {
        case .asked:
            if scope.takesPassed, let passed = scope.passed[parameter.name.value] { return value(of: passed, for: parameter, in: scope) }
            return askedValue(MethodDraft.Entry(parameter), at: argument.range, in: scope)
        case .name(let name):
            let taker = MethodDraft.Taker(title: quoted(parameter.name.value), type: parameter.type, range: parameter.name.range)
            return value(Located(name, at: argument.range), for: taker, in: scope)
        case .literal(let literal):
            if let problem = misfit(of: literal, in: parameter.type) {
                let note = Diagnostic.Note("\(quoted(parameter.name.value)) is declared here", at: parameter.name.range)
                var message = "\(quoted(literal.description)) can't be given to \(quoted(parameter.name.value)): \(problem)"
                if case .string(let text) = literal, find(text, in: scope) != nil {
                    message += "; write \(quoted("$\(text)")) for the value of that name"
                }
                report(.argumentType, message, at: argument.range, notes: [note])
                return nil
            }
            guard isKnown(literal, of: parameter, at: argument.range) else { return nil }
            return .literal(literal.description)
        }
    }

    /// The method's parameter that a '$' makes.
    mutating func askedValue(_ entry: MethodDraft.Entry, at range: SourceRange, in scope: Scope) -> Value? {
        if scope.addsParameters, add(entry, at: range) { return .method(entry.name) }
        let owner = scope.addsParameters ? method?.original : nil
        let problem = owner.map { "the method is that of \(quoted($0)), which doesn't take it" } ?? "there is none here"
        let message = "'$' makes \(quoted(entry.name)) a parameter of the transition's method, and \(problem); give it a value"
        report(.missingArgument, message, at: range)
        return nil
    }

    private mutating func report(missing: [Parameter], of taker: ArgumentTaker, in scope: Scope) {
        // The first few say enough, and a finding stays readable.
        let shown = missing.prefix(5)
        guard !shown.isEmpty, !scope.isPartial else {
            return
        }
        let list = shown.map { quoted($0.name.value) }.joined(separator: ", ") + (missing.count > shown.count ? ", …" : "")
        var what = missing.count == 1 ? "its parameter \(list), which has no default" : "its parameters \(list), which have no defaults"
        if scope.addsParameters, let original = method?.original {
            what += "; the method is that of \(quoted(original)), which doesn't take \(missing.count == 1 ? "it" : "them")"
        }
        if let known = shown.first(where: { find($0.name.value, in: scope) != nil })?.name.value {
            what += "; \(quoted("with: { \(known): $\(known) }")) gives the one that is in scope"
        }
        let notes = shown.map { Diagnostic.Note("\(quoted($0.name.value)) is declared here", at: $0.name.range) }
        report(.missingArgument, "\(taker.lead())nothing gives \(what)", at: taker.range, notes: notes)
    }

    /// Guards with their arguments.
    mutating func condition(_ declared: ConditionDeclaration, in scope: Scope) -> Condition? {
        condition(declared) { linker, question in linker.condition(question, in: scope) }
    }

    /// Resolves each guard; nil if one is unknown.
    mutating func condition(
        _ declared: ConditionDeclaration, _ resolve: (inout Linker, QuestionDeclaration) -> Condition?
    ) -> Condition? {
        func all(_ parts: [ConditionDeclaration], of linker: inout Linker) -> [Condition]? {
            let conditions = parts.compactMap { linker.condition($0, resolve) }
            return conditions.count == parts.count ? conditions : nil
        }
        switch declared {
        case .asked(let question): return resolve(&self, question)
        case .not(let part): return condition(part, resolve).map(Condition.not)
        case .all(let parts): return all(parts, of: &self).map(Condition.all)
        case .any(let parts): return all(parts, of: &self).map(Condition.any)
        }
    }

    private mutating func condition(_ declared: QuestionDeclaration, in scope: Scope) -> Condition? {
        guard let id = names.guardID(named: declared.name.value) else {
            if !names.isPartial {
                reportUnknown(guard: declared.name)
            }
            return nil
        }
        usage.guards.insert(id)
        let taker = ArgumentTaker(lead: "this asks the guard \(quoted(declared.name.value)), and ", range: declared.name.range)
        return Condition(id, arguments: arguments(for: guardTables[id.index], of: taker, from: declared.arguments, in: scope))
    }
}

/// The remedy for an unknown guard without a similar name.
extension Linker {
    /// Reports a guard that isn't declared, or an expression that would be one in Swift.
    mutating func reportUnknown(guard name: Located<String>) {
        let message = "\(quoted(name.value)) isn't a guard of the program"
        if let remedy = conditionRemedy(for: name.value) {
            report(.unknownTarget, "\(message); write \(quoted(remedy))", at: name.range)
        } else {
            reportUnknown(message, name, candidates: .guards, otherwise: "; declare it below 'guards'")
        }
    }
}

/// What is meant by `not a`, `!a`, `a && b` and the like; nil for other texts.
private func conditionRemedy(for text: String) -> String? {
    for (key, words) in [("and", ["&&", "and"]), ("or", ["||", "or"])] {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true).split { words.contains(String($0)) }
        if parts.count > 1, parts.allSatisfy({ $0.count == 1 }) {
            return "{ \(key): [\(parts.map { $0.joined() }.joined(separator: ", "))] }"
        }
    }
    for prefix in ["not ", "!"] where text.hasPrefix(prefix) { return "{ not: \(text.dropFirst(prefix.count)) }" }
    return nil
}
