/// The names that generated types reserve, including members of their superclasses and protocols.
enum Reserved {
    /// The members of coordinators.
    static let coordinator: Set<String> = [
        "attributes", "badge", "chooseStart", "content", "currentChild", "currentCoordinator", "effects", "firstChild", "firstScreen",
        "firstTab",
        "flowName", "fromAnywhere",
        "guards", "hasFixedTabs", "hasSidebar", "ignore", "isInBar", "linkLifetime", "makeDisplay", "makeTabBar",
        "makeTabBarItem", "mayStart", "onEvent", "onTop",
        "opensLinks", "popsOnReselect", "presentation", "rootViewController", "routerOnTop", "savedState", "savedValues", "screens",
        "select", "selectedColumn", "selectedTab", "setBadge", "setVisibleTabs", "snapshot", "splitViewController", "start", "stop",
        "visibleTabs",
    ]
    /// The members of coordinators and routers.
    static let transitions = coordinator.union(["navigate"])
    /// The members of coordinators and of enumerations with raw values.
    static let places = coordinator.union(raw).union(["embed", "present", "push"])
    /// The members of the enumeration of links.
    static let links: Set<String> = ["linkName", "linkURL", "url"]
    /// The members of an enumeration of screens.
    static let screens: Set<String> = ["flowName", "screenName"]
    /// The initializer's arguments of coordinators and screens, other than their parameters.
    static let parameters: Set<String> = ["effects", "guards", "router", "screens"]
    /// The parameterless members of view controllers. Effects with such names would override them.
    static let viewController: Set<String> = [
        "awakeFromNib", "becomeFirstResponder", "description", "didReceiveMemoryWarning", "hash", "init", "isEditing", "loadView",
        "loadViewIfNeeded", "navigationController", "presentationController", "removeFromParent", "resignFirstResponder",
        "splitViewController", "tabBarController",
        "title", "updateViewConstraints", "view", "viewDidLayoutSubviews", "viewDidLoad", "viewWillLayoutSubviews",
    ]
    /// The types that can be nested in generated types, in the order of findings.
    static let types = ["Name", "Screen", "Tab"]
    /// The types of other modules that the output uses without a module name.
    static let used: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Bundle", "CaseIterable", "Dictionary", "Double", "FlowRuntime", "Int", "MainActor", "NSCoder",
        "Optional", "Self", "Set", "String", "UIHostingController", "UIImage", "UITabBarItem", "UIViewController", "Void",
    ]

    /// The types of SwiftUI that the output uses, if it has views.
    static let usedInViews: Set<String> = ["SwiftUI", "View", "ViewBuilder"]

    private static let raw: Set<String> = ["allCases", "hash", "hashValue", "rawValue"]
}
