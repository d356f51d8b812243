/// The coder for a scene's controller. It contains no archived objects, so it knows no keys.
final class StoryboardCoder: NSCoder {
    let scene: StoryboardScene
    let storyboard: UIStoryboard?
    /// The controller whose `init(coder:)` is running.
    private(set) weak var controller: UIViewController?

    init(scene: StoryboardScene, storyboard: UIStoryboard?) {
        self.scene = scene
        self.storyboard = storyboard
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }

    override func decodeObject(forKey key: String) -> Any? { nil }

    override func decodeBool(forKey key: String) -> Bool { false }

    override func decodeInteger(forKey key: String) -> Int { 0 }

    /// Sets the properties of a controller that the document specifies.
    @MainActor func decode(into controller: UIViewController) {
        self.controller = controller
        if let title = scene.title { controller.title = title }
        if let title = scene.navigationTitle { controller.navigationItem.title = title }
        if let title = scene.tabTitle { controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0) }
        controller.hidesBottomBarWhenPushed = scene.hidesBottomBar
    }
}
