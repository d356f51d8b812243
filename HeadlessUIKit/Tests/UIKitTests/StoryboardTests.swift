import Testing
import UIKit

@MainActor @Suite struct StoryboardTests {
    @Test func `a closure makes the screen of a scene, with what the document says of it`() throws {
        HeadlessUIKit.reset()
        let storyboard = UIStoryboard(name: "Catalog", bundle: nil)
        let screen = storyboard.instantiateViewController(identifier: "list") { ListViewController(coder: $0, count: 3) }
        #expect(screen.count == 3)
        #expect(screen.title == "List" && screen.hidesBottomBarWhenPushed)
        #expect(screen.navigationItem.title == "All of it" && screen.tabBarItem.title == "Things")
        #expect(screen.storyboard === storyboard)
        #expect(recorded() == [])
    }

    @Test func `a storyboard is found for the bundle of a class, too`() {
        HeadlessUIKit.reset()
        let storyboard = UIStoryboard(name: "Catalog", bundle: Bundle(for: ListViewController.self))
        #expect(storyboard.instantiateViewController(withIdentifier: "list") is ListViewController)
        #expect(recorded() == [])
    }

    @Test func `the first scene is the one with the arrow, and a container has its contents`() throws {
        HeadlessUIKit.reset()
        let first = UIStoryboard(name: "Catalog", bundle: nil).instantiateInitialViewController()
        let navigation = try #require(first as? UINavigationController)
        #expect(navigation.viewControllers.count == 1)
        #expect((navigation.topViewController as? ListViewController)?.count == 0)
        #expect(recorded() == [])
    }

    @Test func `a storyboard without an arrow has no first screen`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents(["Main.storyboard": Documents.storyboard("<viewController id='a'/>")])
        let storyboard = UIStoryboard(name: "Main", bundle: documents.bundle)
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(storyboard.instantiateInitialViewController { ListViewController(coder: $0, count: 1) } == nil)
        #expect(recorded() == [])
    }

    @Test func `tabs have their contents in order`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents([
            "Main.storyboard": Documents.storyboard(
                initial: "t",
                """
                <tabBarController id='t'><connections>
                    <segue destination='a' kind='relationship' relationship='viewControllers'/>
                    <segue destination='b' kind='relationship' relationship='viewControllers'/>
                    <segue destination='c' kind='show'/>
                </connections></tabBarController>
                """,
                "<viewController id='b' title='B'/>", "<viewController id='a' title='A'/>", "<viewController id='c' title='C'/>"
            )
        ])
        let tabs = UIStoryboard(name: "Main", bundle: documents.bundle).instantiateInitialViewController() as? UITabBarController
        #expect(tabs?.viewControllers?.map(\.title) == ["A", "B"])
    }

    @Test func `an unknown storyboard is an exception`() {
        HeadlessUIKit.reset()
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        #expect(recorded().count == 1)
        #expect(recorded().first?.hasPrefix("NSInvalidArgumentException: Could not find a storyboard named 'Settings' in bundle ") == true)
        _ = storyboard.instantiateViewController(withIdentifier: "list")
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(recorded().count == 1)
    }

    @Test(arguments: ["<document", "<plist></plist>", ""])
    func `a file that is no document is no storyboard`(text: String) throws {
        HeadlessUIKit.reset()
        let documents = try Documents(["Main.storyboard": text])
        _ = UIStoryboard(name: "Main", bundle: documents.bundle)
        #expect(HeadlessUIKit.exceptions.map(\.name) == ["NSInvalidArgumentException"])
    }

    @Test func `an unknown identifier is an exception`() {
        HeadlessUIKit.reset()
        let storyboard = UIStoryboard(name: "Catalog", bundle: nil)
        _ = storyboard.instantiateViewController(identifier: "lists") { ListViewController(coder: $0, count: 1) } as UIViewController
        #expect(
            recorded() == [
                "NSInvalidArgumentException: Storyboard (<UIStoryboard: Catalog>) doesn't contain a view controller with identifier 'lists'"
            ]
        )
    }

    @Test func `a screen of another class than the scene's is an exception`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents([
            "Main.storyboard": Documents.storyboard(
                "<viewController storyboardIdentifier='other' customClass='OtherViewController' customModule='App'/>",
                "<navigationController storyboardIdentifier='stack'/>"
            )
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: documents.bundle)
        _ = storyboard.instantiateViewController(identifier: "other") { ListViewController(coder: $0, count: 1) }
        _ = storyboard.instantiateViewController(identifier: "stack") { ListViewController(coder: $0, count: 1) }
        #expect(
            recorded() == [
                "NSInternalInconsistencyException: Custom instantiated <ListViewController> must be kind of class OtherViewController",
                "NSInternalInconsistencyException: Custom instantiated <ListViewController> must be kind of class UINavigationController",
            ]
        )
    }

    @Test func `a derived class will do, in whichever module the document looks for it`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents([
            "Main.storyboard": Documents.storyboard(
                "<viewController storyboardIdentifier='plain'/>",
                "<tableViewController storyboardIdentifier='table'/>",
                "<viewController storyboardIdentifier='list' customClass='ListViewController' customModule='Elsewhere'/>"
            )
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: documents.bundle)
        for identifier in ["plain", "table", "list"] {
            _ = storyboard.instantiateViewController(identifier: identifier) { LongListViewController(coder: $0, count: 1) }
        }
        #expect(recorded() == [])
    }

    @Test func `a screen that isn't made of the coder is an exception`() {
        HeadlessUIKit.reset()
        let storyboard = UIStoryboard(name: "Catalog", bundle: nil)
        _ = storyboard.instantiateViewController(identifier: "list") { _ in ListViewController(count: 1) }
        #expect(
            recorded() == [
                "NSInternalInconsistencyException: Custom instantiated view controller must call -[super initWithCoder:]"
            ]
        )
    }

    @Test func `without a screen of the closure the scene's class is made`() {
        HeadlessUIKit.reset()
        let storyboard = UIStoryboard(name: "Catalog", bundle: nil)
        let screen: UIViewController = storyboard.instantiateViewController(identifier: "list") { _ in nil }
        #expect((screen as? ListViewController)?.count == 0)
        #expect(recorded() == [])
    }

    @Test func `a scene of another class than the one asked for is an exception, and a test goes on with an empty screen`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents(["Main.storyboard": Documents.storyboard("<viewController storyboardIdentifier='a'/>")])
        let storyboard = UIStoryboard(name: "Main", bundle: documents.bundle)
        let screens: [ListViewController] = [
            storyboard.instantiateViewController(identifier: "a") { _ in nil },
            storyboard.instantiateViewController(identifier: "b") { ListViewController(coder: $0, count: 1) },
        ]
        #expect(screens.map(\.count) == [0, 0])
        #expect(
            recorded() == [
                "NSGenericException: Could not cast value of type 'UIViewController' to 'ListViewController'.",
                "NSInvalidArgumentException: Storyboard (<UIStoryboard: Main>) doesn't contain a view controller with identifier 'b'",
            ]
        )
    }

    @Test func `a class that isn't in the app is logged, and the system's is made`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents([
            "Main.storyboard": Documents.storyboard(
                "<viewController storyboardIdentifier='a' customClass='Lost' customModule='UIKitTests'/>")
        ])
        let screen = UIStoryboard(name: "Main", bundle: documents.bundle).instantiateViewController(withIdentifier: "a")
        #expect(type(of: screen) == UIViewController.self)
        #expect(HeadlessUIKit.warnings.map(\.description) == ["unknown class: Unknown class Lost in Interface Builder file."])
    }

    @Test func `other coders make nothing`() {
        #expect(UIViewController(coder: NSCoder()) == nil)
        #expect(ListViewController(coder: NSCoder(), count: 1) == nil)
    }
}

@MainActor @Suite struct NibTests {
    @Test(arguments: [nil, Bundle.main])
    func `a nib file that is there gives a view`(bundle: Bundle?) {
        HeadlessUIKit.reset()
        let screen = UIViewController(nibName: "Badge", bundle: bundle)
        #expect(screen.nibName == "Badge" && screen.nibBundle == bundle)
        screen.loadViewIfNeeded()
        #expect(screen.isViewLoaded)
        #expect(recorded() == [])
    }

    @Test func `a nib file that isn't there is an exception when the view is loaded`() throws {
        HeadlessUIKit.reset()
        let documents = try Documents(["Card.nib": ""])
        UIViewController(nibName: "Card", bundle: documents.bundle).loadViewIfNeeded()
        #expect(recorded() == [])
        let screen = UIViewController(nibName: "Ticket", bundle: documents.bundle)
        #expect(recorded() == [])
        screen.loadViewIfNeeded()
        let folder = documents.folder.lastPathComponent
        #expect(
            recorded() == ["NSInternalInconsistencyException: Could not load NIB in bundle: '\(folder)' with name 'Ticket'"]
        )
    }
}

@MainActor private func recorded() -> [String] {
    HeadlessUIKit.exceptions.map(\.description)
}

class ListViewController: UIViewController {
    let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    init?(coder: NSCoder, count: Int) {
        self.count = count
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        count = 0
        super.init(coder: coder)
    }
}

private final class LongListViewController: ListViewController {}
