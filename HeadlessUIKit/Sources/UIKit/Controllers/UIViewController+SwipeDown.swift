extension UIViewController {
    /// Begins an interactive dismissal of this presented layer. Returns true if the layer moves.
    func beginSwipeDown() -> Bool {
        guard canBeDragged, let presenter = ownPresenting, let presentation = ownPresentationController else { return false }
        guard !refusesDismissal, presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return false
        }
        let transition = Transition(
            from: self, to: presenter, participants: [self, presenter], window: presentationWindow, style: modalPresentationStyle,
            gesture: .swipeDown,
            finish: { [self] cancelled in
                if cancelled { presenter.cancelDismissing(self) } else { presenter.endDismissing([self]) }
            },
            completion: { [self] in
                if ownPresenting == nil { presentation.delegate?.presentationControllerDidDismiss(presentation) }
            },
            afterwards: { [self] in presenter.removeContainerViews(of: [self]) }
        )
        // The coordinator exists before `WillDismiss`, because the delegate can animate alongside.
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        presenter.beginDismissing([self], in: transition, animated: true)
        transition.begin()
        return true
    }

    private var canBeDragged: Bool {
        ownPresented == nil && (ownPresentationController?.shownStyle ?? modalPresentationStyle).isDismissedByUser
    }

    /// True if this controller, or a visible controller in it, is modal.
    private var refusesDismissal: Bool {
        isModalInPresentation || visibleChildren.contains(where: \.refusesDismissal)
    }
}
