import FlowRuntime
import FlowTesting
import Testing
import UIKit

/// Tests that layers are released if they disappear in the turn of their appearance, or if UIKit
/// never presents them.
@MainActor @Suite struct PassingLayerTests {
    private enum Kind: String, CaseIterable, Sendable {
        case sheet, fullScreen, popover, detents

        var presentation: Presentation {
            switch self {
            case .sheet: Presentation(.pageSheet)
            case .fullScreen: Presentation(.fullScreen)
            case .popover: Presentation(.popover)
            case .detents: Presentation(.pageSheet, detents: [.medium])
            }
        }
    }

    @Test(arguments: UIKitBehavior.all, Kind.allCases)
    private func `a layer that app code dismisses as soon as it has appeared`(behavior: UIKitBehavior, kind: Kind) {
        for isAnimated in [true, false] {
            let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
            let notes = Notes()
            let router = app.shopScreen?.router as? Router<ShelfCoordinator>
            router?.navigate("present") { _, change in
                change.present(
                    OrderCoordinator(), as: kind.presentation, animated: isAnimated, on: { _, _, _ in },
                    dismissed: { _, _ in notes.add("dismissed") })
            }
            let layer = dismissOnArrival(in: app.window)
            expectSettled(app, "tab shelf [shelf]")
            #expect(layer?.isReleased == true && notes.all == ["dismissed"], "animated: \(isAnimated)")
        }
    }

    @Test(arguments: UIKitBehavior.all, Kind.allCases)
    private func `a flow that the app presents and dismisses as soon as it has appeared`(behavior: UIKitBehavior, kind: Kind) {
        for isAnimated in [true, false] {
            let app = HandWrittenApp(behavior: behavior)
            app.watched(OrderCoordinator())
                .present(
                    from: app.second, as: kind.presentation, animated: isAnimated, finished: { _ in },
                    dismissed: { [weak app] in app?.told.append("dismissed") })
            let layer = dismissOnArrival(in: app.window)
            app.expectEnd("dismissed")
            #expect(layer?.isReleased == true, "animated: \(isAnimated)")
        }
    }

    /// Dismisses the topmost layer once it has appeared, before the turn ends.
    private func dismissOnArrival(in window: UIWindow) -> Released? {
        guard let layer = window.rootViewController?.presentedViewController else { return nil }
        let dismiss: @MainActor () -> Void = { [weak layer] in layer?.dismiss(animated: false) }
        let isQueued = layer.transitionCoordinator?.animate(alongsideTransition: nil) { _ in dismiss() }
        if isQueued == nil { dismiss() }
        return Released(layer)
    }

    @Test(arguments: UIKitBehavior.all, Kind.allCases)
    private func `a layer that UIKit refuses to present`(behavior: UIKitBehavior, kind: Kind) {
        let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
        var container: Released?
        do {
            let parent = UIViewController()
            let flow = OrderCoordinator()
            app.take(ShelfCoordinator.self) { _, change in
                change.present(flow, as: kind.presentation, on: { _, _, _ in }, dismissed: { _, _ in })
                guard let controller = flow.rootViewController else { return }
                container = Released(controller)
                parent.addChild(controller)
            }
        }
        app.user.finishTransitions()
        #expect(app.faults == [.notPresented])
        #expect(container?.isReleased == true)
    }
}
