extension Regex {
    /// The expression in the syntax of a spec.
    ///
    /// - Parameter name: writes a screen.
    public func text(naming name: (ScreenID) -> String) -> String {
        text(naming: name, isPart: false)
    }

    private func text(naming name: (ScreenID) -> String, isPart: Bool) -> String {
        switch self {
        case .oneOf(let screens):
            return inParentheses(screens.sorted().map(name).joined(separator: " | "), if: screens.count != 1)
        case .anyScreen: return "."
        case .zeroOrMore(.anyScreen): return "..."
        case .sequence(let parts):
            return inParentheses(parts.map { $0.text(naming: name, isPart: $0.isChoice) }.joined(separator: " "), if: isPart)
        case .choice(let parts):
            return inParentheses(parts.map { $0.text(naming: name, isPart: false) }.joined(separator: " | "), if: isPart)
        case .zeroOrMore(let part): return part.repeated("*", naming: name, isPart: isPart)
        case .oneOrMore(let part): return part.repeated("+", naming: name, isPart: isPart)
        case .optional(let part): return part.repeated("?", naming: name, isPart: isPart)
        }
    }

    private var isChoice: Bool {
        if case .choice = self { true } else { false }
    }

    private func repeated(_ mark: String, naming name: (ScreenID) -> String, isPart: Bool) -> String {
        inParentheses(text(naming: name, isPart: true) + mark, if: isPart)
    }

    private func inParentheses(_ text: String, if isNeeded: Bool) -> String {
        isNeeded ? "(\(text))" : text
    }
}
