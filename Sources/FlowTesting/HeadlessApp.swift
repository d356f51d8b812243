#if os(Linux)
    import FlowRuntime
    import UIKit

    /// An app in a headless window, with a simulated user.
    ///
    /// Create it in the test itself, not in the suite's initializer. The headless UIKit records
    /// exceptions and warnings for the whole process, and creating an app resets them.
    @MainActor
    public final class HeadlessApp<Root: Coordinator> {
        /// The window that shows the app.
        public let window = UIWindow()
        /// The simulated user.
        public let user: HeadlessUser
        /// The root coordinator. The app is its only owner.
        public private(set) var coordinator: Root?
        /// The events that the coordinators have reported.
        public private(set) var events: [NavigationEvent] = []
        /// The result of restoring the saved state, or `nil` if there was none.
        public let restoration: Restoration?

        /// Starts an app on a kind of device and shows its window.
        ///
        /// - Parameters:
        ///   - root: the root coordinator.
        ///   - data: a saved state as JSON to restore, or `nil`.
        ///   - device: the kind of device.
        ///   - behavior: UIKit's behavior in cases that Apple's documentation leaves open.
        public init(
            _ root: Root, restoring data: Data? = nil, on device: UIUserInterfaceIdiom = .phone, behavior: UIKitBehavior = UIKitBehavior()
        ) {
            HeadlessUIKit.reset()
            HeadlessUIKit.behavior = behavior
            HeadlessUIKit.userInterfaceIdiom = device
            coordinator = root
            if let data {
                let (controller, restoration) = root.start(restoring: data)
                window.rootViewController = controller
                self.restoration = restoration
            } else {
                window.rootViewController = root.start()
                restoration = nil
            }
            window.makeKeyAndVisible()
            user = HeadlessUser(window: window)
            root.onEvent = { [weak self] in self?.events.append($0) }
        }

        /// The visible state, such as `tab orders [orders, order2]`.
        public var state: String { coordinator?.snapshot.description ?? "" }

        /// The first difference between UIKit's containers and the coordinators' state, or `nil` if
        /// they agree.
        public var difference: String? {
            differenceInContainers(below: window.rootViewController, from: coordinator?.snapshot ?? Snapshot(layers: []))
        }

        /// The exceptions and warnings of the headless UIKit.
        public var complaints: [String] { HeadlessUIKit.complaints }

        /// Releases the root coordinator, as a scene delegate does when its scene ends. The window
        /// retains its view controllers.
        public func release() {
            coordinator = nil
        }
    }

    /// A weak reference to an object, to check whether the object has been released.
    @MainActor
    public struct Released {
        private weak var object: AnyObject?

        /// Creates a weak reference. `nil` counts as released.
        ///
        /// - Parameter object: the object. It isn't retained.
        public init(_ object: AnyObject?) {
            self.object = object
        }

        /// True if the object has been released.
        public var isReleased: Bool { object == nil }
    }
#endif
