import FlowSpec

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
                        "conflicting types for \(quoted(parameter.name)): \(quoted(all[index].type.title)) and "
                        + "\(quoted(parameter.type.title)) in URLs of one link; use the same type"
                    report(.linkParameter, message, at: pattern.range)
                }
                all[index].defaultValue = all[index].defaultValue ?? parameter.defaultValue
            }
        }
        for pattern in declaration.patterns where !declaration.isPartial {
            let names = Set(pattern.value.placeholders.map(\.name))
            for parameter in all where !names.contains(parameter.name) && parameter.defaultValue == nil {
                let message =
                    "\(quoted(parameter.name)) is missing in the URL: another URL of the link has it without a default; add it to both"
                report(.linkParameter, message, at: pattern.range)
            }
        }
        return all
    }

    /// Reports placeholders that aren't parameters, and parameters without a source.
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
                        "\(quoted(placeholder.name)) is \(quoted(placeholder.typeTitle)) in the URL, but declared as "
                        + "\(quoted(parameter.type.description)); use the same type"
                    report(.linkParameter, message, at: pattern.range, notes: [.declaration(of: parameter.name)])
                    continue
                }
            }
            let said = Set(placeholders.map(\.name))
            for parameter in declared where parameter.defaultValue == nil && !said.contains(parameter.name.value) {
                let message = "\(quoted(parameter.name.value)) is missing in the URL: it has no default; add it, or a default"
                report(.linkParameter, message, at: pattern.range, notes: [.declaration(of: parameter.name)])
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

    /// The default value as a Swift literal if the URL omits the value; `nil` if it is required.
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
