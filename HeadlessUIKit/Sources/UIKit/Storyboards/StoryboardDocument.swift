internal import FoundationXML

/// A scene of a storyboard: what is said of its controller.
struct StoryboardScene {
    /// The kind of controller, by the document's word: `viewController`, `navigationController`.
    var kind = "viewController"
    /// The document's own name of the controller, by which relations refer to it.
    var id: String?
    /// The name by which code asks for it.
    var identifier: String?
    var customClass: String?
    var customModule: String?
    var title: String?
    var navigationTitle: String?
    var tabTitle: String?
    var hidesBottomBar = false
    /// The scenes in a container: a stack's root, a bar's tabs.
    var contents: [String] = []

    /// The class that the document names, without its module; the system's where it names none.
    var className: String {
        customClass ?? "UI\(kind.prefix(1).uppercased())\(kind.dropFirst())"
    }
}

/// A document of Interface Builder, as far as code can ask for it.
struct StoryboardDocument {
    var scenes: [StoryboardScene] = []
    /// The id of the scene with the arrow.
    var initial: String?

    /// Reads a document; nil if the file isn't one.
    init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        let reader = StoryboardReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isComplete else { return nil }
        scenes = reader.scenes
        initial = reader.initial
    }

    /// The scene with that identifier.
    func scene(identifier: String) -> StoryboardScene? {
        scenes.first { $0.identifier == identifier }
    }

    /// The scene with that id of the document's own.
    func scene(id: String?) -> StoryboardScene? {
        scenes.first { $0.id != nil && $0.id == id }
    }
}

/// Gathers the scenes while a document is read.
private final class StoryboardReader: NSObject, XMLParserDelegate {
    private(set) var scenes: [StoryboardScene] = []
    private(set) var initial: String?
    /// Whether the whole of a document was read: the parser lets one go that breaks off.
    private(set) var isComplete = false
    /// The elements that are open, outermost first.
    private var path: [String] = []
    /// How many elements are open around the controller that is being read.
    private var depthOfScene: Int?

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        defer { path.append(element) }
        if path.isEmpty {
            initial = attributes["initialViewController"]
        } else if let depthOfScene {
            read(element, attributes, isOfController: path.count == depthOfScene + 1)
        } else if path.suffix(2) == ["scene", "objects"], element.lowercased().hasSuffix("controller") {
            depthOfScene = path.count
            scenes.append(scene(of: element, attributes))
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
        isComplete = path.isEmpty && element == "document"
        if path.count == depthOfScene { depthOfScene = nil }
    }

    private func scene(of element: String, _ attributes: [String: String]) -> StoryboardScene {
        StoryboardScene(
            kind: element, id: attributes["id"], identifier: attributes["storyboardIdentifier"],
            customClass: attributes["customClass"], customModule: attributes["customModule"], title: attributes["title"],
            hidesBottomBar: attributes["hidesBottomBarWhenPushed"] == "YES"
        )
    }

    /// Something in the element of a controller: directly in it, or deeper, where relations are.
    private func read(_ element: String, _ attributes: [String: String], isOfController: Bool) {
        let last = scenes.count - 1
        switch element {
        case "navigationItem" where isOfController:
            scenes[last].navigationTitle = attributes["title"]
        case "tabBarItem" where isOfController:
            scenes[last].tabTitle = attributes["title"]
        case "segue" where attributes["kind"] == "relationship":
            if let destination = attributes["destination"] { scenes[last].contents.append(destination) }
        default:
            break
        }
    }
}
