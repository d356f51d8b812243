import FlowGraph
import FlowSpec
import FlowTesting
import Testing
import UIKit

@testable import FlowRuntime

/// Tests that UIKit agrees with the table of dismissals for each presentation style.
@MainActor @Suite struct DismissalTests {
    enum Target: CaseIterable {
        case flow, single, bare
    }

    @Test(arguments: FlowSpec.Presentation.Style.allCases, Width.allCases)
    func `the user can end what the table says, at each width`(style: FlowSpec.Presentation.Style, width: Width) throws {
        let own = try own(style)
        for isDismissible in [true, false] {
            for target in Target.allCases {
                let app = HeadlessApp(StoreCoordinator())
                #expect(app.user.resize(isNarrow: width == .compact))
                app.take(ShelfCoordinator.self) { _, change in
                    let presentation = FlowRuntime.Presentation(own, dismissible: isDismissible)
                    switch target {
                    case .flow: change.present(OrderCoordinator(), as: presentation, on: { _, _, _ in }, dismissed: { _, _ in })
                    case .single: change.present(ScannerCoordinator(), as: presentation, on: { _, _, _ in }, dismissed: { _, _ in })
                    case .bare: change.present(.item, as: presentation)
                    }
                }
                #expect(app.user.presentedLayers.count == 1)
                var declared = FlowSpec.Presentation()
                declared.compact.style = style
                declared.compact.isDismissible = isDismissible
                declared.regular = declared.compact
                let dismissal = declared.dismissal(at: width)
                #expect(app.user.swipeDown() == (dismissal == .swipe || dismissal == .tapOutside), "\(target), \(isDismissible)")
                if dismissal == .custom {
                    // Simulates the app's custom presentation controller.
                    app.user.presentedLayers.last?.dismiss(animated: true)
                    app.user.finishTransitions()
                }
                #expect((app.state == "tab shelf [shelf]") == (dismissal != nil), "\(target), \(isDismissible)")
                #expect(app.complaints == [])
            }
        }
    }

    /// Tests each pair of styles that UIKit can adapt, also if users can dismiss it at one width
    /// only.
    @Test(arguments: UIKitBehavior.all, Width.allCases)
    func `an open modal adapts to the width of the window`(behavior: UIKitBehavior, width: Width) throws {
        let styles: [FlowSpec.Presentation.Style] = [.automatic, .pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen]
        for compact in styles where compact != .popover {
            for (number, regular) in styles.enumerated() {
                let app = HeadlessApp(StoreCoordinator(), behavior: behavior)
                app.user.resize(isNarrow: width == .compact)
                var declared = FlowSpec.Presentation()
                (declared.compact.style, declared.regular.style) = (compact, regular)
                (declared.compact.isDismissible, declared.regular.isDismissible) = (number != 1, number != 2)
                let presentation = FlowRuntime.Presentation(
                    compact: .init(try own(compact), dismissible: number != 1), regular: .init(try own(regular), dismissible: number != 2))
                app.take(ShelfCoordinator.self) { _, change in change.present(OrderCoordinator(), as: presentation) }
                for width in [width, .compact, .regular, .compact] {
                    app.user.resize(isNarrow: width == .compact)
                    let (context, style) = ("\(compact), \(regular), \(width)", declared[width].style)
                    let canSwipe = app.user.beginSwipeDown() && app.user.cancelSwipeDown()
                    #expect(canSwipe == (declared.dismissal(at: width) != nil), "\(context)")
                    let isCovered = app.window.rootViewController?.viewIfLoaded?.window == nil
                    // UIKit can't turn one full screen into the other.
                    #expect(isCovered == (style == .fullScreen) || compact.isSheet == false && regular.isSheet == false, "\(context)")
                }
                app.take(OrderCoordinator.self) { _, change in change.dismiss() }
                expectSettled(app, "tab shelf [shelf]")
            }
        }
    }

    private func own(_ style: FlowSpec.Presentation.Style) throws -> FlowRuntime.Presentation.Style {
        try #require(FlowRuntime.Presentation.Style(rawValue: style.rawValue))
    }

    @Test(arguments: [false, true])
    func `a screen that keeps its modal while it is on top`(isPad: Bool) {
        let bureau = Bureau(on: isPad ? .pad : .phone)
        let leave = { isPad ? bureau.user.tapOutside() : bureau.user.swipeDown() }
        bureau.present(isPad ? .popover : .pageSheet)
        bureau.push(.contract)
        let state = bureau.app.state
        #expect(!leave() && bureau.app.state == state)
        bureau.take { _, change in change.pop() }
        #expect(leave())
        expectSettled(bureau.app, "desk tab papers [list]")
    }
}
