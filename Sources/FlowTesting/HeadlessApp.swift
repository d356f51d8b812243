#if os(Linux)
    import FlowRuntime
    import UIKit

    /// An app in a headless window, with someone who uses it.
    ///
    /// Make it in the test itself, not in the suite's initializer: what UIKit raises is recorded
    /// for the whole process, and starts anew here.
    @MainActor
    public final class HeadlessApp<Root: Coordinator> {
        /// The window that shows the app.
        public let window = UIWindow()
        /// The one who uses it.
        public let user: HeadlessUser
        /// The root coordinator, which nothing else keeps.
        public private(set) var coordinator: Root?
        /// What the coordinators have reported.
        public private(set) var events: [NavigationEvent] = []
        /// What became of the saved state that it started with; nil where there was none.
        public let restoration: Restoration?

        /// Starts an app on a kind of device and shows it.
        ///
        /// - Parameters:
        ///   - root: the root coordinator.
        ///   - data: a saved state as JSON, with which it starts; nil for none.
        ///   - device: the kind of device.
        ///   - behavior: what UIKit does where Apple's documentation leaves it open.
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

        /// The state that shows, such as `tab orders [orders, order2]`.
        public var state: String { coordinator?.snapshot.description ?? "" }

        /// What differs between what UIKit shows and the state that the coordinators have; nil
        /// where they agree.
        public var difference: String? {
            differenceInContainers(below: window.rootViewController, from: coordinator?.snapshot ?? Snapshot(layers: []))
        }

        /// What UIKit raised or warned of.
        public var complaints: [String] { HeadlessUIKit.complaints }

        /// Lets go of the coordinator, as a scene delegate does at its end. The window keeps what
        /// it shows.
        public func release() {
            coordinator = nil
        }
    }

    /// Refers to an object without keeping it, to see whether something has been released.
    @MainActor
    public struct Released {
        private weak var object: AnyObject?

        /// Refers to an object; nil counts as released.
        ///
        /// - Parameter object: the object, which isn't kept.
        public init(_ object: AnyObject?) {
            self.object = object
        }

        /// Whether nothing keeps the object any more.
        public var isReleased: Bool { object == nil }
    }
#endif
