extension UIViewController {
    func nearestAncestor<Container: UIViewController>() -> Container? {
        var ancestor = parent
        while let candidate = ancestor {
            if let container = candidate as? Container { return container }
            ancestor = candidate.parent
        }
        return nil
    }

    /// The outermost container that this controller is in, itself if it is in none.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    func adopt(_ child: UIViewController) {
        guard child !== self, child.parent !== self else { return }
        child.parent?.childWillBeTaken(child)
        child.willMove(toParent: self)
        child.ownParent = self
        ownChildren.append(child)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.ownChildren.removeAll { $0 === self }
        ownParent = nil
        didMove(toParent: nil)
    }
}
