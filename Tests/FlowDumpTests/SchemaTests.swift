import FlowDiagnostics
import FlowGraph
import FlowSpec
import Foundation
import Testing

@testable import FlowDump

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct SchemaTests {
    /// `FLOWGEN_UPDATE=1 swift test --filter FlowDumpTests` writes it anew.
    @Test func `the committed schema is the one that the tool prints`() throws {
        let file = package.appendingPathComponent("Schemas/program.schema.json")
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil {
            try Data(programSchema()).write(to: file)
        }
        #expect(try Array(Data(contentsOf: file)) == programSchema(), "the schema isn't what the tables give; FLOWGEN_UPDATE=1 writes it")
    }

    @Test func `each definition is used, and each that is used is there`() throws {
        let schema = String(decoding: programSchema(), as: UTF8.self)
        let names = Set((DumpObject.all + DumpObject.steps).map(\.name) + ["step"])
        let used = schema.components(separatedBy: "#/$defs/").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(Set(used) == names)
    }

    @Test func `each key occurs in the program with everything`() {
        let text = String(decoding: everything.bytes, as: UTF8.self)
        let missing = (DumpObject.all + DumpObject.steps).flatMap(\.keys).map(\.name).filter { !text.contains("\"\($0)\": ") }
        #expect(missing == [])
    }

    @Test func `dumps of the examples, of the corpus and of a program with everything fit the schema`() throws {
        var dumps: [String: [UInt8]] = ["Everything": everything.bytes]
        for folder in ["Examples/Sources/Orders", "Examples/Sources/Photos", "Tests/Fixtures/Compile", "Tests/FlowRuntimeTests"] {
            dumps[folder] = try dump(of: specs(in: folder))
            #expect(dumps[folder] != nil, "\(folder) has errors")
        }
        // Some of the corpus has errors on purpose.
        let corpus = try files(in: "Tests/Fixtures/Corpus") { $0.hasSuffix(".yaml") }.compactMap { try dump(of: [$0]) }
        for (number, text) in corpus.enumerated() { dumps["corpus \(number)"] = text }
        #expect(corpus.count >= 10)
        #expect(try problems(of: dumps, schema: programSchema()) == "")
    }

    @Test(arguments: [
        (#""dump": 1"#, #""dump": 2"#), (#""step": "pop""#, #""step": "hop""#), (#""count": 2"#, #""count": "2""#),
        (#""unique": false"#, #""uniq": false"#), (#""otherwise": "#, #""other": "#), (#""from": "method""#, #""from": "nowhere""#),
        (#""kind": "tabs""#, #""kind": "bars""#),
    ])
    func `what isn't a dump doesn't fit`(part: String, other: String) throws {
        let text = String(decoding: everything.bytes, as: UTF8.self)
        #expect(text.contains(part))
        let changed = text.replacingOccurrences(of: part, with: other)
        #expect(try problems(of: ["changed": Array(changed.utf8)], schema: programSchema()) != "")
    }

    private func specs(in folder: String) throws -> [Source] {
        try files(in: folder, where: isSpecName)
    }

    private func files(in folder: String, where isWanted: (String) -> Bool) throws -> [Source] {
        let url = package.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter(isWanted).sorted().map { name in
            Source(path: name, bytes: Array(try Data(contentsOf: url.appendingPathComponent(name))))
        }
    }

    private func dump(of specs: [Source]) throws -> [UInt8]? {
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let files = specs.map { readSpec(sources.add($0), in: sources, into: &diagnostics) }
        return link(files, into: &diagnostics).map { dumpProgram($0, sources: sources, version: "0.0.0") }
    }
}

/// What Python's jsonschema finds wrong with JSON texts, one line each.
private func problems(of texts: [String: [UInt8]], schema: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FlowDumpTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(schema).write(to: folder.appendingPathComponent("schema"))
    for (name, text) in texts {
        try Data(text).write(to: folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-") + ".json"))
    }
    let script = """
        import glob, json, os, sys
        try:
            import jsonschema
        except ImportError:
            sys.exit("Python's jsonschema is missing: run 'make setup', or install it with 'pip install jsonschema'")
        schema = json.load(open("schema"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for path in sorted(glob.glob("*.json")):
            for error in validator.iter_errors(json.load(open(path))):
                best = jsonschema.exceptions.best_match([error])
                print(path, best.json_path, best.message[:300])
        """
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    #expect(process.terminationStatus == 0, "python3 with jsonschema must run, and it says: \(text); 'make setup' installs both")
    return text
}
