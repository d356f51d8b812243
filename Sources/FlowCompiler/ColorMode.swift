/// When text is coloured.
package enum ColorMode: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether what is written to a file descriptor is coloured. The option counts first, then
    /// NO_COLOR (no-color.org), then CLICOLOR_FORCE, then whether it is a terminal that can.
    func isColoured(_ file: Int32) -> Bool {
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
