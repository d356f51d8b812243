import FlowSpec

/// The values of a step's `with`. By name, they apply to everything that the step creates.
struct SharedArguments {
    let all: [ArgumentDeclaration]
    var taken: Set<String> = []
    /// The names of all parameters that could have used a value.
    var known: [String] = []
    /// True if unknown parameters might have been left out.
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

/// The receiver of arguments, for messages.
struct ArgumentTaker {
    /// The owner of the parameters, for the message about a missing value.
    var owner: () -> String
    /// The location of its name.
    var range: SourceRange
    /// The parameters that have other sources, so the step only passes the arguments it specifies.
    var givenElsewhere: ParameterTable?
    /// False if no `with` can pass a value.
    var acceptsValues: Bool

    init(
        owner: @autoclosure @escaping () -> String, range: SourceRange, givenElsewhere: ParameterTable? = nil, acceptsValues: Bool = true
    ) {
        (self.owner, self.range, self.givenElsewhere, self.acceptsValues) = (owner, range, givenElsewhere, acceptsValues)
    }
}

extension Linker {
    /// Resolves the arguments for parameters: from the target's own `with`, the step's `with`, the
    /// defaults, and last the method's parameters. Reports missing values.
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
                    checkMeaning(of: argument, for: parameter.type, in: scope)
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

    /// Resolves the arguments for a single target.
    mutating func arguments(
        for parameters: ParameterTable, of taker: ArgumentTaker, from declared: [ArgumentDeclaration], in scope: Scope
    ) -> [Argument] {
        var shared = SharedArguments(declared)
        let result = arguments(for: parameters, of: taker, shared: &shared, in: scope)
        reportUntaken(shared)
        return result
    }

    /// Reports the unused keys of a `with`.
    mutating func reportUntaken(_ shared: SharedArguments) {
        for argument in shared.all where !shared.isPartial && !shared.taken.contains(argument.name.value) {
            report(unknown: argument.name, among: shared.known)
        }
    }

    private mutating func report(unknown name: Located<String>, among known: [String]) {
        let reason = known.isEmpty ? ": no target has parameters" : " of any target"
        let message = "\(quoted(name.value)) isn't a parameter\(reason)"
        reportUnknown(message, name, candidates: .names(known), rule: .unknownArgument)
    }

    /// Resolves an argument and checks that it fits its parameter.
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
                let remedy = remedy(for: literal, of: parameter.type, in: scope)
                let message = "\(quoted(literal.description)) can't be the value of \(quoted(parameter.name.value)): \(problem)\(remedy)"
                report(.argumentType, message, at: argument.range, notes: [.declaration(of: parameter.name)])
                return nil
            }
            guard isKnown(literal, of: parameter, at: argument.range) else { return nil }
            return .literal(literal.description)
        }
    }

    /// The remedy for a literal that doesn't fit its type, at a message's end.
    private mutating func remedy(for literal: SwiftLiteral, of type: SwiftType, in scope: Scope) -> String {
        if case .string(let text) = literal, let meaning = meaning(of: text, in: scope) {
            if meaning.hasPrefix("$") { return "; write \(quoted(meaning)) to use the value of that name" }
            if fits(meaning, type) { return "; write \(quoted(meaning))" }
        }
        guard type.hasNoLiteral, literal != .null else { return "" }
        let canAsk = scope.addsParameters && ownerOfParameters == nil
        return canAsk ? "; write '$', so your app passes the value" : "; write '$' and the name of a value in scope"
    }

    /// The method parameter that a `$` creates.
    mutating func askedValue(_ entry: MethodDraft.Entry, at range: SourceRange, in scope: Scope) -> Value? {
        if scope.addsParameters, add(entry, at: range) { return .method(entry.name) }
        let owner = scope.addsParameters ? ownerOfParameters : nil
        let problem = owner.map { "\($0) has no such parameter" } ?? "the step has no method to add it to"
        let message = "'$' can't make \(quoted(entry.name)) a parameter: \(problem); write a value"
        report(.missingArgument, message, at: range)
        return nil
    }

    private mutating func report(missing: [Parameter], of taker: ArgumentTaker, in scope: Scope) {
        // Limited to a few, to keep the finding readable.
        let shown = missing.prefix(5)
        guard !shown.isEmpty, !scope.isPartial else {
            return
        }
        let list = shown.map { quoted($0.name.value) }.joined(separator: ", ") + (missing.count > shown.count ? ", …" : "")
        let isOne = missing.count == 1
        var message = "missing \(isOne ? "value" : "values") for \(list) of \(taker.owner())"
        if scope.addsParameters, let owner = ownerOfParameters {
            message += ": \(owner) has no such \(isOne ? "parameter" : "parameters")"
        }
        if let known = shown.first(where: { find($0.name.value, in: scope) != nil })?.name.value {
            message += "; add \(quoted("with: { \(known): $\(known) }"))"
        } else {
            message += taker.acceptsValues ? "; pass \(isOne ? "it" : "them") in 'with', or add " : "; add "
            message += isOne ? "a default" : "defaults"
        }
        let notes = shown.map { Diagnostic.Note.declaration(of: $0.name) }
        report(.missingArgument, message, at: taker.range, notes: notes)
    }

    /// Names the owner of a method whose parameters are given; nil if steps add them.
    private var ownerOfParameters: String? {
        guard let method, let original = method.original else { return nil }
        return method.isLink ? "the link" : "the method of \(quoted(original))"
    }

    /// Resolves a condition and the arguments of its guards.
    mutating func condition(_ declared: ConditionDeclaration, in scope: Scope) -> Condition? {
        condition(declared) { linker, question in linker.condition(question, in: scope) }
    }

    /// Resolves each guard of a condition; returns `nil` if one is unknown.
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
        let taker = ArgumentTaker(owner: "the guard \(quoted(declared.name.value))", range: declared.name.range)
        return Condition(id, arguments: arguments(for: guardTables[id.index], of: taker, from: declared.arguments, in: scope))
    }
}

extension Linker {
    /// Reports an undeclared guard, or a Swift expression in place of a condition.
    mutating func reportUnknown(guard name: Located<String>) {
        let message = "\(quoted(name.value)) isn't a guard of the project"
        if let remedy = conditionRemedy(for: name.value) {
            report(.unknownTarget, "\(message); write \(quoted(remedy))", at: name.range)
        } else {
            reportUnknown(message, name, candidates: .guards, otherwise: "; declare it under 'guards'")
        }
    }
}

/// The intended condition for `not a`, `!a`, `a && b` and similar strings; `nil` for others.
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
