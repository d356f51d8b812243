import FlowSpec

extension Linker {
    mutating func resolveInvariants(of files: [SpecFile]) {
        var first: [String: Located<String>] = [:]
        for declaration in files.flatMap(\.invariants) {
            let name = declaration.name
            if let first = first[name.value] {
                let note = Diagnostic.Note("\(quoted(name.value)) is first declared here", at: first.range)
                let message = "the invariant \(quoted(name.value)) is declared twice; rename or remove one of them"
                report(.nameClash, message, at: name.range, notes: [note])
            } else {
                first[name.value] = name
            }
            if let form = form(of: declaration) {
                invariants.append(
                    Invariant(name: name, range: declaration.range, documentation: declaration.documentation, form: form))
            }
        }
    }

    private mutating func form(of declaration: InvariantDeclaration) -> Invariant.Form? {
        switch declaration.form {
        case .always(let stack, let expression): regex(expression, stack).map { .always(stack: $0.stack, $0.regex) }
        case .never(let stack, let expression): regex(expression, stack).map { .never(stack: $0.stack, $0.regex) }
        case .maxDepth(let stack, let depth): stackFlow(stack).map { .maxDepth(stack: $0, depth) }
        case .reach(let name, let from, let most, let excludesGestures):
            reach(name, from).map { .reach(Invariant.Reach(screen: $0, from: $1, within: most, excludesGestures: excludesGestures)) }
        case .folds(let exceptions): folds(except: exceptions)
        case .via(let name, let screen, let since): via(name, screen, since: since)
        case .after(let name, let absent): after(name, absent: absent)
        case .leaves(let targets, let transition): leaves(targets, after: transition)
        case .above(let screen, let below): ordered(screen, below).map { .above($0, $1) }
        case .below(let screen, let above): ordered(screen, above).map { .below($0, $1) }
        }
    }

    private mutating func reach(_ name: Located<String>, _ from: Located<String>?) -> (ScreenID, from: ScreenID?)? {
        let (screen, start) = (screen(name), from.flatMap { self.screen($0, others: "'everywhere' or ") })
        guard let screen, from == nil || start != nil else {
            return nil
        }
        if let from, start == screen {
            report(.unknownValue, "\(quoted(from.value)) is the screen to reach; name another screen, or 'everywhere'", at: from.range)
        }
        return (screen, start)
    }

    private mutating func folds(except names: [Located<String>]) -> Invariant.Form? {
        let screens = names.compactMap { screen($0) }
        return screens.count == names.count ? .folds(except: screens.distinct) : nil
    }

    /// Resolves three different screens.
    private mutating func via(_ name: Located<String>, _ screen: Located<String>, since: Located<String>?) -> Invariant.Form? {
        let names = [screen, name] + [since].compactMap { $0 }
        let found = names.map { self.screen($0) }
        for (index, other) in found.enumerated().dropFirst() where other != nil && found[..<index].contains(other) {
            report(.unknownValue, "\(quoted(names[index].value)) is named twice; name another screen", at: names[index].range)
        }
        guard let screen = found[0], let via = found[1], found.count == 2 || found[2] != nil else { return nil }
        return .via(Invariant.Via(screen: screen, via: via, since: found.count == 2 ? nil : found[2]))
    }

    private mutating func after(_ name: Located<String>, absent: [Located<String>]) -> Invariant.Form? {
        let onTop = screenOrFlow(name)
        var others: [Target] = []
        for other in absent {
            guard let target = screenOrFlow(other) else {
                continue
            }
            others.append(target)
            if let onTop, target == onTop || target == owner(of: onTop) {
                let note = Diagnostic.Note("the screen on top is named here", at: name.range)
                let message = "\(quoted(other.value)) can't be absent while it is on top; name another screen or flow"
                report(.unknownValue, message, at: other.range, notes: [note])
            }
        }
        return others.count == absent.count ? onTop.map { .after($0, absent: others.distinct) } : nil
    }

    private mutating func leaves(_ names: [Located<String>], after transition: Located<String>) -> Invariant.Form? {
        let targets = names.compactMap { screenOrFlow($0) }
        guard let index = links.firstIndex(where: { $0.isTransition && $0.name.value == transition.value }) else {
            if !self.names.isPartial {
                let candidates = NameTable.Candidates.names(links.filter(\.isTransition).map(\.name.value))
                reportUnknown("\(quoted(transition.value)) isn't a global transition", transition, candidates: candidates)
            }
            return nil
        }
        return targets.count == names.count ? .leaves(targets.distinct, after: LinkID(index: index)) : nil
    }

    private func owner(of target: Target) -> Target? {
        guard case .screen(let screen) = target else {
            return nil
        }
        return .flow(screens[screen.index].flow)
    }

    /// Resolves two screens on stacks, one below the other. Reports a screen below itself.
    private mutating func ordered(_ name: Located<String>, _ other: Located<String>) -> (ScreenID, ScreenID)? {
        let found = [name, other].map { name in screen(name).flatMap { isOnStack($0, name) ? $0 : nil } }
        guard let first = found[0], let second = found[1] else {
            return nil
        }
        if first == second {
            report(.unknownValue, "\(quoted(other.value)) can't be below itself; name another screen", at: other.range)
        }
        return (first, second)
    }
}

extension Linker {
    /// Resolves the name of a stack flow.
    mutating func stackFlow(_ name: Located<String>) -> FlowID? {
        guard let flow = flow(ofProgram: name) else {
            return nil
        }
        let shape = drafts[flow.index].shape
        guard shape == .stack else {
            report(
                .unknownTarget, "\(quoted(name.value)) is \(shape.title), which has no stack; name a stack flow", at: name.range,
                notes: [.declaration(of: names[flow].name)])
            return nil
        }
        return flow
    }

    /// Resolves `flow.screen`, or the flow's name for the screen of an external flow.
    ///
    /// - Parameter others: the words that are possible too, for the message.
    mutating func screen(_ name: Located<String>, others: String = "") -> ScreenID? {
        guard let (flowName, screenName) = name.aroundDot else {
            if let flow = names.flow(named: name.value), drafts[flow.index].shape == .external { return drafts[flow.index].screens.first }
            let proposal = qualified(name.value).map { "did you mean \(quoted($0))?" } ?? "write \(others)'flow.screen'"
            report(.unknownTarget, "\(quoted(name.value)) isn't the full name of a screen; \(proposal)", at: name.range)
            return nil
        }
        guard let flow = flow(ofProgram: flowName) else {
            return nil
        }
        return screen(screenName, of: flow)
    }

    /// The screen of a flow with a name; otherwise reports the name.
    mutating func screen(_ name: Located<String>, of flow: FlowID) -> ScreenID? {
        if let screen = names.screen(named: name.value, in: flow) { return screen }
        if !names[flow].isPartial {
            let message = "\(quoted(name.value)) isn't a screen of the flow \(quoted(names[flow].name.value))"
            reportUnknown(message, name, candidates: .screens(flow))
        }
        return nil
    }

    /// Resolves `flow.screen`, or the name of a flow.
    mutating func screenOrFlow(_ name: Located<String>) -> Target? {
        if name.value.utf8.contains(UInt8(ascii: ".")) {
            return screen(name).map(Target.screen)
        }
        return flow(ofProgram: name).map(Target.flow)
    }

    private mutating func flow(ofProgram name: Located<String>) -> FlowID? {
        guard names.flow(named: name.value) == nil, !names.isPartial, let screen = qualified(name.value) else { return projectFlow(name) }
        let message = "\(quoted(name.value)) isn't a flow of the project; did you mean the screen \(quoted(screen))?"
        report(.unknownTarget, message, at: name.range)
        return nil
    }

    /// The name `flow.screen` for the first flow that has a screen with this name.
    func qualified(_ name: String) -> String? {
        names.owner(ofScreenNamed: name).map { "\(names[$0].name.value).\(name)" }
    }

    /// True if a screen's flow can be on stacks; otherwise reports it.
    mutating func isOnStack(_ screen: ScreenID, _ name: Located<String>) -> Bool {
        let flow = screens[screen.index].flow
        let shape = drafts[flow.index].shape
        if !shape.isOnStacks {
            let kind = shape == .single ? shape.title : "a screen of \(shape.title)"
            let message = "\(quoted(name.value)) is \(kind), which isn't on a stack; name a screen of a stack flow"
            report(.unknownTarget, message, at: name.range, notes: [.declaration(of: names[flow].name)])
        }
        return shape.isOnStacks
    }
}
