import CPages
import FlowSpec

/// The files of the page with their names, in the order of ``Pages.h``.
func pageParts() -> [(name: String, text: String)] {
    embeddedTexts(previewPageParts()).map { part in
        (part.path.split(separator: "/").last.map(String.init) ?? "", part.text)
    }
}

/// Returns the scripts of the page's machine in the order of execution. They need no document.
public func machineScripts() -> [String] {
    let machine: Set = ["contents.js", "program.js", "machine.js", "run.js", "steps.js", "walk.js"]
    return pageParts().filter { machine.contains($0.name) }.map(\.text)
}

/// Encodes a JSON value for a script of an HTML page. Strings in it can't end the script.
///
/// - Returns: the value as UTF-8 text on one line.
public func embeddedJSON(_ value: JSON) -> [UInt8] {
    // Only strings can contain this character; `\u003c` is its escape.
    value.line.flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003c"#.utf8) : [$0] }
}
