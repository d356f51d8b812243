import FlowSpec

extension Linker {
    /// Resolves a screen of the flow or else a flow, unless the target specifies its kind.
    mutating func target(_ declared: TargetDeclaration, in flow: FlowID, isProgramWide: Bool = false) -> Target? {
        let name = declared.name
        switch declared.kind {
        case .screen where !isProgramWide: return ownScreen(name, in: flow).map(Target.screen)
        case .flow: return self.flow(name, in: flow).map(Target.flow)
        case .screen, nil: break
        }
        if !isProgramWide, let screen = names.screen(named: name.value, in: flow) {
            return .screen(screen)
        }
        if let other = names.flow(named: name.value), declared.kind != .screen {
            return .flow(other)
        }
        guard !names.isPartial, !names[flow].isPartial else {
            return nil
        }
        if isProgramWide {
            let message =
                "\(quoted(name.value)) isn't a flow: an 'otherwise' that can run in any flow can name only flows, tabs and children"
            reportUnknown(message, name, candidates: .flows)
        } else {
            let message = "\(quoted(name.value)) is neither a screen of the flow \(quoted(names[flow].name.value)) nor a flow"
            reportUnknown(target: name, message, in: flow, candidates: .screensAndFlows(flow))
        }
        return nil
    }

    /// Resolves a target without reporting findings.
    func quietTarget(_ declared: TargetDeclaration, in flow: FlowID, isProgramWide: Bool) -> Target? {
        if !isProgramWide, declared.kind != .flow, let screen = names.screen(named: declared.name.value, in: flow) {
            return .screen(screen)
        }
        return declared.kind == .screen ? nil : names.flow(named: declared.name.value).map(Target.flow)
    }

    /// Resolves a flow specified as `{ flow: name }`.
    mutating func flow(_ name: Located<String>, in flow: FlowID) -> FlowID? {
        if let content = names.flow(named: name.value) {
            return content
        }
        if !names.isPartial {
            let isScreen = names.screen(named: name.value, in: flow) != nil
            let hint = isScreen ? " but a screen; write \(quoted("screen: \(name.value)"))" : ""
            reportUnknown("\(quoted(name.value)) isn't a flow\(hint)", name, candidates: isScreen ? .none : .flows)
        }
        return nil
    }

    /// Resolves a screen of the flow specified as `{ screen: name }`.
    /// The flow with a name; otherwise reports the name.
    mutating func projectFlow(_ name: Located<String>) -> FlowID? {
        if let flow = names.flow(named: name.value) { return flow }
        if !names.isPartial { reportUnknown("\(quoted(name.value)) isn't a flow of the project", name, candidates: .flows) }
        return nil
    }

    mutating func ownScreen(_ name: Located<String>, in flow: FlowID) -> ScreenID? {
        if let content = names.screen(named: name.value, in: flow) {
            return content
        }
        if !names[flow].isPartial {
            let isFlow = names.flow(named: name.value) != nil
            let hint = isFlow ? " but a flow; write \(quoted("flow: \(name.value)"))" : ""
            let message = "\(quoted(name.value)) isn't a screen of the flow \(quoted(names[flow].name.value))\(hint)"
            reportUnknown(message, name, candidates: isFlow ? .none : .screens(flow))
        }
        return nil
    }

    /// Resolves a screen of the flow. A flow's name is reported with `rule`.
    mutating func screen(_ name: Located<String>, in flow: FlowID, for step: String, flowIs rule: Rule) -> ScreenID? {
        if let screen = names.screen(named: name.value, in: flow) {
            return screen
        }
        let owner = quoted(names[flow].name.value)
        if let other = names.flow(named: name.value) {
            let message = "\(quoted(name.value)) is a flow, but \(step) a screen of the flow \(owner)"
            report(rule, message, at: name.range, notes: [.declaration(of: names[other].name)])
        } else if !names[flow].isPartial {
            let message = "\(quoted(name.value)) isn't a screen of the flow \(owner)"
            if step.hasPrefix("'popTo'"), name.value == "root" || Int(name.value) != nil {
                let remedy = name.value == "root" ? "popToRoot" : "pop: \(name.value)"
                report(.unknownTarget, message + "; write \(quoted(remedy))", at: name.range)
                return nil
            }
            reportUnknown(target: name, message, in: flow, candidates: .screens(flow))
        }
        return nil
    }

    private mutating func reportUnknown(target name: Located<String>, _ message: String, in flow: FlowID, candidates: NameTable.Candidates)
    {
        let parts = name.value.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let mayBeFlow = if case .screensAndFlows = candidates { true } else { false }
        guard parts.count == 2 else {
            let remedy = mayBeFlow ? names.owner(ofScreenNamed: name.value).map { self.remedy(forScreen: name.value, of: $0) } ?? "" : ""
            return reportUnknown(message, name, candidates: candidates, notes: ownerNotes(name.value), otherwise: remedy)
        }
        // Screens are named without their flow, so a similar name would be a wrong suggestion.
        let isOwn = (parts[0] == "" || parts[0] == names[flow].name.value) && names.screen(named: parts[1], in: flow) != nil
        let general = "; write the name of a flow, or of a screen of the same flow, without a dot"
        let other = names.flow(named: parts[0]).flatMap { names.screen(named: parts[1], in: $0) == nil ? nil : $0 }
        let hint =
            isOwn
            ? "; write \(quoted(parts[1]))"
            : mayBeFlow ? other.map { remedy(forScreen: parts[1], of: $0) } ?? general : general
        reportUnknown(message + hint, name, candidates: .none)
    }

    /// The hint on how to show a screen of another flow.
    private func remedy(forScreen screen: String, of flow: FlowID) -> String {
        let first = names[flow].namedScreens.first?.name.value
        let start = first == screen ? "" : ", with \(quoted("start: \(screen)"))"
        return "; write \(quoted(names[flow].name.value)), the flow of that screen\(start)"
    }

    private func ownerNotes(_ name: String) -> [Diagnostic.Note] {
        guard let owner = names.owner(ofScreenNamed: name), let screen = names.screen(named: name, in: owner) else {
            return []
        }
        let range = names.screen(screen, of: owner).name.range
        return [Diagnostic.Note("the flow \(quoted(names[owner].name.value)) has a screen named \(quoted(name))", at: range)]
    }

    func name(of target: Target) -> Located<String> {
        switch target {
        case .screen(let screen): screens[screen.index].name
        case .flow(let flow): names[flow].name
        }
    }
}

extension Located where Value == String {
    /// The strings before and after the first dot, with their locations; `nil` if there is no dot.
    var aroundDot: (before: Self, after: Self)? {
        guard let dot = value.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            return nil
        }
        let distance = value.utf8.distance(from: value.utf8.startIndex, to: dot)
        let before = Located(String(value[..<dot]), at: part(0..<distance) ?? range)
        let after = Located(String(value[value.utf8.index(after: dot)...]), at: part((distance + 1)..<value.utf8.count) ?? range)
        return (before, after)
    }
}
