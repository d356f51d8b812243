import SwiftUI
import UIKit

/// A window that shows a view, and its user.
@MainActor struct SwiftUIStage {
    let window = UIWindow(frame: .zero)
    let user: HeadlessUser

    init(_ view: some View, _ behavior: SwiftUIBehavior = SwiftUIBehavior()) {
        HeadlessUIKit.reset()
        HeadlessSwiftUI.behavior = behavior
        user = HeadlessUser(window: window)
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        user.finishTransitions()
    }

    var texts: String { user.visibleTexts.joined(separator: " ") }
}

/// An observable value without the `@Observable` macro.
@MainActor final class Model<Value>: Observable {
    private let registrar = ObservationRegistrar()
    private var stored: Value
    /// Called before each change.
    var onChange: (Value) -> Void = { _ in }

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return stored
        }
        set {
            onChange(newValue)
            registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
        }
    }
}

/// A view whose text appears only after the evaluation of its body.
struct Line: View {
    let text: String

    var body: some View { Text(text) }
}

struct Item: Identifiable, Hashable {
    let id: String
}
