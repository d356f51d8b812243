#if canImport(UIKit)
    import FlowRuntime
    import SwiftUI
    import UIKit

    extension RandomWalk {
        /// Creates a user of an app, in a new window.
        func makeUser(of app: WalkApp) -> any WalkUser {
            let snapshot: @MainActor () -> Snapshot? = { [weak app] in app?.root?.snapshot }
            #if os(Linux)
                HeadlessUIKit.reset()
                HeadlessUIKit.behavior = behavior
                HeadlessSwiftUI.behavior = viewBehavior
                HeadlessUIKit.userInterfaceIdiom = device
                let window = UIWindow()
                return isInProcess ? InProcessUser(window: window, obstacle: nil, snapshot: snapshot) : HeadlessUser(window: window)
            #else
                let (window, obstacle) = WalkSystem.makeWindow(in: scene)
                window?.layer.speed = animationSpeed
                return InProcessUser(window: window, obstacle: obstacle, snapshot: snapshot)
            #endif
        }
    }
#endif
