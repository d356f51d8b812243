import FlowSpec

/// A step of a UI test as text.
extension UIStep {
    /// The arguments of the method `perform` in a test for XCUITest.
    var arguments: [(label: String?, text: String)] {
        [(nil, action.swift)] + [("shows", shows), ("hides", hides)].compactMap { label, id in id.map { (label, literal($0)) } }
    }

    /// The commands of a Maestro flow.
    ///
    /// - Parameter name: the name of the test, for reports.
    func commands(named name: String) -> String {
        let visible = shows.map { "- assertVisible: { id: \(literal($0)) }\n" } ?? ""
        return action.command(named: name) + visible + (hides.map { "- assertNotVisible: { id: \(literal($0)) }\n" } ?? "")
    }
}

extension UIAction {
    fileprivate var swift: String {
        switch self {
        case .launch(let answers):
            ".launch([\(answers.isEmpty ? ":" : answers.map { "\(literal($0.name)): \($0.holds)" }.joined(separator: ", "))])"
        case .tap(let id): ".tap(\(literal(id)))"
        case .back: ".back"
        case .swipeDown(let screen): ".swipeDown(\(literal(screen)))"
        case .tab(let index, _): ".tab(\(index))"
        case .button(let title, let isActionSheet): ".\(isActionSheet ? "sheetButton" : "alertButton")(\(literal(title)))"
        case .open(let url): ".open(\(literal(url)))"
        }
    }

    fileprivate func command(named name: String) -> String {
        switch self {
        case .launch(let answers):
            // Maestro passes strings, unlike Booleans, as '-key value'.
            let arguments = answers.map { "\(literal(launchArgument($0.name))): \(literal($0.holds ? "YES" : "NO"))" }
            let map = arguments.isEmpty ? "" : "    arguments: { \(arguments.joined(separator: ", ")) }\n"
            return "- launchApp:\n    label: \(literal(name))\n\(map)"
        case .tap(let id): return "- tapOn: { id: \(literal(id)) }\n"
        // The command 'back' is for Android only.
        case .back: return "- swipe: { start: \"0%, 50%\", end: \"90%, 50%\" }\n"
        case .swipeDown(let screen): return "- swipe: { from: { id: \(literal(screen)) }, direction: DOWN }\n"
        case .tab(_, let title): return "- tapOn: \(literal(pattern(title ?? "")))\n"
        case .button(let title, _): return "- tapOn: \(literal(pattern(title)))\n"
        case .open(let url): return "- openLink: \(literal(url))\n"
        }
    }

    /// The regular expression that matches only a text.
    private func pattern(_ text: String) -> String {
        text.map { ".\\+*?()[]{}|^$".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

/// A string in quotes, in Swift and in YAML.
func literal(_ text: String) -> String { "\"\(backslashed(text))\"" }

/// The method `perform` of tests for XCUITest.
let performMethod = """
        private enum Action {
            case launch([String: Bool]), tap(String), back, swipeDown(String), tab(Int)
            case alertButton(String), sheetButton(String), open(String)
        }

        private var arguments: [String] = []

        private func perform(
            _ action: Action, shows screen: String? = nil, hides hidden: String? = nil, file: StaticString = #filePath, line: UInt = #line
        ) {
            let app = XCUIApplication()
            func element(_ id: String) -> XCUIElement { app.descendants(matching: .any)[id].firstMatch }
            // Covered bars remain in the hierarchy.
            func buttons(of bars: XCUIElementQuery) -> XCUIElementQuery? { bars.allElementsBoundByIndex.last { $0.isHittable }?.buttons }
            func tap(_ element: XCUIElement?) {
                guard let element, element.waitForExistence(timeout: 10) else {
                    return XCTFail("\\(action): no such element", file: file, line: line)
                }
                element.tap()
            }
            switch action {
            case .launch(let answers):
                continueAfterFailure = false
                arguments = answers.flatMap { ["-flowgen.\\($0.key)", $0.value ? "YES" : "NO"] }
                app.launchArguments += arguments
                app.launch()
            case .tap(let control): tap(element(control))
            case .back: tap(buttons(of: app.navigationBars)?.firstMatch)
            case .swipeDown(let screen):
                let top = element(screen).coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.02))
                top.press(forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 1)))
            case .tab(let index): tap(buttons(of: app.tabBars)?.element(boundBy: index))
            case .alertButton(let title): tap(app.alerts.buttons[title].firstMatch)
            case .sheetButton(let title): tap(app.sheets.buttons[title].firstMatch)
            case .open(let link):
                guard #available(iOS 16.4, *), let url = URL(string: link) else {
                    return XCTFail("opening a link needs iOS 16.4", file: file, line: line)
                }
                app.launchArguments += arguments
                app.open(url)
            }
            if let screen {
                XCTAssertTrue(element(screen).waitForExistence(timeout: 10), "\\(screen) isn't visible", file: file, line: line)
            }
            if let hidden {
                let isGone = element(hidden).wait(for: \\.exists, toEqual: false, timeout: 10)
                XCTAssertTrue(isGone, "\\(hidden) is visible", file: file, line: line)
            }
        }

    """
