/// FlowRuntime's sources in the form that generated code contains: one text, with the types nested
/// in an enumeration `FlowRuntime`.
///
/// Generated code refers to `FlowRuntime.Coordinator` either way, so the app can have a type
/// `Coordinator`, too. Extensions can't be nested, so they stay outside and qualify FlowRuntime's
/// types. Functions become static methods.
func nestedRuntime(of files: [(name: String, text: String)]) -> String {
    let parts = files.map { RuntimeFile(name: $0.name, text: $0.text) }
    let names = parts.flatMap(\.declarations).flatMap(\.names)
    return parts.map { "// MARK: - \($0.title)\n\n" + $0.nested(beside: Set(names)) }.joined(separator: "\n")
}

/// A source file of FlowRuntime: imports, optionally conditional, and declarations
/// separated by blank lines.
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
        lines.removeAll { $0.hasPrefix("import ") }
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

    /// The declaration's first line of code; nil if there are only comments and attributes so far.
    private var head: String? {
        lines.first { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("@") }
    }

    /// True if its last line is still missing.
    var isOpen: Bool { head.map { !$0.hasSuffix("}") && lines.last?.hasPrefix("}") != true } ?? true }
    var isWhole: Bool { !isOpen }

    var isExtension: Bool { head?.hasPrefix("extension ") ?? false }

    /// The name that it declares for other declarations; empty for an extension.
    var names: [String] {
        guard !isExtension, let head, let name = head.firstMatch(of: /\b(?:class|struct|enum|protocol|typealias|func) (\w+)/) else {
            return []
        }
        return [String(name.1)]
    }

    /// Its lines, indented for nesting in a type.
    var inside: [String] {
        lines.map { line in
            let isFunction = line == head && ["", "public ", "private ", "nonisolated "].contains { line.hasPrefix($0 + "func ") }
            let line = isFunction ? line.replacing("func ", with: "static func ", maxReplacements: 1) : line
            return line.isEmpty ? line : "    " + line
        }
    }
}

/// Qualifies the names of FlowRuntime's types and functions in a line of code. Comments and string
/// literals don't change, but interpolated code does.
private func qualified(_ line: String, _ names: Set<String>) -> String {
    var result = ""
    var rest = line[...]
    // One entry for each enclosing string literal: the number of open parentheses in its current
    // interpolation, or -1 outside interpolations.
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
