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
        parent.ownChildren.removeFirst(self)
        ownParent = nil
        didMove(toParent: nil)
    }
}

extension Array where Element: AnyObject {
    /// Removes an object, where it is there: quickly where it is one of the first.
    mutating func removeFirst(_ object: Element) {
        for index in indices where self[index] === object {
            remove(at: index)
            return
        }
    }

    /// Removes an object, where it is there: quickly where it is one of the last.
    mutating func removeLast(_ object: Element) {
        for index in indices.reversed() where self[index] === object {
            remove(at: index)
            return
        }
    }
}
