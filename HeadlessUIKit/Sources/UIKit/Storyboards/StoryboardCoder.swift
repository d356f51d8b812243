/// What a scene's controller is made from. There are no archived objects in it: every key is
/// unknown.
final class StoryboardCoder: NSCoder {
    let scene: StoryboardScene
    let storyboard: UIStoryboard?
    /// The controller whose `init(coder:)` has been reached.
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

    /// Gives a controller what the document says of it.
    @MainActor func decode(into controller: UIViewController) {
        self.controller = controller
        if let title = scene.title { controller.title = title }
        if let title = scene.navigationTitle { controller.navigationItem.title = title }
        if let title = scene.tabTitle { controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0) }
        controller.hidesBottomBarWhenPushed = scene.hidesBottomBar
    }
}
