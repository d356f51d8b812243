import Foundation
import TestSupport
import Testing

@testable import FlowGraph
@testable import FlowSpec
@testable import FlowViews

@Suite struct SchemaTests {
    @Test(arguments: [("program", programSchema()), ("analysis", analysisSchema())])
    func `the committed schema is the one that the tool prints`(name: String, schema: [UInt8]) throws {
        #expect(try isCommitted(schema, at: "Schemas/\(name).schema.json"), "the tables have changed: run 'make update'")
    }

    @Test func `each definition is used, and each that is used is there`() throws {
        let schema = String(decoding: programSchema(), as: UTF8.self)
        let names = Set((JSONObject.all + JSONObject.steps).map(\.name) + ["step"])
        let used = schema.components(separatedBy: "#/$defs/").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(Set(used) == names)
    }

    @Test func `each step has the operands that its keyword announces`() {
        for step in allSteps { #expect(step.action.operands.map(\.kind) == step.action.keyword.operands, "\(step.action.keyword)") }
        #expect(Set(allSteps.map(\.action.keyword)) == Set(StepKeyword.linked))
        #expect(Set(StepKeyword.linked.flatMap(\.operands)) == Set(Operand.Kind.allCases))
    }

    @Test func `each key occurs in the program with everything`() {
        let text = String(decoding: everything.bytes, as: UTF8.self)
        let missing = (JSONObject.all + JSONObject.steps).flatMap(\.keys).map(\.name).filter { !text.contains("\"\($0)\": ") }
        #expect(missing == [])
    }

    @Test func `dumps of the examples, of the corpus and of a program with everything fit the schema`() throws {
        var dumps: [String: [UInt8]] = ["Everything": everything.bytes]
        for folder in ["Examples/Sources/Orders", "Examples/Sources/Photos", "Tests/Fixtures/Compile", "Tests/RunTime/FlowRuntimeTests"] {
            dumps[folder] = try dump(of: specs(in: folder))
            #expect(dumps[folder] != nil, "\(folder) has errors")
        }
        // Some specs of the corpus contain deliberate errors.
        let corpus = try files(in: "Tests/Fixtures/Corpus") { $0.hasSuffix(".yaml") }.compactMap { try dump(of: [$0]) }
        for (number, text) in corpus.enumerated() { dumps["corpus \(number)"] = text }
        #expect(corpus.count >= 10)
        #expect(try schemaProblems(of: dumps, schema: programSchema()) == "")
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
        #expect(try schemaProblems(of: ["changed": Array(changed.utf8)], schema: programSchema()) != "")
    }

    private func specs(in folder: String) throws -> [Source] {
        try files(in: folder, where: isSpecName)
    }

    private func files(in folder: String, where isWanted: (String) -> Bool) throws -> [Source] {
        let url = repository.appendingPathComponent(folder)
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
