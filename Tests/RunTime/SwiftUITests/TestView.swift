import FlowRuntime
import SwiftUI

/// A screen with a button for each transition, named after it.
struct TestView: View {
    let title: String
    private let anchor: FlowAnchor?
    private var buttons: [String: @MainActor () -> Void] = [:]

    init(_ title: String, hooks: ScreenHooks) {
        self.title = title
        anchor = hooks.anchoredScreen == title ? hooks.anchor : nil
    }

    /// Completes the screen with buttons; the last one with a name counts.
    func with(_ parts: [String: @MainActor () -> Void]...) -> Self {
        var view = self
        for part in parts { view.buttons.merge(part) { _, new in new } }
        return view
    }

    var body: some View {
        VStack {
            if let anchor { Text(title).flowAnchor(anchor) } else { Text(title) }
            ForEach(buttons.keys.sorted(), id: \.self) { name in Button(name) { buttons[name]?() } }
        }
    }
}

/// The anchor for the popovers and action sheets of screens, and the title of its screen.
@MainActor struct ScreenHooks {
    let anchor = FlowAnchor()
    var anchoredScreen: String?
}
