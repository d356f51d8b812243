import FlowSpec

extension Linker {
    /// Resolves an expression over the stack of a flow; `nil` if one of the names is invalid.
    mutating func regex(_ expression: ScreenExpression, _ stack: Located<String>) -> (stack: FlowID, regex: Regex)? {
        stackFlow(stack).flatMap { flow in regex(expression, in: flow).map { (flow, $0) } }
    }

    private mutating func regex(_ expression: ScreenExpression, in flow: FlowID) -> Regex? {
        switch expression {
        case .name(let name): return stackScreens(name, in: flow).map { .oneOf(Set($0)) }
        case .anyScreen: return .anyScreen
        case .anyRun: return .zeroOrMore(.anyScreen)
        case .sequence(let parts): return regexes(parts, in: flow).map(Regex.sequence)
        case .choice(let parts): return regexes(parts, in: flow).map(Regex.choice)
        case .zeroOrMore(let part): return regex(part, in: flow).map(Regex.zeroOrMore)
        case .oneOrMore(let part): return regex(part, in: flow).map(Regex.oneOrMore)
        case .optional(let part): return regex(part, in: flow).map(Regex.optional)
        }
    }

    /// Resolves all expressions, to report each mistake.
    private mutating func regexes(_ expressions: [ScreenExpression], in flow: FlowID) -> [Regex]? {
        let found = expressions.compactMap { regex($0, in: flow) }
        return found.count == expressions.count ? found : nil
    }

    /// Resolves a screen of the flow, all screens of another flow, or `flow.screen` of any flow.
    private mutating func stackScreens(_ name: Located<String>, in flow: FlowID) -> [ScreenID]? {
        if name.value.utf8.contains(UInt8(ascii: ".")) {
            return screen(name).flatMap { isOnStack($0, name) ? [$0] : nil }
        }
        if let screen = names.screen(named: name.value, in: flow) {
            return [screen]
        }
        if let other = names.flow(named: name.value) {
            let shape = drafts[other.index].shape
            guard shape.isOnStacks else {
                let message =
                    "\(quoted(name.value)) is \(shape.title), whose screens aren't on a stack; name a stack flow or a screen of one"
                report(.unknownTarget, message, at: name.range, notes: [.declaration(of: names[other].name)])
                return nil
            }
            return drafts[other.index].screens
        }
        if !names.isPartial, !names[flow].isPartial {
            let message = "\(quoted(name.value)) is neither a screen of the flow \(quoted(names[flow].name.value)) nor a flow"
            if let screen = qualified(name.value) {
                report(.unknownTarget, "\(message); did you mean \(quoted(screen))?", at: name.range)
            } else {
                reportUnknown(message, name, candidates: .screensAndFlows(flow))
            }
        }
        return nil
    }
}
