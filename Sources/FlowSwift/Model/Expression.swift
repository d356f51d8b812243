/// A Swift expression, stored in parts to allow line breaks.
indirect enum Expression: Sendable {
    /// Text without line breaks.
    case text(String)
    /// A call of the named function with its arguments.
    case call(String, [Item])
    case list([Expression])
    /// The value of the first condition that is true.
    case choice([(condition: Expression, value: Expression)], otherwise: Expression)

    /// An argument of a call.
    struct Item: Sendable {
        var label: String?
        var value: Expression

        init(_ label: String?, _ value: Expression) {
            self.label = label
            self.value = value
        }

        init(_ label: String?, _ text: String) {
            self.init(label, .text(text))
        }

        /// The label with its colon, as written before the value.
        var head: String { label.map { FlowSwift.label($0) + ": " } ?? "" }

        func write(to line: inout Printer) {
            if let label {
                line.add(FlowSwift.label(label))
                line.add(": ")
            }
            value.write(to: &line)
        }
    }

    /// A case of an enumeration with the given values only, since all of them can have defaults.
    static func member(_ name: String, _ items: [Item], hasValues: Bool) -> Expression {
        hasValues ? .call("." + afterDot(name), items) : .text("." + afterDot(name))
    }

    /// The expression on one line.
    var flat: String {
        if case .text(let text) = self { return text }
        return Printer.text { write(to: &$0) }
    }

    /// Appends the expression to a line.
    func write(to line: inout Printer) {
        switch self {
        case .text(let text): line.add(text)
        case .call(let name, let items):
            line.add(name)
            line.add("(")
            line.add(items)
            line.add(")")
        case .list(let items):
            line.add("[")
            line.add(items.map { Item(nil, $0) })
            line.add("]")
        case .choice(let choices, let otherwise):
            for choice in choices {
                choice.condition.write(to: &line)
                line.add(" ? ")
                choice.value.write(to: &line)
                line.add(" : ")
            }
            otherwise.write(to: &line)
        }
    }

    fileprivate var isList: Bool {
        if case .list = self { true } else { false }
    }

    /// True if it's easier to read on several lines, even if it fits on one.
    var isLong: Bool {
        switch self {
        case .text, .list: false
        case .call(_, let items): items.contains { $0.value.isLong }
        case .choice(let choices, _): choices.count > 1
        }
    }

    fileprivate var isBreakable: Bool {
        switch self {
        case .text: false
        case .call(_, let items): !items.isEmpty
        case .list(let items): !items.isEmpty
        case .choice: true
        }
    }
}

extension Printer {
    mutating func add(_ items: [Expression.Item]) {
        for (index, item) in items.enumerated() {
            if index > 0 { add(", ") }
            item.write(to: &self)
        }
    }

    /// Prints an expression and `tail`, on one line if they fit.
    mutating func expression(_ expression: Expression, _ tail: String = "") {
        self.expression("", expression, tail)
    }

    /// Prints an expression between `head` and `tail`, on one line if they fit.
    mutating func expression(_ head: String, _ expression: Expression, _ tail: String = "") {
        if !expression.isLong {
            let isShort = line(within: expression.isBreakable ? Printer.width : .max) { line in
                line.add(head)
                expression.write(to: &line)
                line.add(tail)
            }
            if isShort { return }
        }
        switch expression {
        case .text: break
        case .call(let name, let items): brackets(head + name + "(", items, ")" + tail)
        case .list(let items): brackets(head + "[", items.map { Expression.Item(nil, $0) }, "]" + tail)
        case .choice(let choices, let otherwise): choice(head, choices, otherwise, tail)
        }
    }

    /// Prints items between brackets. If the last item is a list, or the only item can be broken,
    /// its brackets share the lines of the outer ones.
    private mutating func brackets(_ open: String, _ items: [Expression.Item], _ close: String) {
        if let last = items.last, last.value.isBreakable, items.count == 1 || last.value.isList {
            let before = open + items.dropLast().map { $0.head + $0.value.flat + ", " }.joined() + last.head
            if fits(before + "[") { return expression(before, last.value, close) }
        }
        line(open)
        indented { printer in
            for (index, item) in items.enumerated() {
                printer.expression(item.head, item.value, index == items.count - 1 ? "" : ",")
            }
        }
        line(close)
    }

    private mutating func choice(
        _ head: String, _ choices: [(condition: Expression, value: Expression)], _ otherwise: Expression, _ tail: String
    ) {
        line(head.trimmingSpaces)
        indented { printer in
            for (index, choice) in choices.enumerated() {
                printer.expression("\(index == 0 ? "" : ": ")\(choice.condition.flat) ? ", choice.value)
            }
            printer.expression(": ", otherwise, tail)
        }
    }
}

extension String {
    /// The string without trailing spaces.
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
