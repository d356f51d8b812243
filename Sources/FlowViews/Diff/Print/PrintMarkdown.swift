import FlowSpec

extension Difference {
    /// The hidden first line of the Markdown, for CI jobs that update their earlier comment.
    static let markdownMark = "<!-- flowgen diff -->"

    // GitHub accepts comments of up to 65,536 characters. The map has at most 20,000 bytes.
    private static let longestDetails = 40_000

    /// The differences as Markdown, for a comment on a pull request: a line for each kind, a map of
    /// the changes, and collapsed details. Long lists of details are cut.
    ///
    /// - Parameter map: the map of the changes, in Mermaid; nil for none.
    public func markdown(map: String?) -> String {
        var lines = [Self.markdownMark, "### Navigation changes in \(markdownCode(new.program.app))", ""]
        lines += summary.map { "- **\($0.title)**: \($0.text)" }
        if let map { lines += ["", "```mermaid", map.last == "\n" ? String(map.dropLast()) : map, "```"] }
        var room = Self.longestDetails
        func section(_ title: String, _ body: [String]) {
            guard !body.isEmpty else { return }
            var shown = body.prefix { line in
                room -= line.utf8.count
                return room > 0
            }
            if shown.count < body.count { shown.append("- … \(body.count - shown.count) more") }
            lines += ["", "<details><summary>\(title) (\(body.count))</summary>", ""] + shown + ["", "</details>"]
        }
        section("Spec", spec.map { "- \(markdownCode($0.sign)) \($0.message.markdown)\(place($0.oldPlace, $0.newPlace))" })
        for category in AppCodeChange.Category.allCases {
            section(
                "App code, \(category.rawValue)",
                appCode.filter { $0.category == category }.map {
                    "- \(markdownCode($0.element)): \($0.message.markdown)\(place($0.oldPlace, $0.newPlace))"
                })
        }
        for kind in BehaviorChange.Kind.allCases {
            section(
                kind.title,
                behavior.filter { $0.kind == kind }.map { change in
                    let run = change.run.flatMap { $0.isEmpty ? nil : $0.map(markdownEscaped).joined(separator: " → ") }
                    return "- \(markdownCode(change.subject)): \(change.message.markdown)\(place(change.oldPlace, change.newPlace))"
                        + (run.map { "<br>\($0)" } ?? "")
                })
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func place(_ old: SourceRange?, _ new: SourceRange?) -> String {
        location(old, new).map { " <sub>\(markdownEscaped($0))</sub>" } ?? ""
    }
}
