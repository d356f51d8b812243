import Foundation

private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Reports")

/// Returns the errors in SARIF texts, one per line.
///
/// Checks them with `sarif.schema.json`, which contains the parts of SARIF 2.1.0 that flowgen
/// writes and the requirements of code scanning. Then checks that indices refer to the correct
/// objects, which a schema can't express. The official schema isn't part of this repository.
public func sarifProblems(of texts: [String: [UInt8]]) throws -> String {
    let schema = try Data(contentsOf: fixtures.appendingPathComponent("sarif.schema.json"))
    let script = """
        import glob, json
        from urllib.parse import unquote
        for path in sorted(glob.glob("*.json")):
            run = json.load(open(path))["runs"][0]
            rules, artifacts = run["tool"]["driver"]["rules"], run["artifacts"]
            if len({rule["id"] for rule in rules}) < len(rules):
                print(path, "a rule occurs twice")
            prints = [result["partialFingerprints"]["flowgenFinding/v1"] for result in run["results"]]
            if len(set(prints)) < len(prints):
                print(path, "a fingerprint occurs twice")
            def places(value):
                if isinstance(value, dict):
                    if "artifactLocation" in value:
                        yield value
                    for item in value.values():
                        yield from places(item)
                elif isinstance(value, list):
                    for item in value:
                        yield from places(item)
            for number, result in enumerate(run["results"]):
                if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                    print(path, number, "the rule's number is another one's")
                for place in places(result):
                    file = place["artifactLocation"]
                    if artifacts[file["index"]]["location"]["uri"] != file["uri"]:
                        print(path, number, "the file's number is another one's")
                    region = place.get("region")
                    if region and (region["startLine"], region["startColumn"]) > (region["endLine"], region["endColumn"]):
                        print(path, number, "the region ends before its start")
        """
    var files: [String: [UInt8]] = [:]
    for (name, text) in texts { files["\(name).json"] = text }
    return try schemaProblems(of: texts, schema: Array(schema)) + python(script, files: files)
}

/// Returns the errors in JUnit texts, one per line. Checks that they are XML, that the numbers of
/// tests are correct, and that test names are unique in a file.
public func jUnitProblems(of texts: [String: [UInt8]]) throws -> String {
    let script = """
        import glob
        import xml.etree.ElementTree as tree
        def count(cases, kind):
            return sum(1 for case in cases if case.find(kind) is not None)
        for path in sorted(glob.glob("*.xml")):
            root = tree.parse(path).getroot()
            if root.tag != "testsuites" or [e.tag for e in root] != ["testsuite"] * len(root):
                print(path, "it isn't a list of suites")
            for suite in [root] + list(root):
                cases = list(suite.iter("testcase"))
                for key, number in [("tests", len(cases)), ("failures", count(cases, "failure")), ("errors", count(cases, "error")), ("skipped", 0)]:
                    if suite.get(key) != str(number):
                        print(path, suite.get("name"), key, suite.get(key), "isn't", number)
            for suite in root:
                if not len(suite) or [e.tag for e in suite] != ["testcase"] * len(suite):
                    print(path, suite.get("name"), "it isn't a list of tests")
                names = [(case.get("classname"), case.get("name")) for case in suite]
                if None in sum(names, ()) or len(set(names)) < len(names):
                    print(path, suite.get("name"), "two tests have one name")
                for case in suite:
                    if len(case) > 1 or any(e.tag not in ("failure", "error", "system-out") for e in case):
                        print(path, case.get("name"), "it has more than a result")
        """
    var files: [String: [UInt8]] = [:]
    for (name, text) in texts { files["\(name).xml"] = text }
    return try python(script, files: files)
}

/// An annotation of GitHub Actions, parsed from its workflow command.
public struct WorkflowCommand: Equatable {
    /// `error`, `warning` or `notice`.
    public var kind: String
    /// The properties by name.
    public var properties: [String: String]
    /// The message.
    public var message: String

    /// Parses a line. Returns `nil` if it isn't a workflow command.
    public init?(_ line: String) {
        guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
        let head = line.dropFirst(2)[..<end.lowerBound]
        kind = String(head.prefix { $0 != " " })
        guard ["error", "warning", "notice"].contains(kind) else { return nil }
        properties = [:]
        for part in head.dropFirst(kind.count + 1).split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, properties[String(pair[0])] == nil, !pair[1].contains(":") else { return nil }
            properties[String(pair[0])] = Self.decoded(pair[1], ["%3A": ":", "%2C": ","])
        }
        guard Set(properties.keys).isSubset(of: ["file", "line", "endLine", "col", "endColumn", "title"]) else { return nil }
        message = Self.decoded(line[end.upperBound...], [:])
    }

    private static func decoded(_ text: Substring, _ others: [String: String]) -> String {
        var result = String(text)
        for (code, character) in others { result = result.replacingOccurrences(of: code, with: character) }
        return result.replacingOccurrences(of: "%0D", with: "\r").replacingOccurrences(of: "%0A", with: "\n")
            .replacingOccurrences(of: "%25", with: "%")
    }
}
