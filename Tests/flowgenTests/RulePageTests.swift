import FlowGraph
import FlowSpec
import Foundation
import TestSupport
import Testing

/// The pages of the rules. The tests of all pages run their wrong and right examples.
@Suite struct RulePageTests {
    @Test func `what comes from the pages is up to date`() async throws {
        let sandbox = try Sandbox()
        let run = try await sandbox.run(repository.path + "/Scripts/rule-catalog", sandbox.url.path)
        try #require(run.code == 0, "\(run.errors)")
        let files = sandbox.contents.filter { $0.contains(".") }
        #expect(files.count == 3)
        for path in files {
            #expect(try isCommitted(#require(sandbox.text(path)).utf8, at: path), "the rules' pages have changed: run 'make update'")
        }
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        #expect(rulePages.count == Rule.all.count, "a page is in no topic's folder")
    }

    @Test(arguments: [
        ("severity: error", "severity: grave", "2: the severity"), ("can fail\n", "can fail.\n", "6: a title without a full stop"),
        ("of the trace.\n", "of the trace\n", "13: a paragraph, or 'Wrong:' after it"),
        ("$ flowgen", "% flowgen", "30: what flowgen prints"),
        ("Right:", "Better:", "44: 'Right:'"), ("root } } }\n```\n", "root } } }\n```\n\nMore.\n", "57: the end of the page"),
    ])
    func `a page of another form fails at its line`(old: String, new: String, problem: String) async throws {
        let sandbox = try Sandbox()
        let page = "Sources/CPages/rules/stacks/pop-to-missing.md"
        for path in ["Scripts/rule-catalog", "Sources/FlowSpec/Diagnostics/RuleTopic.swift", page] {
            try sandbox.write(#require(repositoryText(path)), to: path)
        }
        let text = try #require(sandbox.text(page))
        try sandbox.write(text.replacing(old, with: new), to: page)
        let run = try await sandbox.run("/usr/bin/env", "python3", "Scripts/rule-catalog")
        #expect(run == Run(code: 1, output: "", errors: "\(page):\(problem) must be here\n"))
    }

    @Test(arguments: Fault.Kind.allCases)
    func `a step that can fail is one on the abstract machine`(kind: Fault.Kind) throws {
        let examples = try RuleExamples(kind.rawValue)
        let place = try #require(examples.output.firstMatch(of: /:(\d+:\d+):/)).1
        #expect(try Exploration(examples.wrong) == Exploration(faults: [kind: [String(place)]]))
    }

    @Test(arguments: Rule.all.map(\.id))
    func `in a right example each step can be taken, and each state left`(id: String) throws {
        let right = try RuleExamples(id).right
        if right.contains(where: { $0.text.contains("\ninvariants:") }) { return }
        #expect(try Exploration(right) == Exploration())
    }

    @Test func `a dead end is a state without a move`() throws {
        #expect(try Exploration(RuleExamples("dead-end").wrong) == Exploration(deadEnds: ["shop [list, receipt]"]))
    }
}

/// The examples of a rule's page.
struct RuleExamples {
    /// The files of the wrong example.
    private(set) var wrong: [(path: String, text: String)] = []
    /// The output of flowgen for it.
    private(set) var output = ""
    /// The files of the right example.
    private(set) var right: [(path: String, text: String)] = []

    init(_ id: String) throws {
        let name = try #require(rulePages.first { $0.hasSuffix("/\(id).md") })
        let page = MarkdownPage(name: name, text: try #require(repositoryText(name)))
        var path = ""
        for part in page.parts {
            switch part {
            case .directive(.file(let file, text: nil), _): path = file
            case .fence(let fence) where fence.language == "console": output = page.text(of: fence)
            case .fence(let fence) where output.isEmpty: wrong.append((path, page.text(of: fence)))
            case .fence(let fence): right.append((path, page.text(of: fence)))
            case .directive, .prose: break
            }
        }
    }
}

/// The faults and dead ends that any sequence of moves in an example's app reaches.
private struct Exploration: Equatable {
    /// The locations of all steps that failed.
    var faults: [Fault.Kind: Set<String>] = [:]
    /// The states without a move.
    var deadEnds: Set<String> = []

    init(faults: [Fault.Kind: Set<String>] = [:], deadEnds: Set<String> = []) {
        self.faults = faults
        self.deadEnds = deadEnds
    }

    init(_ example: [(path: String, text: String)]) throws {
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let files = example.map { file in
            readSpec(sources.add(Source(path: file.path, text: file.text)), in: sources, into: &diagnostics)
        }
        let machine = Machine(try #require(link(files, into: &diagnostics)))
        var seen = Set(machine.initialStates.map(\.state))
        var next = Array(seen)
        while let state = next.popLast() {
            let moves = machine.moves(in: state)
            // After a flow that the app's code started has ended, that code continues.
            if moves.isEmpty, !state.layers.isEmpty { deadEnds.insert(state.description(in: machine.program)) }
            for branch in moves.flatMap({ machine.outcomes(of: $0, in: state) }) {
                switch branch.outcome {
                case .fault(let fault, _): add(fault)
                case .settled(let state, let observations):
                    for case .fault(let fault) in observations { add(fault) }
                    if seen.insert(state).inserted { next.append(state) }
                }
            }
            try #require(seen.count < 1000, "the examples have few states")
        }
    }

    private mutating func add(_ fault: Fault) {
        faults[fault.kind, default: []].insert("\(fault.range.start.line):\(fault.range.start.column)")
    }
}
