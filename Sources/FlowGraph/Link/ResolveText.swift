import FlowSpec

extension Linker {
    /// Resolves a string of an alert. A name that isn't in scope becomes a parameter of the method.
    mutating func text(_ text: Located<TextDeclaration>, _ title: String, in scope: Scope) -> Text? {
        switch text.value {
        case .literal(let literal):
            checkText(literal, at: text.range) { linker, name in linker.isInScope(name, scope) }
            return .literal(literal)
        case .name(let name):
            let taker = MethodDraft.Taker.text(title)
            let name = Located(name, at: text.range)
            return (newParameter(name, for: taker, in: scope) ?? value(name, for: taker, in: scope)).map(Text.value)
        case .localized(let declared):
            return localized(declared) { linker, name in
                let passed = scope.passed[name.value]
                let type = passed?.found?.type ?? SwiftType(parsing: "String")
                if passed == nil {
                    if let found = linker.find(name.value, in: scope) { return found }
                    if let type = linker.method?[name.value]?.type.swiftType { return (.method(name.value), type) }
                    if let value = linker.newParameter(name, for: .text(title), in: scope) { return type.map { (value, $0) } }
                }
                let taker = MethodDraft.Taker(title: title, type: type)
                return linker.value(name, for: taker, in: scope).flatMap { value in type.map { (value, $0) } }
            }
        }
    }

    /// The new method parameter for a name that isn't in scope.
    mutating func newParameter(_ name: Located<String>, for taker: MethodDraft.Taker, in scope: Scope) -> Value? {
        guard scope.addsParameters, scope.passed[name.value] == nil, find(name.value, in: scope) == nil, let type = taker.parameterType,
            add(MethodDraft.Entry(name: name.value, type: type, defaultValue: nil, range: name.range), at: name.range)
        else {
            return nil
        }
        checkSpelling(ofParameter: name, in: scope)
        return .method(name.value)
    }

    /// Resolves a string of a screen. Names refer to the screen's parameters.
    mutating func text(_ text: Located<TextDeclaration>, of attribute: ScreenAttribute, _ table: ParameterTable) -> Text? {
        switch text.value {
        case .literal(let literal):
            checkText(literal, at: text.range) { _, name in table[name] != nil }
            return .literal(literal)
        case .name(let name):
            guard let found = parameter(Located(name, at: text.range), of: attribute, table) else { return nil }
            check(
                found.type, of: Located(name, at: text.range),
                for: .text("a \(attribute.rawValue)"))
            return .value(found.value)
        case .localized(let declared):
            return localized(declared) { linker, name in linker.parameter(name, of: attribute, table) }
        }
    }

    private mutating func parameter(
        _ name: Located<String>, of attribute: ScreenAttribute, _ table: ParameterTable
    ) -> (value: Value, type: SwiftType)? {
        if let parameter = table[name.value] {
            return (.screen(name.value), parameter.type)
        }
        if !table.isPartial {
            let known = table.all.map { "$\($0.name.value)" }
            let written = "$\(name.value)"
            let message = "\(quoted(written)) isn't a parameter of the screen, so its \(attribute.rawValue) can't use it"
            reportUnknown(message, Located(written, at: name.range), candidates: .names(known))
        }
        return nil
    }

    /// Resolves a tab's title, which has no values.
    mutating func text(of tab: TabDeclaration, in flow: FlowID) -> Text? {
        guard let title = tab.title else { return nil }
        switch title.value {
        case .literal(let text):
            let known = drafts[flow.index].parameters
            checkText(text, at: title.range, isFixed: true, remedy: "a tab's title can't contain values") { _, name in known[name] != nil }
            return .literal(text)
        case .localized(let declared): return localized(declared) { _, _ in nil }
        case .name: return nil
        }
    }

    // MARK: - Localized strings

    /// Resolves a localized string, with its values in the order of the string.
    private mutating func localized(
        _ declared: LocalizedTextDeclaration, _ find: (inout Linker, Located<String>) -> (value: Value, type: SwiftType)?
    ) -> Text? {
        guard let key = parts(of: declared.key, find) else { return nil }
        var text = LocalizedText(key: key, range: declared.key.range)
        if let written = declared.defaultValue {
            guard let parts = parts(of: written, find) else { return nil }
            text.defaultValue = parts
        }
        text.table = declared.table
        text.comment = declared.comment
        checkAgreement(of: text)
        return .localized(text)
    }

    private mutating func parts(
        of text: Located<[TextPart]>, _ find: (inout Linker, Located<String>) -> (value: Value, type: SwiftType)?
    ) -> [LocalizedText.Part]? {
        var parts: [LocalizedText.Part] = []
        for part in text.value {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .name(let name):
                guard let (value, type) = find(&self, Located(name, at: text.range)) else { continue }
                guard let format = SwiftType.localizedFormats.first(where: { $0.name == type.description })?.format else {
                    let kinds = alternatives(SwiftType.localizedFormats.map(\.name))
                    let message =
                        "\(quoted("$\(name)")) is \(quoted(type.description)), but a localized string accepts only \(kinds); pass a string "
                        + "instead"
                    report(.argumentType, message, at: text.range)
                    continue
                }
                parts.append(.value(value, format: format))
            }
        }
        return parts.count == text.value.count ? parts : nil
    }

    /// Reports a key that has a different default or comment elsewhere.
    private mutating func checkAgreement(of text: LocalizedText) {
        let entry = LocalizedEntry(table: text.tableName, key: text.formattedKey)
        guard let first = localizedTexts[entry] else {
            localizedTexts[entry] = text
            return
        }
        let pairs = [("default", first.formattedDefault, text.formattedDefault), ("comment", first.comment, text.comment)]
        for (name, one, other) in pairs {
            guard let one, let other, one != other else { continue }
            let message = "conflicting \(name)s for the key \(quoted(entry.key)): \(quoted(one)) and \(quoted(other)); use one of them"
            report(.textClash, message, at: text.range, notes: [Diagnostic.Note("the other \(name) is here", at: first.range)])
        }
    }
}

/// The identity of a localized string for translators.
struct LocalizedEntry: Hashable {
    var table: String
    var key: String
}

extension SwiftType {
    /// The types that a localized string can interpolate, with their formats.
    static let localizedFormats: [(name: String, format: String)] = [
        ("String", "%@"), ("Int", "%lld"), ("Int32", "%d"), ("Int64", "%lld"), ("UInt", "%llu"), ("UInt32", "%u"), ("UInt64", "%llu"),
        ("Double", "%lf"), ("Float", "%f"), ("CGFloat", "%lf"),
    ]
}
