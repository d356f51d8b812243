import CPages
import FlowSpec

/// The files of the page in the order of ``Pages.h``, by their names.
func pageParts() -> [(name: String, text: String)] {
    embeddedTexts(previewPageParts()).map { part in
        (part.path.split(separator: "/").last.map(String.init) ?? "", part.text)
    }
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
