import SwiftPrinting

extension Printer {
    /// The steps of a list, a line or a block each.
    mutating func steps(_ steps: [StepOutput]) {
        for step in steps { self.step(step) }
    }

    /// A step: a line or a block.
    mutating func step(_ step: StepOutput) {
        switch step {
        case .call(let call, let closures): self.call(call, closures)
        case .alert(let method, let items, let actions, let isAnimated): alert(method, items, actions, isAnimated)
        case .choose(let condition, let then, let otherwise): choose("", condition, then, otherwise)
        case .hold(let name, let owner, let steps): closure("let \(name): \(runtime("Change"))<\(owner)>.Handler = ", steps, "")
        case .resume(let name, let coordinator, let change): line("\(name)(\(coordinator), \(change))")
        }
    }

    // MARK: - Calls

    private mutating func call(_ call: Expression, _ closures: [ClosureOutput]) {
        guard let first = closures.first else { return expression(call) }
        guard let label = first.label else { return trailing(closures, after: call) }
        // A closure that stands alone and has a label keeps it.
        guard case .call(let method, let items) = call else { return }
        let before = "\(method)(" + Expression.call("", items).flat.dropFirst().dropLast() + (items.isEmpty ? "" : ", ")
        if fits("\(before)\(label): \(first.head)") {
            closure("\(before)\(label): ", first, ")")
        } else {
            line(method + "(")
            indented { printer in
                for item in items { printer.expression(item.head, item.value, ",") }
                printer.closure(label + ": ", first, "")
            }
            line(")")
        }
    }

    /// A call with closures after it, the first of them without a label. One that holds nothing, or
    /// one value, stays on its line.
    private mutating func trailing(_ closures: [ClosureOutput], after call: Expression) {
        var call: Expression? = call
        // Without arguments there are no parentheses.
        if case .call(let method, let items)? = call, items.isEmpty { call = .text(method) }
        var pending = ""
        for (index, closure) in closures.enumerated() {
            pending += " " + (index == 0 ? "" : "\(closure.label ?? ""): ")
            // One of several that does something is a block, so that it is found.
            let mayBeShort = closures.count == 1 || !closure.hasSteps
            let next = index + 1 < closures.count ? " \(closures[index + 1].label ?? ""): \(closures[index + 1].head)" : ""
            if let whole = closure.line, closure.isEmpty || mayBeShort && fits("\(call?.flat ?? "")\(pending)\(whole)\(next)") {
                pending += whole
                continue
            }
            print(&call, pending + closure.head)
            indented { $0.body(of: closure) }
            pending = "}"
        }
        print(&call, pending)
    }

    /// Prints what is left of a call with what follows it.
    private mutating func print(_ call: inout Expression?, _ tail: String) {
        if let value = call { expression(value, tail) } else { line(tail) }
        call = nil
    }

    /// A closure between `before` and `after`: on one line where there is nothing or one value in
    /// it.
    mutating func closure(_ before: String, _ closure: ClosureOutput, _ after: String) {
        if let only = closure.line, fits(before + only + after) { return line(before + only + after) }
        line(before + closure.head)
        indented { $0.body(of: closure) }
        line("}" + after)
    }

    private mutating func body(of closure: ClosureOutput) {
        switch closure.body {
        case .steps(let steps): self.steps(steps)
        case .expression(let value): expression(value)
        case .cases(let subject, let cases): self.cases(of: subject, cases, hasDefault: false)
        }
    }

    // MARK: - Choices

    /// A `switch` over the cases, each with its steps.
    mutating func cases(of subject: String, _ cases: [StepsCaseOutput], hasDefault: Bool) {
        line("switch \(subject) {")
        var empty: [String] = []
        for (index, item) in cases.enumerated() {
            empty.append(item.pattern)
            // Cases in which nothing happens are one.
            if item.steps.isEmpty, index + 1 < cases.count, cases[index + 1].steps.isEmpty { continue }
            code("case \(empty.joined(separator: ", "))", ":")
            indented { item.steps.isEmpty ? $0.line("break") : $0.steps(item.steps) }
            empty = []
        }
        if hasDefault {
            line("default:")
            indented { $0.line("break") }
        }
        line("}")
    }

    private mutating func choose(_ before: String, _ condition: Expression, _ then: [StepOutput], _ otherwise: [StepOutput]) {
        expression(before + "if ", condition, " {")
        indented { $0.steps(then) }
        if otherwise.count == 1, case .choose(let next, let then, let rest) = otherwise[0] {
            choose("} else ", next, then, rest)
        } else if otherwise.isEmpty {
            line("}")
        } else {
            line("} else {")
            indented { $0.steps(otherwise) }
            line("}")
        }
    }

    // MARK: - Alerts

    private mutating func alert(
        _ method: String, _ items: [Expression.Item], _ actions: [(button: Expression, steps: ClosureOutput?)], _ isAnimated: Bool
    ) {
        if actions.allSatisfy({ $0.steps == nil }) {
            let buttons = Expression.Item("actions", .list(actions.map(\.button)))
            return expression(.call(method, items + [buttons] + (isAnimated ? [] : [.init("animated", "false")])))
        }
        let list = Expression.Item("actions", .list([]))
        let head = Expression.call(method, items + [list]).flat.dropLast(2)
        if fits(String(head)) {
            line(String(head))
            indented { $0.buttons(actions) }
            return line("]" + (isAnimated ? "" : ", animated: false") + ")")
        }
        line(method + "(")
        indented { printer in
            for item in items { printer.expression(item.head, item.value, ",") }
            printer.line("actions: [")
            printer.indented { $0.buttons(actions) }
            printer.line("]" + (isAnimated ? "" : ","))
            if !isAnimated { printer.line("animated: false") }
        }
        line(")")
    }

    private mutating func buttons(_ actions: [(button: Expression, steps: ClosureOutput?)]) {
        for action in actions {
            guard let steps = action.steps else {
                expression(action.button, ",")
                continue
            }
            expression(action.button, " " + steps.head)
            indented { $0.body(of: steps) }
            line("},")
        }
    }
}

extension ClosureOutput {
    /// The beginning of the closure, on a line of its own.
    var head: String {
        var head = "{"
        if !captures.isEmpty { head += " [\(captures.joined(separator: ", "))]" }
        let names = parameters.joined(separator: ", ")
        if let lastType { head += " (\(names): \(lastType))" } else if !parameters.isEmpty { head += " " + names }
        if head.utf8.count > 1 { head += " in" }
        return head
    }

    /// Whether nothing happens in it.
    var isEmpty: Bool {
        if case .steps(let steps) = body { steps.isEmpty } else { false }
    }

    /// Whether steps are taken in it.
    fileprivate var hasSteps: Bool {
        if case .expression = body { false } else { !isEmpty }
    }

    /// The whole closure, where it is one line.
    var line: String? {
        switch body {
        case .steps(let steps) where steps.isEmpty: head + " }"
        case .steps(let steps): steps.count == 1 ? steps[0].line.map { "\(head) \($0) }" } : nil
        case .expression(let value): "\(head) \(value.flat) }"
        case .cases: nil
        }
    }
}

extension StepOutput {
    /// The whole step, where it is one line.
    fileprivate var line: String? {
        switch self {
        case .call(let call, let closures) where closures.isEmpty: call.isLong ? nil : call.flat
        case .call(.call(let method, let items), let closures) where items.isEmpty && closures.count == 1 && closures[0].label == nil:
            closures[0].hasSteps ? nil : closures[0].line.map { "\(method) \($0)" }
        case .resume(let name, let coordinator, let change): "\(name)(\(coordinator), \(change))"
        case .call, .alert, .choose, .hold: nil
        }
    }
}
