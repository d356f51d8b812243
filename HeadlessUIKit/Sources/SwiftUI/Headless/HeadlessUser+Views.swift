public import UIKit

extension HeadlessUser {
    /// The texts on the visible screen.
    public var visibleTexts: [String] { visibleNodes.compactMap(\.text) }

    /// The titles of the buttons on the visible screen.
    public var visibleButtons: [String] { visibleNodes.filter { $0.button != nil }.map(\.label) }

    /// Taps a button on the visible screen.
    ///
    /// - Parameter title: The button's title.
    /// - Returns: True if a button with this title exists.
    @discardableResult
    public func tap(_ title: String) -> Bool {
        act {
            SwiftUI.call(title, in: visibleNodes)
        }
    }

    /// Calls the action of a button in a controller's view, even if the view isn't visible. This
    /// simulates a late callback.
    ///
    /// - Parameters:
    ///   - title: The button's title.
    ///   - controller: The controller that shows the view.
    /// - Returns: True if a button with this title exists.
    @discardableResult
    public static func call(_ title: String, in controller: UIViewController) -> Bool {
        controller.loadViewIfNeeded()
        return SwiftUI.call(title, in: (controller as? any PageHolder)?.page.root?.all ?? [])
    }

    /// Opens a URL, like a tap on a link in another app.
    ///
    /// - Parameter url: The URL.
    /// - Returns: True if a view handles URLs.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        HeadlessUIKit.turnRunLoop()
        let root = (window.rootViewController as? any PageHolder)?.page.root
        guard let handler = root?.found(URLHandler.self).first else { return false }
        handler.open(url)
        if finishesTransitions { finishTransitions() }
        return true
    }

    private var visibleNodes: [Node] {
        visiblePath.compactMap { $0 as? any PageHolder }.last?.page.root?.all ?? []
    }
}

/// Calls the action of the first button with a title. Returns false if none has it.
@MainActor private func call(_ title: String, in nodes: [Node]) -> Bool {
    guard let button = nodes.first(where: { $0.button != nil && $0.label == title })?.button else { return false }
    button.action()
    return true
}
