/// Appends lines of Swift to one byte buffer, in the order of the calls.
///
/// Frequent lines are appended part by part, and removed again if the line is too wide.
struct Printer {
    /// The text so far, as UTF-8.
    private(set) var bytes: [UInt8] = []
    private var depth = 0
    private var needsBlank = false
    private var isAtBeginning = true
    let style: SwiftStyle

    init(style: SwiftStyle) {
        self.style = style
    }

    /// Returns the text that a function prints.
    static func text(of print: (inout Printer) -> Void) -> String {
        var printer = Printer(style: SwiftStyle())
        print(&printer)
        return String(decoding: printer.bytes, as: UTF8.self)
    }

    /// The maximum width of a line in columns, unless a single name is longer.
    static let width = 140

    func fits(_ text: String) -> Bool {
        depth * style.indent + text.utf8.count <= Self.width
    }

    mutating func line(_ text: String) {
        beginLine()
        add(text)
        bytes.append(0x0A)
    }

    /// Prints a line of parts, unless it would be too wide.
    ///
    /// - Returns: false if the line is too wide and nothing was printed.
    mutating func line(within width: Int = Printer.width, _ parts: (inout Printer) -> Void) -> Bool {
        let before = (count: bytes.count, needsBlank: needsBlank, isAtBeginning: isAtBeginning)
        beginLine()
        let start = bytes.count - depth * style.indent
        parts(&self)
        guard bytes.count - start <= width else {
            bytes.removeLast(bytes.count - before.count)
            (needsBlank, isAtBeginning) = (before.needsBlank, before.isAtBeginning)
            return false
        }
        bytes.append(0x0A)
        return true
    }

    /// Appends a part of a line.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Appends `head(item, item)` to a line.
    mutating func add(_ head: String, _ items: [String]) {
        add(head)
        add("(")
        for (index, item) in items.enumerated() {
            if index > 0 { add(", ") }
            add(item)
        }
        add(")")
    }

    private mutating func beginLine() {
        if needsBlank { bytes.append(0x0A) }
        needsBlank = false
        isAtBeginning = false
        for _ in 0..<(depth * style.indent) { bytes.append(0x20) }
    }

    /// Prints a blank line before the next line, except at the start or end of a block.
    mutating func blank() {
        needsBlank = !isAtBeginning
    }

    /// Prints `head {`, the indented body and `}`.
    mutating func block(_ head: String, _ body: (inout Printer) -> Void) {
        beginLine()
        add(head)
        add(" {\n")
        indented(body)
        line("}")
    }

    /// Prints `head { value }` on one line if it fits, otherwise as a block.
    mutating func short(_ head: String, _ value: String) {
        let whole = "\(head) { \(value) }"
        if fits(whole) { line(whole) } else { block(head) { $0.code(value) } }
    }

    /// Prints `head item, item`, wrapped.
    mutating func filled(_ head: String, _ items: [String]) {
        var row = head
        var isFirst = true
        for (index, item) in items.enumerated() {
            let next = " " + item + (index == items.count - 1 ? "" : ",")
            let indentation = isFirst ? "" : String(repeating: " ", count: style.indent)
            if row != head, !fits(indentation + row + next) {
                line(indentation + row)
                isFirst = false
                row = String(next.dropFirst())
            } else {
                row += next
            }
        }
        line((isFirst ? "" : String(repeating: " ", count: style.indent)) + row)
    }

    /// Prints `head: inherited, inherited {`, the body and `}`, with the head wrapped.
    ///
    /// - Parameter inherited: the inherited types; at least one.
    mutating func type(_ head: String, inheriting inherited: [String], _ body: (inout Printer) -> Void) {
        let whole = "\(head): \(inherited.joined(separator: ", "))"
        if fits(whole + " {") { return block(whole, body) }
        filled(head + ":", inherited)
        line("{")
        indented(body)
        line("}")
    }

    /// Prints a body, indented by one level.
    mutating func indented(_ body: (inout Printer) -> Void) {
        depth += 1
        isAtBeginning = true
        body(&self)
        depth -= 1
        needsBlank = false
    }

    /// Prints a documentation comment with one paragraph per text; empty texts are empty lines.
    mutating func doc(_ lines: String...) {
        doc(lines)
    }

    /// Prints external text as a documentation comment, escaped to prevent it from ending the
    /// comment.
    ///
    /// - Parameter text: the text, whose lines become lines of the comment; nil prints nothing.
    mutating func doc(text: String?) {
        for line in (text ?? "").split(whereSeparator: \.isNewline) {
            doc(comment(line.split(separator: " ").joined(separator: " ")))
        }
    }

    mutating func doc(_ lines: [String]) {
        for text in lines {
            wrapped(text)
        }
    }

    /// Prints `head(item, item)tail` on one line if it fits, otherwise with one item per line.
    /// `tail` can open a block.
    mutating func list(_ head: String, _ items: [String], _ tail: String) {
        let isShort = line(within: items.isEmpty ? .max : Self.width) { line in
            line.add(head, items)
            line.add(tail)
        }
        if isShort { return }
        line(head + "(")
        indented { printer in
            for (index, item) in items.enumerated() {
                printer.code(item, index == items.count - 1 ? "" : ",")
            }
        }
        line(")" + tail)
    }
}
