import FlowSpec

/// The values that a link is opened with.
extension Linker {
    /// The declared parameters of a link, or else the placeholders of its URLs.
    mutating func parameters(of declaration: DeepLinkDeclaration) -> [MethodParameter] {
        if let declared = declaration.parameters {
            checkPlaceholders(of: declaration, declared)
            return declared.map { MethodParameter(name: $0.name.value, type: .swift($0.type), defaultValue: $0.defaultValue) }
        }
        var all: [MethodParameter] = []
        for pattern in declaration.patterns {
            for placeholder in pattern.value.placeholders {
                guard let parameter = parameter(of: placeholder) else { continue }
                guard let index = all.firstIndex(where: { $0.name == parameter.name }) else {
                    all.append(parameter)
                    continue
                }
                if !all[index].type.agrees(with: parameter.type) {
                    let message =
                        "\(quoted(parameter.name)) is \(quoted(parameter.type.title)) here and \(quoted(all[index].type.title)) in a URL "
                        + "before; one value gives both"
                    report(.linkParameter, message, at: pattern.range)
                }
                all[index].defaultValue = all[index].defaultValue ?? parameter.defaultValue
            }
        }
        for pattern in declaration.patterns where !declaration.isPartial {
            let names = Set(pattern.value.placeholders.map(\.name))
            for parameter in all where !names.contains(parameter.name) && parameter.defaultValue == nil {
                let message = "\(quoted(parameter.name)) isn't in this URL, and another URL of the link has it without a default"
                report(.linkParameter, message, at: pattern.range)
            }
        }
        return all
    }

    /// Reports placeholders that aren't parameters, and parameters that nothing gives.
    private mutating func checkPlaceholders(of declaration: DeepLinkDeclaration, _ declared: [Parameter]) {
        guard !declaration.isPartial else { return }
        for pattern in declaration.patterns {
            let placeholders = pattern.value.placeholders
            for placeholder in placeholders {
                guard let parameter = declared.first(where: { $0.name.value == placeholder.name }) else {
                    let proposal = didYouMean(placeholder.name, in: declared.map(\.name.value))
                    report(.linkParameter, "\(quoted(placeholder.name)) isn't a parameter of the link\(proposal)", at: pattern.range)
                    continue
                }
                guard let own = self.parameter(of: placeholder), own.type.agrees(with: .swift(parameter.type)) else {
                    let message =
                        "\(quoted(placeholder.name)) is \(quoted(placeholder.typeTitle)) in the URL, and the parameter is "
                        + quoted(parameter.type.description)
                    let note = Diagnostic.Note("the parameter is declared here", at: parameter.name.range)
                    report(.linkParameter, message, at: pattern.range, notes: [note])
                    continue
                }
            }
            let said = Set(placeholders.map(\.name))
            for parameter in declared where parameter.defaultValue == nil && !said.contains(parameter.name.value) {
                let note = Diagnostic.Note("the parameter is declared here", at: parameter.name.range)
                let message = "this URL doesn't say \(quoted(parameter.name.value)), which has no default"
                report(.linkParameter, message, at: pattern.range, notes: [note])
            }
        }
    }

    private func parameter(of placeholder: URLPattern.Placeholder) -> MethodParameter? {
        SwiftType(parsing: placeholder.typeTitle).map {
            MethodParameter(name: placeholder.name, type: .swift($0), defaultValue: placeholder.defaultLiteral)
        }
    }
}

extension URLPattern.Placeholder {
    /// The Swift type of the value.
    var typeTitle: String {
        let type = if case .enumeration = type { "String" } else { type.description }
        return switch occurrence {
        case .required, .defaulted: type
        case .optional: "\(type)?"
        case .repeated, .rest: "[\(type)]"
        }
    }

    /// The Swift literal that stands where the URL doesn't have the value; nil where it must.
    public var defaultLiteral: String? {
        switch occurrence {
        case .required: nil
        case .optional: "nil"
        case .repeated, .rest: "[]"
        case .defaulted(let value): value.literal
        }
    }
}

extension URLPattern.Value {
    fileprivate var literal: String? {
        switch self {
        case .text(let text), .uuid(let text): SwiftLiteral.string(text).description
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .bool(let bool): String(bool)
        case .list, .absent: nil
        }
    }
}
