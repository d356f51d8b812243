import FlowAnalysis
import FlowRuntime
import FlowSpec
import Foundation
import Testing
import UIKit

@testable import FlowTesting

/// The tests that `flowgen tests` generates, performed without their Swift.
@MainActor @Suite struct PlannedTestTests {
    @Test func `the app with every construct passes all tests and the tour`() async throws {
        let program = try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        let analysis = Analysis(of: program)
        let plan = analysis.testPlan()
        let walk = everythingWalk(program)
        for run in plan.tests.map(\.run) + analysis.tour(of: plan).launches {
            let lines = run.walk(in: program)
            let failure = await walk.follow(lines, to: run.end.description(in: program))
            #expect(failure == nil, "\(lines)")
        }
        print("\(plan.tests.count) tests, \(plan.uncovered.count) targets without")
        #expect(plan.tests.count > 300)
    }

    @Test func `an app that works passes`() async throws {
        #expect(try await follow("start", "home.first.open if known", "home.second.close", to: "home [first]") == nil)
        #expect(try await follow("start", "home.first.open if known", to: "… first, second]") == nil)
        #expect(try await follow("start", "home.first.open unless known", to: "… first]") == nil)
    }

    @Test(arguments: [
        (["start if known"], "home [first]", "the app has no start start if known"),
        (["start", "home.second.close"], "home [first]", "home.second.close isn't possible in home [first]"),
        (["start", "home.first.open if known"], "home [second]", "the last state is home [first, second], not home [second]"),
        (["start", "home.first.open if known"], "… [second]", "the last state is home [first, second], not … [second]"),
        (["start", "home.first.open if known"], "… second, second]", "the last state is home [first, second], not … second, second]"),
    ])
    func `a test that doesn't fit the specs says why`(lines: [String], end: String, problem: String) async throws {
        #expect(try await follow(lines, to: end) == problem)
    }

    @Test func `an app with a mistake fails, after the actions that led to it`() async throws {
        let forgotten = try #require(await follow(["start", "home.first.open if known"], to: "home [first, second]", opens: false))
        #expect(forgotten.hasPrefix("  open (known holds)\nthe coordinators have\n"))
        let button = try #require(await follow(["start", "home.first.open if known"], to: "home [first, second]", button: "opne"))
        #expect(button == "  open (known holds)\nthe screen on top has no button open")
    }

    @Test func `actions that must change nothing follow the last state`() async throws {
        let popped = try #require(await follow(["start", "home.first.open if known"], to: "home [first, second]", popsBelow: true))
        let actions = "  open (known holds)\n  swipe back, taken back\n  late call of open by the screen 1 below the top\n"
        #expect(popped.hasPrefix(actions + "the coordinators have\n"))
    }

    @Test func `going back without a question fails after an edit`() async throws {
        let lines = ["start", "home.first.open if known"]
        #expect(try await follow(lines, to: "home [first, second]", edit: { ($0 as? Editor)?.hasEdits = true }) == nil)
        let loss = try await follow(lines, to: "home [first, second]", edit: { _ in })
        #expect(loss == "the user loses unsaved work on home.second")
    }

    @Test(arguments: ["Browse", "Browse, 2 new", "Search"])
    func `an item of a custom bar has the title of its tab`(label: String) async throws {
        let program = try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        var walk = everythingWalk(program) { screen in
            (screen.tabBarController as? CustomTabBarController)?.items.first?.accessibilityLabel = label
        }
        walk.shrinks = false
        let failure = await walk.run(actions: 300, seed: 1).failure
        let isFound = failure?.contains("the item of the tab browse has the label Search, not Browse") ?? false
        #expect(isFound == (label == "Search"), "\(failure ?? "")")
    }

    @Test func `a root coordinator that stays fails`() async throws {
        var roots: [Coordinator] = []
        let leak = try await follow(["start"], to: "home [first]") { roots.append($0) }
        #expect(leak == "the coordinator of the app that has ended isn't released")
        #expect(roots.count == 1)
    }

    private func follow(_ lines: String..., to end: String) async throws -> String? { try await follow(lines, to: end) }

    /// - Parameters:
    ///   - opens: false if the app forgets to open the second screen.
    ///   - button: the name of the first screen's button.
    ///   - popsBelow: true if the first screen's button pops when another screen covers it.
    ///   - made: receives the root coordinator.
    ///   - edit: edits a screen.
    private func follow(
        _ lines: [String], to end: String, opens: Bool = true, button: String = "open", popsBelow: Bool = false,
        made: @escaping @MainActor (Coordinator) -> Void = { _ in }, edit: (@MainActor (UIViewController) -> Void)? = nil
    ) async throws -> String? {
        let spec = """
            flowspec: 1
            app: Small
            root: home
            guards: { known: Whether the user is known }
            flows:
              home:
                screens:
                  first: { transitions: { open: { if: known, then: { push: second } } } }
                  second: { unsaved: true, transitions: { close: pop } }
            """
        var walk = RandomWalk(
            try loadProgram([Source(path: "Small.flow.yaml", text: spec)]),
            makeRoot: { app in
                let root = SmallCoordinator(app, opens: opens, button: button, popsBelow: popsBelow)
                made(root)
                return root
            }, tap: { ($0 as? TestScreen)?.tap($1) ?? false })
        walk.edit = edit
        return await walk.follow(lines, to: end)
    }
}

private enum SmallScreen: String, ScreenValue {
    case first, second
    static let flowName = "home"
    var screenName: Self { self }
}

private final class SmallCoordinator: Coordinator, StackFlow {
    let firstScreen = SmallScreen.first
    private let app: WalkApp
    private let opens: Bool
    private let button: String
    private let popsBelow: Bool

    init(_ app: WalkApp, opens: Bool, button: String, popsBelow: Bool) {
        (self.app, self.opens, self.button, self.popsBelow) = (app, opens, button, popsBelow)
        super.init(flowName: SmallScreen.flowName)
    }

    func attributes(of screen: SmallScreen) -> ScreenAttributes { ScreenAttributes(unsaved: screen == .second) }

    func makeDisplay(of screen: SmallScreen, in slot: Slot) -> UIViewController {
        let router = Router(self, slot)
        let buttons: [String: @MainActor () -> Void] =
            switch screen {
            case .first:
                [
                    button: { [weak self, popsBelow] in
                        let navigation = self?.rootViewController as? UINavigationController
                        if popsBelow, navigation?.popViewController(animated: false) != nil { return }
                        router.navigate("open") { coordinator, change in
                            if coordinator.app.holds("known"), coordinator.opens { change.push(.second) }
                        }
                    }
                ]
            case .second: ["close": { router.navigate("close") { _, change in change.pop() } }]
            }
        return Editor(screen.rawValue).with(buttons)
    }
}

private final class Editor: TestScreen {
    var hasEdits = false
    override var hasUnsavedWork: Bool { hasEdits }

    override func askToDiscard(over presenter: UIViewController, answer: @escaping @MainActor (Bool) -> Void) {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
        presenter.present(alert, animated: true)
    }
}
