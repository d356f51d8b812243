import FixtureModels
import SwiftUI
import UIKit

// The classes and views that Origins.flow.yaml names.

final class OriginViewController: UIViewController {
    init(router: any OriginsRouting) {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

final class NibViewController: UIViewController, OriginsNibEffects {
    init(nibName: String, bundle: Bundle, nib: Int, router: any OriginsNibRouting) {
        super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func refresh() {}
}

enum Boards {
    final class BoardViewController: UIViewController {
        init?(coder: NSCoder, coder number: Int, model: Model, router: any OriginsBoardRouting) {
            super.init(coder: coder)
        }

        required init?(coder: NSCoder) {
            nil
        }
    }
}

final class OtherViewController: UIViewController, OriginsOtherEffects {
    init?(coder: NSCoder, model: Model?, router: any OriginsOtherRouting) {
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func reload(model: Model, answer: @escaping @MainActor (OriginsOtherReloadAnswer) -> Void) {}
}

enum Views {
    struct OriginView: View {
        let title: String
        let done: () -> Void

        var body: some View {
            Text(title)
        }
    }
}

extension Views {
    struct DetailView: View {
        let shown: Int
        let screen: String
        let slots: Int
        let done: Completion?
        let router: any ViewsDetailRouting & ViewsFlowRouting

        var body: some View {
            Button(screen) { router.other(host: slots) }
        }
    }
}

/// Works for the screens of all flows with the set.
@MainActor func browse(_ shelf: any ShelfRouting) {
    shelf.open(coordinator: 1, change: "a")
    shelf.nothing()
}

extension ShelvesScreens {
    func makeFirst(order: Int, router: any ShelvesFirstRouting & InRouting & ShelfRouting) -> UIViewController {
        browse(router)
        return UIViewController()
    }

    func makeMore(number: Int, router: any ShelfRouting) -> UIViewController {
        browse(router)
        return UIViewController()
    }
}
