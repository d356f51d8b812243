import Dispatch

extension HeadlessUIKit {
    /// Keeps an object for as long as a controller lives, as `objc_setAssociatedObject` does on a
    /// device.
    ///
    /// - Parameters:
    ///   - object: what to keep.
    ///   - controller: the controller that keeps it.
    public static func keep(_ object: AnyObject, with controller: UIViewController) {
        controller.kept.append(object)
    }

    /// Lets go of an object that a controller keeps.
    ///
    /// - Parameters:
    ///   - object: what to let go of.
    ///   - controller: the controller that keeps it.
    public static func letGo(of object: AnyObject, from controller: UIViewController) {
        controller.kept.removeAll { $0 === object }
    }

    private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor, as `Thread.isMainThread` says on a device. Here
    /// another thread may do the main queue's work.
    public nonisolated static var isOnMainActor: Bool {
        DispatchQueue.getSpecific(key: mainQueue) == true
    }
}
