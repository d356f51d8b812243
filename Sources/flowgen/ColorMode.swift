import ArgumentParser
import Foundation

/// When text is coloured.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never

    /// Whether what is written to a file descriptor is coloured. The option counts first, then
    /// NO_COLOR (no-color.org), then CLICOLOR_FORCE, then whether it is a terminal that can.
    func isColoured(_ file: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let environment = ProcessInfo.processInfo.environment
            func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
            if isSet("NO_COLOR") { return false }
            if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
            return isatty(file) == 1 && environment["TERM"] != "dumb"
        }
    }
}
