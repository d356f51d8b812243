import FlowSpec

extension Linker {
    /// Resolves a step that ends its flow with a result.
    mutating func finish(
        _ name: Located<String>?, _ declared: [ArgumentDeclaration], _ step: StepDeclaration, in scope: Scope
    ) -> Step.Action? {
        guard !scope.isProgramWide else {
            let message =
                "'finish' isn't allowed in an 'otherwise' that can run in any flow: the flow's results aren't known; use 'dismissAll', or "
                + "check the guard with 'if' in the flow that has the result"
            report(.misplacedStep, message, at: step.range)
            return nil
        }
        var passed: ParameterTable?
        guard let name = name ?? bareName(of: step, in: scope, passing: &passed) else {
            return nil
        }
        let results = drafts[scope.flow.index].results
        guard let index = results[name.value] else {
            reportNoResult(name, of: scope.flow)
            return nil
        }
        usage.sent.insert(Usage.Sent(flow: scope.flow, result: index))
        var inner = scope
        var arguments = declared
        if let passed {
            // Values of the child's result are passed on under their names.
            let given = Set(declared.map(\.name.value))
            for parameter in results.values[index].all where passed[parameter.name.value] != nil && !given.contains(parameter.name.value) {
                arguments.append(
                    ArgumentDeclaration(name: parameter.name, value: .name(parameter.name.value), range: step.range))
            }
            inner.addsParameters = false
        }
        let taker = ArgumentTaker(owner: "the result \(quoted(name.value))", range: name.range)
        let values = self.arguments(for: results.values[index], of: taker, from: arguments, in: inner)
        return .finish(scope.flow, result: index, arguments: values)
    }

    /// The implied result of a `finish` without a name.
    private mutating func bareName(of step: StepDeclaration, in scope: Scope, passing values: inout ParameterTable?) -> Located<String>? {
        switch scope.bareFinish {
        case .transition(let name):
            return Located(name.value, at: step.range)
        case .childResult(let name, let table):
            values = table
            return Located(name.value, at: step.range)
        case .handler(let name):
            let results = drafts[scope.flow.index].results
            let proposal = results[name.value] != nil ? name.value : results.names.first
            let hint = proposal.map { "; write \(quoted("finish: \($0)"))" } ?? ""
            report(.unknownTarget, "'finish' in a handler needs the name of a result\(hint)", at: step.range)
        case .nothing:
            let hint = drafts[scope.flow.index].results.names.first.map { "; write \(quoted("finish: \($0)"))" } ?? ""
            report(.unknownTarget, "'finish' needs the name of a result\(hint)", at: step.range)
        }
        return nil
    }

    private mutating func reportNoResult(_ name: Located<String>, of flow: FlowID) {
        guard !names[flow].isPartial else {
            return
        }
        let results = drafts[flow.index].results
        let owner = quoted(names[flow].name.value)
        if results.isEmpty {
            let declaration = quoted("results: { \(name.value): {} }")
            report(
                .unknownTarget, "the flow \(owner) has no results to finish with; declare \(declaration) in it, or use 'pop' or 'dismiss'",
                at: name.range)
        } else {
            reportUnknown("\(quoted(name.value)) isn't a result of the flow \(owner)", name, candidates: .names(results.names))
        }
    }
}
