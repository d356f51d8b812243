import FlowSpec

extension Linker {
    /// Ends the flow whose steps these are with one of its results.
    mutating func finish(
        _ name: Located<String>?, _ declared: [ArgumentDeclaration], _ step: StepDeclaration, in scope: Scope
    ) -> Step.Action? {
        guard !scope.isProgramWide else {
            let message = "'finish' can't stand in an 'otherwise' that any flow may take: none of the flow's results is known there"
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
            // What the child's result brings goes on under the same name.
            let given = Set(declared.map(\.name.value))
            for parameter in results.values[index].all where passed[parameter.name.value] != nil && !given.contains(parameter.name.value) {
                arguments.append(
                    ArgumentDeclaration(name: parameter.name, value: .name(parameter.name.value), range: step.range))
            }
            inner.addsParameters = false
        }
        let taker = ArgumentTaker(lead: "this ends with \(quoted(name.value)), and ", range: name.range)
        let values = self.arguments(for: results.values[index], of: taker, from: arguments, in: inner)
        return .finish(scope.flow, result: index, arguments: values)
    }

    /// The result that `finish` without a name means.
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
            report(.unknownTarget, "in a handler 'finish' needs the name of a result\(hint)", at: step.range)
        case .nothing:
            let hint = drafts[scope.flow.index].results.names.first.map { "; write \(quoted("finish: \($0)"))" } ?? ""
            report(.unknownTarget, "'finish' needs the name of a result here\(hint)", at: step.range)
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
