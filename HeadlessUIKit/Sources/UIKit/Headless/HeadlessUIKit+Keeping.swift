extension HeadlessUIKit {
    /// Retains an object as long as a controller exists, as `objc_setAssociatedObject` does on a
    /// device.
    ///
    /// - Parameters:
    ///   - object: The object to retain.
    ///   - controller: The controller that owns it.
    public static func keep(_ object: AnyObject, with controller: UIViewController) {
        controller.kept.append(object)
    }

    /// Releases an object that a controller owns.
    ///
    /// - Parameters:
    ///   - object: The object to release.
    ///   - controller: The controller that owns it.
    public static func letGo(of object: AnyObject, from controller: UIViewController) {
        controller.kept.removeAll { $0 === object }
    }
}
