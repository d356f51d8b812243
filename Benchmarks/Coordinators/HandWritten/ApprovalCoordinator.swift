import UIKit

/// Asks the customer to sign an action.
final class ApprovalCoordinator: Coordinator, ApproveDelegate, SignatureDelegate {
    var action = SignedAction.payment
    var approved: @MainActor () -> Void = {}
    var refused: @MainActor () -> Void = {}

    override func makeFirst() -> UIViewController {
        screens.makeApprove(action, delegate: self)
    }

    func approve() {
        services.checkFace { [weak self] isRecognized in
            if isRecognized { self?.sign() } else { self?.showSignature() }
        }
    }

    private func showSignature() {
        let screen = screens.makeSignature(delegate: self)
        screen.navigationItem.hidesBackButton = true
        show(screen)
    }

    func sign() {
        approved()
    }

    func refuse() {
        refused()
    }
}
