import FlowSpec

extension Difference {
    /// The differences as plain text, with their locations.
    public var text: String {
        var lines: [String] = []
        func section(_ title: String, _ body: [String]) {
            guard !body.isEmpty else { return }
            if !lines.isEmpty { lines.append("") }
            lines.append("\(title):")
            lines += body.map { "  \($0)" }
        }
        section("Spec", spec.map { "\($0.sign) \($0.message.text)\(place($0.oldPlace, $0.newPlace))" })
        for category in AppCodeChange.Category.allCases {
            let changes = appCode.filter { $0.category == category }
            section(
                "App code, \(category.rawValue)",
                changes.map { "\(quoted($0.element)): \($0.message.text)\(place($0.oldPlace, $0.newPlace))" })
        }
        for kind in BehaviorChange.Kind.allCases {
            let changes = behavior.filter { $0.kind == kind }
            section(
                kind.title,
                changes.flatMap { change in
                    let line = "\(quoted(change.subject)): \(change.message.text)\(place(change.oldPlace, change.newPlace))"
                    return [line] + (change.run.map { $0.isEmpty ? [] : ["  \($0.joined(separator: ", "))"] } ?? [])
                })
        }
        if lines.isEmpty { lines.append(coverage == .whole ? "No differences." : "No differences in the spec or for app code.") }
        if let reason = coverage.reason { lines += ["", "Reachability was \(reason)."] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The location of a difference, in parentheses.
    private func place(_ old: SourceRange?, _ new: SourceRange?) -> String {
        location(old, new).map { " (\($0))" } ?? ""
    }

    /// The location in the new spec, or in the old one if there is none.
    func location(_ old: SourceRange?, _ new: SourceRange?) -> String? {
        new.map { self.new.location(of: $0) } ?? old.map { self.old.location(of: $0) }
    }
}

extension Revision {
    /// A location as compilers print it, after the name of the revision if it has one.
    fileprivate func location(of range: SourceRange) -> String {
        "\(name.map { $0 + ":" } ?? "")\(escaped(sources[range.source].path)):\(range.start.line):\(range.start.column)"
    }
}
