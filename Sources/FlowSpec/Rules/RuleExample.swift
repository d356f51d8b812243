/// A program as text, with the findings that are expected in it.
public struct RuleExample: Sendable {
    /// A file of the program.
    public struct File: Sendable {
        /// The path, relative to the folder that flowgen looks through.
        public let path: String
        /// The text, with marks at the places of findings.
        public let text: MarkedText

        init(_ path: String, _ text: String) {
            self.path = path
            self.text = MarkedText(text + "\n")
        }

        /// The text without marks.
        public var plainText: String {
            String(decoding: text.bytes, as: UTF8.self)
        }
    }

    /// Where a finding is.
    public enum Place: Sendable, ExpressibleByIntegerLiteral {
        /// At the mark with a digit, in whichever file it stands.
        case mark(Int)
        /// At the start of a file that can't be read.
        case file(String)

        /// Makes the place of a mark.
        public init(integerLiteral digit: Int) {
            self = .mark(digit)
        }
    }

    /// A place with what is said about it.
    public struct Note: Sendable {
        let place: Place
        let message: String

        init(at place: Place, _ message: String) {
            self.place = place
            self.message = message
        }
    }

    /// A finding of the page's rule.
    public struct Finding: Sendable {
        let place: Place
        /// What flowgen says; nil where it is more than a line can show, as with the way to a
        /// state.
        let message: String?
        let notes: [Note]

        init(at place: Place, _ message: String? = nil, notes: [Note] = []) {
            self.place = place
            self.message = message
            self.notes = notes
        }
    }

    /// The files. Where one stands in another's path, that is a folder with a file's name.
    public let files: [File]
    /// What is found, in the order in which it is printed.
    public let findings: [Finding]

    /// A program of several files.
    init(files: [File], findings: [Finding] = []) {
        self.files = files
        self.findings = findings
    }

    /// A program of one file.
    init(_ text: String, findings: [Finding] = []) {
        self.init(files: [File("Shop.flow.yaml", text)], findings: findings)
    }

    /// A finding as a line of flowgen's output says it.
    public struct Line: Hashable, Sendable {
        /// `path:line:column`.
        public let place: String
        /// The severity, or `note`.
        public let kind: String
        /// What is said; nil where it is more than a line can show.
        public let message: String?
        /// The rule's id; nil for a note.
        public let rule: String?

        /// Makes a line from its parts.
        ///
        /// - Parameters:
        ///   - place: `path:line:column`.
        ///   - kind: the severity, or `note`.
        ///   - message: what is said; nil where it is more than a line can show.
        ///   - rule: the rule's id; nil for a note.
        public init(place: String, kind: String, message: String?, rule: String?) {
            self.place = place
            self.kind = kind
            self.message = message
            self.rule = rule
        }
    }

    /// The lines that flowgen prints about the example.
    ///
    /// - Parameter rule: the rule of the page that the example is on.
    /// - Returns: a line for each finding, with those of its notes after it.
    public func lines(of rule: Rule) -> [Line] {
        findings.flatMap { finding in
            let severity = rule.severity.rawValue
            return [Line(place: text(of: finding.place), kind: severity, message: finding.message, rule: rule.id)]
                + finding.notes.map { Line(place: text(of: $0.place), kind: "note", message: $0.message, rule: nil) }
        }
    }

    private func text(of place: Place) -> String {
        switch place {
        case .file(let path): return "\(path):1:1"
        case .mark(let digit):
            for file in files {
                if let position = file.text.position(of: digit) { return "\(file.path):\(position.line):\(position.column)" }
            }
            return "?"
        }
    }
}
