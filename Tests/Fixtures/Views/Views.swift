import SwiftUI
import UIKit

// What App.flow.yaml names, and the app around it. Its own types have names that SwiftUI's types have, too.

enum Label {}
enum Text {}
enum Image {}
enum EmptyView {}

struct ItemView: View {
    let item: Int
    let screen: String
    let slot: Int?
    let router: any CatalogItemRouting & CatalogFlowRouting

    var body: some View {
        Button("\(item) \(screen)") { router.ask() }
    }
}

final class OldViewController: UIViewController {
    init(shown: Int, router: any LegacyOldRouting) {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// Works for any factory.
@MainActor struct Whole<Screens: ViewedFactory> {
    let screens: Screens
    let guards: any ViewedGuards
    let effects: any ViewedEffects

    var view: some View {
        ViewedFlowView(screens: screens) { WholeCoordinator(effects: effects, guards: guards) }
    }
}
