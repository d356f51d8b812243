package enum ColorMode: String, CaseIterable, Sendable {
    case auto, always, never

    /// True if text written to a file descriptor is colored. The option has priority, then NO_COLOR
    /// (no-color.org), then CLICOLOR_FORCE, then whether the descriptor is a terminal with color.
    func isColored(_ file: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if !environment("NO_COLOR").isEmpty { return false }
            if !["", "0"].contains(environment("CLICOLOR_FORCE")) { return true }
            return isatty(file) == 1 && environment("TERM") != "dumb"
        }
    }
}
