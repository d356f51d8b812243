import FlowGraph
import FlowSpec

/// Says, once, which places keep the analysis from being exact.
extension Report {
    func approximations() -> [Finding] {
        analysis.violations.map { violation in
            Finding(.approximateAnalysis, violation.reason.message, at: violation.range, suggestions: suggestions(for: violation))
        }
    }

    private func suggestions(for violation: ExactnessViolation) -> [Suggestion] {
        guard case .goesOnInTab = violation.reason else { return [] }
        return [Suggestion("write 'reset: true' or 'stack' to say what stands in the tab, and the analysis is exact", at: violation.range)]
    }
}

extension ExactnessViolation.Reason {
    /// What makes the analysis approximate.
    var message: String {
        switch self {
        case .goesOnInTab:
            "this goes on in a tab without saying what stands there, so that more stacks are taken for possible than there are"
        case .coveredBar:
            "this shows a tab bar that is covered or hidden at once, and a step resets one of its tabs: that tab is taken to be reachable untouched"
        case .noReturn:
            "this changes the stack before it selects another tab, from where the user may not come right back: the stack left behind is taken to be one "
                + "tap away"
        case .faultAfterMove:
            "this may not be possible in what a flow's starter does after the user has left it: the state before it is taken for reachable in all cases"
        case .size:
            "flows, tabs and layers mix in more ways than are looked at: nothing is proved of the app's stacks, and only the nearest states are searched"
        case .limit:
            "there are more ways to go here than are followed one by one: each step is taken wherever those before it may have led to"
        case .beginnings:
            "this flow can begin in more ways here than are looked at: nothing is proved of the app's stacks, and only the nearest states are searched"
        case .mergedSites:
            "more flows do something when they are dismissed than are told apart: after a way back through the menu each of them is taken to have been left"
        case .soughtScreens:
            "'popTo' with 'else' looks for more screens of this flow than are told apart: the others are taken to be on the stack, and not to be"
        }
    }
}
