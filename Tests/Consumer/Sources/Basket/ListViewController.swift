public import UIKit

/// The basket's list: a screen that is written beside its flow.
public final class ListViewController: UIViewController {
    private let router: any BasketListRouting

    /// Makes the screen with its ways out.
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
