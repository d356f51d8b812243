import FlowSpec

/// The maximum number of tabs in a tab bar in compact width. With more, UIKit replaces the last one
/// with its More tab (documentation of `UITabBarController`).
private let mostTabs = 5

extension Linker {
    /// Reports tab bars that don't fit on iPhone. A selected tab of wide windows joins the bar.
    mutating func checkTabCount() {
        for flow in names.declarations {
            guard let tabs = flow.tabs, flow.bar?.value != .custom else { continue }
            let compact = tabs.filter { $0.width?.value != .regular }
            let isFull = compact.count == tabs.count
            let most = isFull ? mostTabs : mostTabs - 1
            guard compact.count > most else { continue }
            let others = isFull ? "" : " in compact width, and one more while a tab of wide windows is selected"
            let remedy = isFull ? ", or 'width: regular' for tabs that only iPad needs" : ""
            let message =
                "the flow \(quoted(flow.name.value)) has \(compact.count) tabs\(others): on iPhone, UIKit moves all tabs after the fourth into "
                + "its More tab, which flowgen can't control; use at most \(most)\(remedy)"
            report(.tooManyTabs, message, at: compact[most].name.range)
        }
    }

    /// Reports widths of tabs in a bar of the app: only UIKit's bar gains and loses tabs.
    mutating func checkTabWidths() {
        for flow in names.declarations where flow.bar?.value == .custom {
            for tab in flow.tabs ?? [] {
                guard let width = tab.width else { continue }
                let message =
                    "'width' has no effect: your app lays out the tabs of \(quoted(flow.name.value)) ('bar: custom'); remove 'width'"
                report(.unknownKey, message, at: width.range)
            }
        }
    }
}
