/// FlowRuntime's sources in the form in which they stand beside generated code: one text, whose
/// types are inside an enumeration `FlowRuntime`.
///
/// Generated code says `FlowRuntime.Coordinator` either way, and the app may have a `Coordinator`
/// of its own. What can't be inside a type stays outside: extensions, which therefore name
/// FlowRuntime's types as others do. Functions become static methods.
func nestedRuntime(of files: [(name: String, text: String)]) -> String {
    let parts = files.map { RuntimeFile(name: $0.name, text: $0.text) }
    let names = parts.flatMap(\.declarations).flatMap(\.names)
    return parts.map { "// MARK: - \($0.title)\n\n" + $0.nested(beside: Set(names)) }.joined(separator: "\n")
}

/// One source of FlowRuntime: an import of UIKit, perhaps under a condition, and declarations with
/// blank lines between them.
private struct RuntimeFile {
    let title: String
    let declarations: [Declaration]

    init(name: String, text: String) {
        title = name.replacing(".swift", with: "")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last == "" { lines.removeLast() }
        if lines.first == "#if os(iOS) || os(Linux)", lines.last == "#endif" {
            lines = lines.dropFirst().dropLast().map { String($0.dropFirst(min(4, $0.prefix { $0 == " " }.count))) }
        }
        lines.removeAll { $0 == "import UIKit" }
        var declarations: [Declaration] = []
        var isBeginning = true
        for line in lines {
            let begins = isBeginning || declarations.last?.isWhole == true
            isBeginning = line.isEmpty
            if line.isEmpty, declarations.last?.isWhole != false { continue }
            if begins, declarations.last?.isOpen != true { declarations.append(Declaration()) }
            declarations[declarations.count - 1].lines.append(line)
        }
        self.declarations = declarations
    }

    func nested(beside names: Set<String>) -> String {
        var text = ""
        var isInside = false
        for declaration in declarations {
            if isInside != !declaration.isExtension {
                text += isInside ? "}\n\n" : text.isEmpty ? "" : "\n"
                if !declaration.isExtension { text += "extension FlowRuntime {\n" }
                isInside = !declaration.isExtension
            } else if !text.isEmpty {
                text += "\n"
            }
            let lines = declaration.isExtension ? declaration.lines.map { qualified($0, names) } : declaration.inside
            text += lines.joined(separator: "\n") + "\n"
        }
        return isInside ? text + "}\n" : text
    }
}

/// A declaration of a file with its comments and attributes.
private struct Declaration {
    var lines: [String] = []

    /// The line that says what it is; nil as long as there are comments and attributes only.
    private var head: String? {
        lines.first { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("@") }
    }

    /// Whether its end hasn't come yet.
    var isOpen: Bool { head.map { !$0.hasSuffix("}") && lines.last?.hasPrefix("}") != true } ?? true }
    var isWhole: Bool { !isOpen }

    var isExtension: Bool { head?.hasPrefix("extension ") ?? false }

    /// What it declares, for those outside.
    var names: [String] {
        guard !isExtension, let head, let name = head.firstMatch(of: /\b(?:class|struct|enum|protocol|typealias|func) (\w+)/) else {
            return []
        }
        return [String(name.1)]
    }

    /// Its lines inside a type.
    var inside: [String] {
        lines.map { line in
            let isFunction = line == head && ["", "public ", "private ", "nonisolated "].contains { line.hasPrefix($0 + "func ") }
            let line = isFunction ? line.replacing("func ", with: "static func ", maxReplacements: 1) : line
            return line.isEmpty ? line : "    " + line
        }
    }
}

/// A line of code with the names of FlowRuntime's types and functions written as they are from
/// outside. Comments and texts stay, but for what is interpolated.
private func qualified(_ line: String, _ names: Set<String>) -> String {
    var result = ""
    var rest = line[...]
    // For each text that the place is inside of, the parentheses that are open since its
    // interpolation began; -1 in the text itself.
    var texts: [Int] = []
    while let first = rest.first {
        if texts.last == -1 {
            if rest.hasPrefix("\\(") {
                texts[texts.count - 1] = 1
                result += "\\("
                rest = rest.dropFirst(2)
                continue
            }
            if first == "\\" { result.append(rest.removeFirst()) } else if first == "\"" { texts.removeLast() }
            if let next = rest.popFirst() { result.append(next) }
            continue
        }
        if rest.hasPrefix("//") { return result + rest }
        if first == "_" || first.isLetter {
            let word = String(rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
            rest = rest.dropFirst(word.count)
            let isLabel = rest.first == ":" && word.first?.isLowercase == true
            result += names.contains(word) && result.last != "." && !isLabel ? "FlowRuntime." + word : word
            continue
        }
        if first == "\"" { texts.append(-1) }
        if let depth = texts.last, depth > 0 {
            texts[texts.count - 1] += first == "(" ? 1 : first == ")" ? -1 : 0
            if texts.last == 0 { texts[texts.count - 1] = -1 }
        }
        result.append(rest.removeFirst())
    }
    return result
}
