import FlowSpec

extension FindingsReport {
    /// The report as JUnit's XML: each file is a suite, and each finding is a test. Errors are
    /// failing tests. Warnings and notes are passing tests with their text as output. A file
    /// without findings has one passing test.
    var jUnit: String {
        var suites: [XMLElement] = []
        if !failures.isEmpty {
            let cases = failures.map { failure in
                XMLElement(
                    "testcase", [("classname", "flowgen"), ("name", failure)],
                    [XMLElement("error", [("message", failure), ("type", "input")])])
            }
            suites.append(suite("flowgen", cases))
        }
        let bySource = Dictionary(grouping: findings, by: \.range.source)
        for id in sources.ids {
            let path = sources[id].path
            let found = bySource[id] ?? []
            let passed = XMLElement("testcase", [("classname", path), ("name", "no findings"), ("file", path)])
            suites.append(suite(path, found.isEmpty ? [passed] : cases(found, of: path)))
        }
        let root = XMLElement("testsuites", [("name", "flowgen")] + counts(of: suites.flatMap(\.children)), suites)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text()
    }

    private func suite(_ name: String, _ cases: [XMLElement]) -> XMLElement {
        XMLElement("testsuite", [("name", name)] + counts(of: cases), cases)
    }

    private func counts(of cases: [XMLElement]) -> [(String, String)] {
        [
            ("tests", "\(cases.count)"),
            ("failures", "\(cases.count { $0.children.first?.name == "failure" })"),
            ("errors", "\(cases.count { $0.children.first?.name == "error" })"),
            ("skipped", "0"),
        ]
    }

    /// The tests of a file, with distinct names, since CI systems merge tests with equal names.
    private func cases(_ findings: [Diagnostic], of path: String) -> [XMLElement] {
        var uses: [String: Int] = [:]
        return findings.map { finding in
            let place = "\(finding.rule.id) at \(finding.range.start.line):\(finding.range.start.column)"
            uses[place, default: 0] += 1
            let number = uses[place] ?? 1
            let text = renderText([finding], sources: sources)
            let said =
                finding.severity == .error
                ? XMLElement("failure", [("message", escaped(finding.sentence)), ("type", finding.rule.id)], content: text)
                : XMLElement("system-out", content: text)
            return XMLElement(
                "testcase",
                [
                    ("classname", path), ("name", number == 1 ? place : "\(place), \(number)"), ("file", path),
                    ("line", "\(finding.range.start.line)"),
                ], [said])
        }
    }
}
