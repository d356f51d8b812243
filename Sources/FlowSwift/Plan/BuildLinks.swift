import FlowGraph
import FlowSpec

extension OutputBuilder {
    /// The output for the deep links; nil if there are none.
    var links: LinksOutput? {
        let links = program.links.filter { !$0.isTransition }
        guard !links.isEmpty, let root else { return nil }
        let names =
            links.flatMap { $0.parameters.map(\.name) }
            + links.flatMap { program.parts(of: $0).flatMap { program.valueNames(in: $0.steps) } }
        let locals = Scope.Locals(avoiding: names)
        return LinksOutput(
            type: appNames(of: nil).deepLink, coordinator: self.names(root).coordinator,
            links: links.map { link($0, root, locals) },
            patterns: program.orderedPatterns.map { pattern($0.pattern, of: program[$0.link]) }, link: freeName("link", avoiding: names),
            change: locals.change)
    }

    private func link(_ link: DeepLink, _ root: FlowID, _ locals: Scope.Locals) -> LinkOutput {
        let parameters = Set(link.parameters.map(\.name))
        let used = Uses(of: link.steps, in: program).values.compactMap { if case .method(let name) = $0 { name } else { nil } }
        return LinkOutput(
            name: link.name, documentation: link.documentation, patterns: link.patterns.map { documented($0.pattern.description) },
            parameters: link.parameters.map(parameter), url: url(of: link), condition: condition(of: link),
            steps: steps(of: link, root, locals), used: parameters.intersection(used))
    }

    // MARK: - Steps

    private func condition(of link: DeepLink) -> Expression {
        let shown = program.awaitedChildren(of: link).map { place in
            let child = program[place.flow].children[place.index].name.value
            return Expression.call(".shows", [.init(nil, ".\(afterDot(child))"), .init("of", "\(names(place.flow).coordinator).self")])
        }
        var all: [Expression] = link.whenModal == .refuse ? [.text(".nothingPresented")] : []
        if link.kept != nil {
            let stack = Expression.Item("onStackOf", "\(names(link.flow).coordinator).self")
            all.append(link.restarts ? .call(".unlessShown", [stack]) : .text(".unlessShown"))
        }
        all += uncovered(by: link) + shown
        return all.dropFirst().reduce(all.first ?? .text(".none")) { first, next in .text("\(first.flat).and(\(next.flat))") }
    }

    private func steps(of link: DeepLink, _ root: FlowID, _ locals: Scope.Locals) -> [StepOutput] {
        func call(_ method: String, _ items: [Expression.Item], _ closures: [ClosureOutput] = [], isAnimated: Bool = false) -> StepOutput {
            .call(.call("\(locals.change).\(method)", items + (isAnimated ? [] : [.init("animated", "false")])), closures)
        }
        var steps = link.whenModal == .dismiss ? [call("dismissAll", [])] : []
        if link.restarts { steps += arrival(at: link.home, call) }
        guard !program.doesNothing(link.steps) else { return steps }
        let builder = StepBuilder(builder: self)
        let hidden = Set(link.parameters.map(\.name)).union([locals.change])
        guard link.flow == root, !link.restarts else {
            return steps + [builder.within(link.flow, link.steps, of: linkScope(of: root, locals))]
        }
        return steps + builder.statements(link.steps, linkScope(of: root, locals, hidden: hidden))
    }

    /// The scope of a flow's steps in a link, which the root's coordinator opens.
    fileprivate func linkScope(of flow: FlowID, _ locals: Scope.Locals, hidden: Set<String> = []) -> Scope {
        var scope = scope(of: flow, locals, change: locals.change, hidden: hidden)
        let sources = [root ?? flow, flow].map { program.modules.others[program[$0].source] }
        if sources[0] != sources[1] { scope.flow = nil }
        return scope
    }

    /// The calls that restart a link's flow and show it.
    private func arrival(at home: [DeepLink.Place], _ call: (String, [Expression.Item], [ClosureOutput], Bool) -> StepOutput)
        -> [StepOutput]
    {
        guard let last = home.last else { return [call("resetWindow", [], [], true)] }
        func coordinator(_ place: DeepLink.Place) -> Expression.Item { .init("of", "\(names(place.flow).coordinator).self") }
        guard program[last.flow].children.isEmpty else {
            let child = Expression.Item(nil, ".\(afterDot(program[last.flow].children[last.index].name.value))")
            return [call("switchTo", [child, coordinator(last), .init("reset", "true")], [], false)]
        }
        return home.filter { program[$0.flow].children.isEmpty }.map { place in
            let tab = Expression.Item(place == last ? "resetting" : nil, ".\(afterDot(program[place.flow].tabs[place.index].name.value))")
            return call("select", [tab, coordinator(place)], [], false)
        }
    }
}

extension StepBuilder {
    /// The call that continues a link with the steps of the flow on top.
    func within(_ flow: FlowID, _ steps: [Step], of outer: Scope) -> StepOutput {
        var scope = builder.linkScope(of: flow, outer.locals).inClosure()
        scope.heldNames = outer.heldNames
        let coordinator = Expression.Item(nil, "\(builder.names(flow).coordinator).self")
        return .call(.call("\(outer.change).within", [coordinator]), [closure(steps, scope)])
    }
}

// MARK: - URLs

/// A pattern as a comment shows it in code. Code shows backslashes, so it's escaped only if a tool
/// could read it as a directive.
private func documented(_ pattern: String) -> String {
    let words = ["swift", "sourcery", "periphery", "weaver"]
    return words.contains { pattern.lowercased().contains($0) } ? comment(pattern) : pattern
}

extension OutputBuilder {
    private func pattern(_ pattern: URLPattern, of link: DeepLink) -> LinkPatternOutput {
        let rest = pattern.rest == nil ? [] : [Expression.Item("orMore", "true")]
        let place: [Expression.Item] = [
            .init(nil, stringLiteral(pattern.scheme)), .init(nil, stringLiteral(pattern.host)),
        ]
        let segments = [Expression.Item("segments", "\(pattern.path.count)")]
        var conditions = [Expression.call("url.isAt", place + pattern.portItem + segments + rest).flat]
        for (index, part) in pattern.path.enumerated() {
            switch part {
            case .fixed(let text): conditions.append("url.path[\(index)] == \(stringLiteral(text))")
            case .placeholder(let value): conditions.append("let \(bare(value.name)) = url.segment(\(index), \(value.reader))")
            case .mixed(let mix):
                let names = mix.placeholders.map { bare($0.name) }.joined(separator: ", ")
                let bound = mix.placeholders.count == 1 ? names : "(\(names))"
                conditions.append("let \(bound) = url.segment(\(index), between: \(mix.literals), \(mix.readers))")
            }
        }
        for item in pattern.query {
            let key = stringLiteral(item.key)
            switch item.value {
            case .fixed(let text): conditions.append("url.hasItem(\(key), \(stringLiteral(text)))")
            case .mixed: break
            case .placeholder(let value):
                switch value.occurrence {
                case .required: conditions.append("let \(bare(value.name)) = url.item(\(key), \(value.reader))")
                case .optional: conditions.append("let \(bare(value.name)) = url.optionalItem(\(key), \(value.reader))")
                case .defaulted:
                    let other = value.defaultLiteral ?? "nil"
                    conditions.append("let \(bare(value.name)) = url.item(\(key), or: \(other), \(value.reader))")
                case .repeated, .rest: conditions.append("let \(bare(value.name)) = url.items(\(key), \(value.reader))")
                }
            }
        }
        switch pattern.fragment {
        case .fixed(let text): conditions.append("url.fragment == \(stringLiteral(text))")
        case .placeholder(let value):
            let method = value.occurrence == .required ? "fragment" : "optionalFragment"
            conditions.append("let \(bare(value.name)) = url.\(method)(\(value.reader))")
        case .mixed, nil: break
        }
        let names = Set(pattern.placeholders.map(\.name))
        let items = link.parameters.filter { names.contains($0.name) }.map { parameter in
            let isRest = pattern.rest?.name == parameter.name
            return Expression.Item(parameter.name, isRest ? "url.rest(from: \(pattern.path.count))" : bare(parameter.name))
        }
        let value = Expression.member(link.name.value, items, hasValues: !link.parameters.isEmpty)
        return LinkPatternOutput(conditions: conditions, link: value)
    }

    /// Returns an expression for a URL with a link's values. Uses the first pattern that contains
    /// all of them, otherwise the first pattern. Nil if all hosts are wildcards.
    private func url(of link: DeepLink) -> Expression? {
        let names = Set(link.parameters.map(\.name))
        let patterns = link.patterns.map(\.pattern).filter { !$0.isWildcard }
        guard let pattern = patterns.first(where: { names.isSubset(of: $0.placeholders.map(\.name)) }) ?? patterns.first else { return nil }
        let segments = Expression.list(
            pattern.path.map { part in
                guard case .mixed(let mix) = part else { return .text(part.text { stringLiteral($0) }) }
                let values = mix.placeholders.map(\.text).joined(separator: ", ")
                return .text("\(runtime("LinkURL")).segment(between: \(mix.literals), [\(values)], \(mix.readers))")
            })
        let rest = pattern.rest.map { bare($0.name) }
        let path = rest.map { Expression.text(pattern.path.isEmpty ? $0 : "\(segments.flat) + \($0)") } ?? segments
        let query = pattern.query.map { item in
            "\(stringLiteral(item.key)): \(item.value.texts { stringLiteral($0) })"
        }
        let items: [Expression.Item] = [
            .init("path", path), .init("items", query.isEmpty ? .text("[:]") : .list(query.map(Expression.text))),
        ]
        let place: [Expression.Item] = [
            .init("scheme", stringLiteral(pattern.scheme)), .init("host", stringLiteral(pattern.host)),
        ]
        let fragment = pattern.fragment.map { [Expression.Item("fragment", $0.text { stringLiteral($0) })] } ?? []
        return .call(runtime("LinkURL"), place + pattern.portItem + items + fragment)
    }
}

extension URLPattern {
    /// The argument for the port, if there is one.
    fileprivate var portItem: [Expression.Item] { port.map { [.init("port", "\($0)")] } ?? [] }
}

extension URLPattern.Mix {
    fileprivate var literals: String { "[\(texts.map { stringLiteral($0) }.joined(separator: ", "))]" }
    fileprivate var readers: String { placeholders.map(\.reader).joined(separator: ", ") }
}

extension URLPattern.Placeholder {
    /// The function that parses the value.
    fileprivate var reader: String {
        switch type {
        case .string: "{ $0 }"
        case .int: "Int.init(_:)"
        case .double: "Double.init(_:)"
        case .bool: "Bool.init(_:)"
        case .uuid: "UUID.init(uuidString:)"
        case .url: "URL.init(string:)"
        case .enumeration(let words): "{ [\(words.map { stringLiteral($0) }.joined(separator: ", "))].contains($0) ? $0 : nil }"
        case .app(let name): "{ \(name)($0) }"
        }
    }

    /// The member that converts the value to a string; empty for a string.
    private var member: String {
        switch type {
        case .string, .enumeration: ""
        case .int, .double, .bool, .app: ".description"
        case .uuid: ".uuidString"
        case .url: ".absoluteString"
        }
    }

    /// The value as a string, or as an optional string if it's optional.
    fileprivate var text: String {
        let isOptional = occurrence == .optional && !member.isEmpty
        return bare(name) + (isOptional ? "?" : "") + member
    }

    /// The values as an array of strings.
    fileprivate var texts: String {
        guard occurrence == .repeated else { return "[\(text)]" }
        return member.isEmpty ? bare(name) : "\(bare(name)).map(\\\(member))"
    }
}

extension URLPattern.Part {
    fileprivate func text(_ literal: (String) -> String) -> String {
        switch self {
        case .fixed(let text): literal(text)
        case .placeholder(let value): value.text
        case .mixed: literal("")
        }
    }

    fileprivate func texts(_ literal: (String) -> String) -> String {
        switch self {
        case .fixed(let text): "[\(literal(text))]"
        case .placeholder(let value): value.texts
        case .mixed: "[]"
        }
    }
}
