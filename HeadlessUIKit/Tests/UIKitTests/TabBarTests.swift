import Testing
import UIKit

@MainActor struct TabBarTests {
    @Test func theFirstTabIsSelectedAndOthersAreNotLoaded() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
        #expect(tabs.tabBar.items?.count == 2)
    }

    @Test func aStackShowsItsRootsItemUnlessItHasItsOwn() {
        let stage = Stage()
        let root = stage.screen("a")
        root.title = "A"
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.tabBarItem.title == "A")
        navigation.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 0)
        #expect(navigation.tabBarItem.title == "B")
        #expect(root.tabBarItem.title == "A")
    }

    @Test func selectingInCodeIsSilentForTheDelegate() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        tabs.selectedIndex = 1
        #expect(
            stage.calls() == ["a.willDisappear", "willShow b", "b.willAppear", "a.didDisappear", "b.didAppear", "didShow b"]
        )
        tabs.selectedViewController = tabs.viewControllers?[0]
        #expect(tabs.selectedIndex == 0)
        #expect(!stage.calls().contains { $0.contains("Select") })
    }

    @Test func anIndexWithoutATabIsIgnored() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
        #expect(UITabBarController().selectedIndex == NSNotFound)
    }

    @Test func aTapAsksAndTells() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b", "c"])
        #expect(stage.user.tapTab(1))
        let calls = stage.calls()
        #expect(calls.first == "shouldSelect b" && calls.last == "didSelect b")
        #expect(tabs.selectedIndex == 1)
        #expect(stage.user.visibleStack.map(\.label) == ["b", "c"], "a tap on another tab pops nothing")
        #expect(!stage.user.tapTab(2))
    }

    @Test func aRefusedTapChangesNothing() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        stage.delegate.allowsSelection = false
        #expect(!stage.user.tapTab(1))
        #expect(stage.calls() == ["shouldSelect b"])
        #expect(tabs.selectedIndex == 0)
    }

    @Test func aTapOnTheSelectedTabPopsToItsRoot() {
        let stage = Stage()
        let tabs = stage.showTabs(["a", "b", "c"], ["d"])
        stage.user.finishesTransitions = false
        #expect(stage.user.tapTab(0))
        #expect((tabs.selectedViewController as? UINavigationController)?.labels == ["a"])
        #expect(stage.calls() == ["shouldSelect a", "willShow a", "c.willDisappear", "a.willAppear", "didSelect a"])
        stage.user.finishTransitions()
        #expect(stage.calls() == ["c.didDisappear", "a.didAppear", "didShow a"])
        #expect(stage.user.tapTab(0))
        #expect(stage.calls() == ["shouldSelect a", "didSelect a"])
    }

    @Test func theTopmostScreenDecidesWhetherTheBarIsSeen() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        let stack = tabs.selectedViewController as? UINavigationController
        let hiding = stage.screen("hiding")
        hiding.hidesBottomBarWhenPushed = true
        stack?.pushViewController(hiding, animated: false)
        #expect(!stage.user.seesTabBar && !stage.user.tapTab(1))
        stack?.pushViewController(stage.screen("showing"), animated: false)
        #expect(stage.user.tapTab(1))
    }

    @Test func aLayerCoversTheBar() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        tabs.present(stage.screen("sheet"), animated: false)
        #expect(!stage.user.tapTab(1))
        #expect(stage.user.swipeDown())
        #expect(stage.user.tapTab(1))
    }

    @Test func replacingTheTabsKeepsTheSelectedController() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"], ["c"])
        tabs.selectedIndex = 1
        let (b, c) = (tabs.viewControllers?[1], tabs.viewControllers?[2])
        _ = stage.journal.take()
        tabs.viewControllers = [c, b].compactMap { $0 }
        #expect(tabs.selectedViewController === b && tabs.selectedIndex == 1)
        #expect(stage.calls() == [])
        tabs.setViewControllers(c.map { [$0] }, animated: false)
        #expect(tabs.selectedViewController === c)
        #expect(b?.parent == nil)
    }

    @Test func `a bar of its own has the item that it is given, a tab bar controller's that of its controller`() {
        let bar = UITabBar(frame: .zero)
        let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        #expect(bar.selectedItem == nil)
        bar.selectedItem = items[1]
        #expect(bar.selectedItem === items[1])
        let tabs = Stage().showTabs(["a"], ["b"])
        tabs.tabBar.selectedItem = items[1]
        #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
    }

    @Test func aHiddenTabsStackChangesAtOnce() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        let hidden = tabs.viewControllers?[1] as? UINavigationController
        hidden?.pushViewController(stage.screen("c"), animated: true)
        #expect(HeadlessUIKit.transitionsInFlight == 0)
        #expect(hidden?.labels == ["b", "c"])
        #expect(stage.calls() == [])
    }

    @Test func leavingATabInTheMiddleOfItsTransitionKeepsTheCallbacksPaired() {
        let stage = Stage()
        let tabs = stage.showTabs(["a"], ["b"])
        (tabs.selectedViewController as? UINavigationController)?.pushViewController(stage.screen("c"), animated: true)
        tabs.selectedIndex = 1
        HeadlessUIKit.finishTransitions()
        #expect(
            stage.calls().filter { !$0.contains("Show") } == [
                "a.willDisappear", "c.willAppear", "c.willDisappear", "b.willAppear",
                "a.didDisappear", "c.didDisappear", "b.didAppear",
            ]
        )
    }
}
