import FlowSpec

/// A parsed template for names.
struct NameTemplate: Sendable {
    private let parts: [Part]

    private enum Part {
        case text(Substring)
        case placeholder(Placeholder)
    }

    enum Placeholder {
        case flow, app, screen, effect, set
        /// `{Flow}{Screen}`, without the words common to both names.
        case flowAndScreen
    }

    /// Parses a template with names in braces. Unknown names are removed.
    init(_ template: String) {
        var parts: [Part] = []
        for (index, part) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let end = part.firstIndex(of: "}") else {
                if !part.isEmpty { parts.append(.text(part)) }
                continue
            }
            switch (parts.last, part[..<end]) {
            case (.placeholder(.flow), "Screen"): parts[parts.count - 1] = .placeholder(.flowAndScreen)
            case (_, "Flow"): parts.append(.placeholder(.flow))
            case (_, "App"): parts.append(.placeholder(.app))
            case (_, "Screen"): parts.append(.placeholder(.screen))
            case (_, "Effect"): parts.append(.placeholder(.effect))
            case (_, "Set"): parts.append(.placeholder(.set))
            default: break
            }
            let rest = part[part.index(after: end)...]
            if !rest.isEmpty { parts.append(.text(rest)) }
        }
        self.parts = parts
    }

    /// Returns the name with values in place of the placeholders.
    func filled(_ value: (Placeholder) -> String) -> String {
        var name = ""
        for part in parts {
            switch part {
            case .text(let text): name += text
            case .placeholder(let placeholder): name += value(placeholder)
            }
        }
        return name
    }
}

/// The parsed templates for all names generated for a file's flows.
struct FlowNameTemplates: Sendable {
    private let templates: [GeneratedName: NameTemplate]

    init(_ given: NameTemplates) {
        templates = Dictionary(
            uniqueKeysWithValues: GeneratedName.allCases.map { ($0, NameTemplate(given[$0]?.value ?? $0.usual)) })
    }

    subscript(kind: GeneratedName) -> NameTemplate {
        templates[kind] ?? NameTemplate(kind.usual)
    }
}
