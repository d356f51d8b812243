import UIKit

/// A container that shows one of several tabs.
@MainActor @preconcurrency public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view with a selection that both the app and the user can change.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    func children(of node: Node) -> [ChildView] {
        let tabs = node.object as? TabsObject ?? TabsObject(of: node)
        node.object = tabs
        tabs.write = { tag in if let value = tag.base as? SelectionValue { selection?.wrappedValue = value } }
        tabs.wanted = selection.map { AnyHashable($0.wrappedValue) }
        tabs.leaves = Leaf.all(in: content)
        return []
    }

    func update(_ node: Node) { (node.object as? TabsObject)?.settle() }
}

/// The tab bar controller of a tab view.
@MainActor final class TabsObject: NSObject, NodeObject, UITabBarControllerDelegate {
    private let bar = UITabBarController()
    private var tabs: [(key: [AnyHashable], tag: AnyHashable?, controller: UIHostingController<AnyView>)] = []
    var leaves: [Leaf] = []
    var wanted: AnyHashable?
    var write: @MainActor (AnyHashable) -> Void = { _ in }
    private weak var node: Node?

    init(of node: Node) {
        self.node = node
        super.init()
        bar.delegate = self
        node.page?.controller?.embed(bar)
    }

    func settle() {
        guard let node else { return }
        let old = tabs
        tabs = leaves.map { leaf in
            let view = AnyView(leaf.view)
            let known = old.first { $0.key == leaf.key }?.controller
            if let known { known.rootView = view }
            let controller = known ?? UIHostingController(rootView: view, within: node)
            describe(controller, leaf)
            return (leaf.key, leaf.tag, controller)
        }
        let controllers = tabs.map(\.controller)
        if !controllers.elementsEqual(bar.viewControllers ?? [], by: ===) {
            bar.setViewControllers(controllers, animated: false)
            for (_, _, controller) in old where !controllers.contains(where: { $0 === controller }) { controller.page.leave() }
        }
        if let index = tabs.firstIndex(where: { $0.tag == wanted }), bar.selectedIndex != index { bar.selectedIndex = index }
        if HeadlessSwiftUI.behavior.loadsAllTabs { for tab in controllers { tab.loadViewIfNeeded() } }
    }

    private func describe(_ controller: UIViewController, _ leaf: Leaf) {
        for trait in leaf.traits {
            switch trait {
            case .tag: break
            case .tabItem(let label): controller.tabBarItem.title = Leaf.label(of: label)
            case .badge(let text): controller.tabBarItem.badgeValue = text
            }
        }
    }

    // MARK: The user

    func tabBarController(_ bar: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        if HeadlessSwiftUI.behavior.selectsTabsFirst { return true }
        tap(controller)
        return false
    }

    func tabBarController(_ bar: UITabBarController, didSelect controller: UIViewController) { tap(controller) }

    /// Writes the selection for each tap, even on the selected tab (T1).
    private func tap(_ controller: UIViewController) {
        guard let tag = tabs.first(where: { $0.controller === controller })?.tag else { return }
        write(tag)
        node?.invalidate()
    }

    func leave() {
        bar.disembed()
        for (_, _, controller) in tabs { controller.page.leave() }
    }
}

extension Leaf {
    var tag: AnyHashable? {
        for case .tag(let tag) in traits.reversed() { return tag }
        return nil
    }

    /// Returns the texts in a view, joined with spaces.
    @MainActor static func label(of view: any View) -> String {
        if let text = view as? Text { return text.content }
        let parts = (view as? any ViewContainer)?.members.map(\.view) ?? (view is any PrimitiveView ? [] : [body(of: view)])
        return parts.map(label).filter { !$0.isEmpty }.joined(separator: " ")
    }

    @MainActor private static func body<Value: View>(of view: Value) -> any View { view.body }
}
