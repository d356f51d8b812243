extension UIViewController {
    func nearestAncestor<Container: UIViewController>() -> Container? {
        var ancestor = parent
        while let candidate = ancestor {
            if let container = candidate as? Container { return container }
            ancestor = candidate.parent
        }
        return nil
    }

    /// The outermost container of this controller, or the controller itself if it has none.
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
    /// Removes an object if the array contains it. Fast if it is near the start.
    mutating func removeFirst(_ object: Element) {
        for index in indices where self[index] === object {
            remove(at: index)
            return
        }
    }

    /// Removes an object if the array contains it. Fast if it is near the end.
    mutating func removeLast(_ object: Element) {
        for index in indices.reversed() where self[index] === object {
            remove(at: index)
            return
        }
    }
}
