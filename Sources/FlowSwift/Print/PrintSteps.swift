extension Printer {
    /// Prints a list of steps, each as a line or a block.
    mutating func steps(_ steps: [StepOutput]) {
        for step in steps { self.step(step) }
    }

    mutating func step(_ step: StepOutput) {
        switch step {
        case .call(let call, let closures): self.call(call, closures)
        case .alert(let method, let items, let actions, let others): alert(method, items, actions, others)
        case .choose(let condition, let then, let otherwise): choose("", condition, then, otherwise)
        case .hold(let name, let owner, let steps): closure("let \(name): \(runtime("Change"))<\(owner)>.Handler = ", steps, "")
        case .resume(let name, let coordinator, let change): line("\(name)(\(coordinator), \(change))")
        }
    }

    // MARK: - Calls

    private mutating func call(_ call: Expression, _ closures: [ClosureOutput]) {
        guard let first = closures.first else { return expression(call) }
        guard let label = first.label else { return trailing(closures, after: call) }
        // A single closure with a label isn't trailing.
        guard case .call(let method, let items) = call else { return }
        let before = Expression.call(method, items).flat.dropLast() + (items.isEmpty ? "" : ", ")
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

    /// Prints a call with trailing closures, the first without a label. A closure that is empty or
    /// has one value stays on the line.
    private mutating func trailing(_ closures: [ClosureOutput], after call: Expression) {
        var call: Expression? = call
        // Without arguments there are no parentheses.
        if case .call(let method, let items)? = call, items.isEmpty { call = .text(method) }
        var pending = ""
        for (index, closure) in closures.enumerated() {
            pending += " " + (index == 0 ? "" : "\(closure.label ?? ""): ")
            // If there are several closures, each with steps is a block, for readability.
            let mayBeShort = closures.count == 1 || !closure.hasSteps
            let next = index + 1 < closures.count ? " \(closures[index + 1].label ?? ""): \(closures[index + 1].head)" : ""
            if closure.isOneLine {
                let whole = closure.flat
                if closure.isEmpty || mayBeShort && fits("\(call?.flat ?? "")\(pending)\(whole)\(next)") {
                    pending += whole
                    continue
                }
            }
            print(&call, pending + closure.head)
            indented { $0.body(of: closure) }
            pending = "}"
        }
        print(&call, pending)
    }

    /// Prints the rest of a call and the text after it.
    private mutating func print(_ call: inout Expression?, _ tail: String) {
        if let value = call { expression(value, tail) } else { line(tail) }
        call = nil
    }

    /// Prints a closure between `before` and `after`, on one line if it is empty or has one value.
    mutating func closure(_ before: String, _ closure: ClosureOutput, _ after: String) {
        if closure.isOneLine {
            let isShort = line { line in
                line.add(before)
                closure.write(to: &line)
                line.add(after)
            }
            if isShort { return }
        }
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

    /// Prints a `switch` over the cases, each with its steps.
    mutating func cases(of subject: String, _ cases: [StepsCaseOutput], hasDefault: Bool) {
        line("switch \(subject) {")
        var empty: [String] = []
        for (index, item) in cases.enumerated() {
            empty.append(item.pattern)
            // Adjacent cases without steps are merged.
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
        _ method: String, _ items: [Expression.Item], _ actions: [(button: Expression, steps: ClosureOutput?)], _ others: [Expression.Item]
    ) {
        if actions.allSatisfy({ $0.steps == nil }) {
            let buttons = Expression.Item("actions", .list(actions.map(\.button)))
            return expression(.call(method, items + [buttons] + others))
        }
        let list = Expression.Item("actions", .list([]))
        let head = Expression.call(method, items + [list]).flat.dropLast(2)
        if fits(String(head)) {
            line(String(head))
            indented { $0.buttons(actions) }
            return line("]" + others.map { ", \($0.head)\($0.value.flat)" }.joined() + ")")
        }
        line(method + "(")
        indented { printer in
            for item in items { printer.expression(item.head, item.value, ",") }
            printer.line("actions: [")
            printer.indented { $0.buttons(actions) }
            printer.line("]" + (others.isEmpty ? "" : ","))
            for item in others { printer.expression(item.head, item.value, "") }
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
    /// The first line of the closure.
    var head: String { Printer.text { writeHead(to: &$0) } }

    private func writeHead(to line: inout Printer) {
        line.add("{")
        if !captures.isEmpty { line.add(" [\(captures.joined(separator: ", "))]") }
        if let lastType {
            line.add(" (\(parameters.joined(separator: ", ")): \(lastType))")
        } else {
            for (index, name) in parameters.enumerated() {
                line.add(index == 0 ? " " : ", ")
                line.add(name)
            }
        }
        if !captures.isEmpty || lastType != nil || !parameters.isEmpty { line.add(" in") }
    }

    /// True if it has no effect.
    var isEmpty: Bool {
        if case .steps(let steps) = body { steps.isEmpty } else { false }
    }

    fileprivate var hasSteps: Bool {
        if case .expression = body { false } else { !isEmpty }
    }

    /// True if it can be written on one line.
    fileprivate var isOneLine: Bool {
        switch body {
        case .steps(let steps): steps.count < 2 && steps.allSatisfy(\.isOneLine)
        case .expression: true
        case .cases: false
        }
    }

    /// The closure on one line; only valid if `isOneLine`.
    fileprivate var flat: String { Printer.text { write(to: &$0) } }

    /// Appends the closure to a line; only valid if `isOneLine`.
    fileprivate func write(to line: inout Printer) {
        writeHead(to: &line)
        switch body {
        case .steps(let steps):
            for step in steps {
                line.add(" ")
                step.write(to: &line)
            }
        case .expression(let value):
            line.add(" ")
            value.write(to: &line)
        case .cases: break
        }
        line.add(" }")
    }
}

extension StepOutput {
    fileprivate var isOneLine: Bool {
        switch self {
        case .call(let call, let closures) where closures.isEmpty: !call.isLong
        case .call(.call(_, let items), let closures) where items.isEmpty && closures.count == 1 && closures[0].label == nil:
            !closures[0].hasSteps && closures[0].isOneLine
        case .resume: true
        case .call, .alert, .choose, .hold: false
        }
    }

    /// Appends the step to a line; only valid if `isOneLine`.
    fileprivate func write(to line: inout Printer) {
        switch self {
        case .call(.call(let method, _), let closures) where !closures.isEmpty:
            // Without arguments there are no parentheses.
            line.add(method)
            line.add(" ")
            closures[0].write(to: &line)
        case .call(let call, _): call.write(to: &line)
        case .resume(let name, let coordinator, let change): line.add("\(name)(\(coordinator), \(change))")
        case .alert, .choose, .hold: break
        }
    }
}
