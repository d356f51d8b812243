import Foundation

/// A bundle with some Interface Builder documents. Its folder is removed when this is released.
final class Documents {
    let folder: URL
    let bundle: Bundle?

    init(_ documents: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in documents {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        bundle = Bundle(url: folder)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A storyboard with the elements of some controllers, each in its own scene.
    static func storyboard(initial: String = "", _ controllers: String...) -> String {
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        return
            #"<?xml version="1.0" encoding="UTF-8"?><document initialViewController="\#(initial)"><scenes>\#(scenes)</scenes></document>"#
    }
}
