internal import FoundationXML

/// A scene of a storyboard, with the attributes of its controller.
struct StoryboardScene {
    /// The document's element for the controller, such as `viewController`.
    var kind = "viewController"
    /// The identifier within the document, which relationships refer to.
    var id: String?
    /// The identifier for use in code.
    var identifier: String?
    var customClass: String?
    var customModule: String?
    var title: String?
    var navigationTitle: String?
    var tabTitle: String?
    var hidesBottomBar = false
    /// The scenes in a container: a stack's root or a tab bar's tabs.
    var contents: [String] = []

    /// The class that the document names, without its module. UIKit's class if it names none.
    var className: String {
        customClass ?? "UI\(kind.prefix(1).uppercased())\(kind.dropFirst())"
    }
}

/// An Interface Builder document, limited to the supported elements.
struct StoryboardDocument {
    var scenes: [StoryboardScene] = []
    /// The id of the initial scene.
    var initial: String?

    /// Reads a document. Returns `nil` if the file isn't a storyboard.
    init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        let reader = StoryboardReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isComplete else { return nil }
        scenes = reader.scenes
        initial = reader.initial
    }

    func scene(identifier: String) -> StoryboardScene? {
        scenes.first { $0.identifier == identifier }
    }

    func scene(id: String?) -> StoryboardScene? {
        scenes.first { $0.id != nil && $0.id == id }
    }
}

/// Collects the scenes of a document during parsing.
private final class StoryboardReader: NSObject, XMLParserDelegate {
    private(set) var scenes: [StoryboardScene] = []
    private(set) var initial: String?
    /// True if the document is complete. The parser accepts a truncated one.
    private(set) var isComplete = false
    /// The open elements, outermost first.
    private var path: [String] = []
    /// The number of open elements around the current controller.
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

    /// Reads an element of a controller. Relationships can be nested more deeply.
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
