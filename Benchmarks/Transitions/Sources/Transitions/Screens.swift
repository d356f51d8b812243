import UIKit

/// The screen of both apps. It retains the router that its buttons call.
final class Screen<Router>: UIViewController {
    let router: Router

    init(title: String, router: Router) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
}
