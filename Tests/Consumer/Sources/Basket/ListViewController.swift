public import UIKit

/// The basket's list: a screen in the same module as its flow.
public final class ListViewController: UIViewController {
    private let router: any BasketListRouting

    /// Creates the screen with the router that performs its transitions.
    public init(router: any BasketListRouting) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override public func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        router.pay()
    }
}
