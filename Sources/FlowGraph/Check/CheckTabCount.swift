import FlowSpec

/// The maximum number of tabs in a tab bar on iPhone. With more, UIKit replaces the last one with
/// its More tab (documentation of `UITabBarController`).
private let mostTabs = 5

extension Linker {
    /// Reports tab bars that don't fit on iPhone.
    mutating func checkTabCount() {
        for flow in names.declarations {
            guard let tabs = flow.tabs, tabs.count > mostTabs, flow.bar?.value != .custom else { continue }
            let message =
                "the flow \(quoted(flow.name.value)) has \(tabs.count) tabs: on iPhone, UIKit moves all tabs after the fourth into its More tab, "
                + "which flowgen can't control; use at most \(mostTabs)"
            report(.tooManyTabs, message, at: tabs[mostTabs].name.range)
        }
    }
}
