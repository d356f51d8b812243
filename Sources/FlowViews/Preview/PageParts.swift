import CPreviewPage
import FlowSpec

/// The files of the page in the order of ``PreviewPage.h``, as the tool was built with them.
func pageParts() -> [(name: String, text: String)] {
    var parts: [(name: String, text: String)] = []
    guard var part = previewPageParts() else { return [] }
    while let name = part.pointee.name, let text = part.pointee.text {
        let file = String(cString: name).split(separator: "/").last.map(String.init) ?? ""
        parts.append((file, String(cString: text)))
        part += 1
    }
    return parts
}

/// The scripts of the page's machine, which need no document, in the order in which they are run.
public func machineScripts() -> [String] {
    let machine: Set = ["contents.js", "program.js", "machine.js", "run.js", "steps.js", "walk.js"]
    return pageParts().filter { machine.contains($0.name) }.map(\.text)
}

/// A JSON value as it may stand in a script of an HTML page: nothing in a text ends the script.
///
/// - Parameter value: the value.
/// - Returns: the value as UTF-8 text on one line.
public func embeddedJSON(_ value: JSON) -> [UInt8] {
    // Only texts can have the character; `\u003c` means the same there.
    value.line.flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003c"#.utf8) : [$0] }
}
