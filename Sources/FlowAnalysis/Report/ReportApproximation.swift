import FlowGraph
import FlowSpec

/// Reports each location that makes the analysis approximate, once.
extension Report {
    func approximations() -> [Finding] {
        analysis.violations.map { violation in
            Finding(.approximateAnalysis, violation.reason.message, at: violation.range, suggestions: suggestions(for: violation))
        }
    }

    private func suggestions(for violation: ExactnessViolation) -> [Suggestion] {
        guard case .continuesInTab = violation.reason else { return [] }
        return [Suggestion("add 'reset: true' or 'stack: […]' for an exact analysis", at: violation.range)]
    }
}

extension ExactnessViolation.Reason {
    /// The reason, with the consequence for findings.
    var message: String {
        switch self {
        case .continuesInTab: Self.approximate("a step continues in a tab without setting its stack")
        case .coveredBar: Self.approximate("a tab bar is covered or hidden as soon as it is shown, and a step resets one of its tabs")
        case .noReturn: Self.approximate("a step changes its stack and then selects another tab")
        case .faultAfterMove: Self.approximate("a step of a caller's handler can fail after users have left the flow")
        case .limit: Self.approximate("the steps have more paths than flowgen follows")
        case .mergedSites:
            Self.approximate("more flows have 'dismissed' handlers than flowgen tells apart when users go back with the back menu")
        case .soughtScreens: Self.approximate("'popTo' with 'else' looks for more screens of the flow than flowgen tells apart")
        case .size: Self.incomplete("flows, tabs and modals combine in more ways than flowgen checks")
        case .beginnings: Self.incomplete("the flow can start in more ways than flowgen checks")
        }
    }

    private static func approximate(_ reason: String) -> String {
        "analysis is approximate: \(reason); some findings might be false positives"
    }

    private static func incomplete(_ reason: String) -> String {
        "analysis is incomplete: \(reason); flowgen searches only the nearest states and might miss errors"
    }
}
