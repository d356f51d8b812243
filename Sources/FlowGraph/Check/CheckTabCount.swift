import FlowSpec

/// The most tabs that a tab bar on iPhone shows. With more, the last place is UIKit's own More tab
/// (UITabBarController's documentation).
private let mostTabs = 5

extension Linker {
    /// Warns of tab bars that iPhone doesn't show whole.
    mutating func checkTabCount() {
        for flow in names.declarations {
            guard let tabs = flow.tabs, tabs.count > mostTabs, flow.bar?.value != .custom else { continue }
            let message =
                "the flow \(quoted(flow.name.value)) has \(tabs.count) tabs; on iPhone those from the fifth on are in UIKit's More tab, whose "
                + "screens stand on a stack that isn't theirs; have at most \(mostTabs)"
            report(.tooManyTabs, message, at: tabs[mostTabs].name.range)
        }
    }
}
