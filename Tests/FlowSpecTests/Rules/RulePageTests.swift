import FlowGraph
import FlowSpec
import Testing

/// What every rule's page has. That flowgen finds what the examples say is for the tests of the
/// program, which run it on them.
@Suite struct RulePageTests {
    @Test func `each rule has a page, in the order of the catalogue`() {
        #expect(RulePage.all.map(\.rule) == Rule.all)
        #expect(RuleTopic.allCases.flatMap(\.pages).count == Rule.all.count)
        #expect(RuleTopic.allCases.allSatisfy { !$0.pages.isEmpty })
        #expect(RulePage.of("trap")?.rule == .trap)
        #expect(RulePage.of("trapp") == nil)
    }

    @Test(arguments: Rule.all.map(\.id))
    func `a page explains, and shows a finding at every mark`(id: String) throws {
        let page = try #require(RulePage.of(id))
        let paragraphs = page.explanation.split(separator: "\n\n")
        #expect((1...3).contains(paragraphs.count))
        #expect(paragraphs.allSatisfy { $0.hasSuffix(".") })
        #expect(page.right.findings.isEmpty)
        #expect(page.right.files.allSatisfy { $0.text.markers.isEmpty })
        let wrong = page.wrong
        let lines = wrong.lines(of: page.rule)
        #expect(lines.contains { $0.rule == id })
        #expect(lines.allSatisfy { $0.place != "?" })
        let marks = wrong.files.map(\.text.markers.count).reduce(0, +)
        #expect(marks == (page.rule == .unreadableFile ? 0 : lines.count))
        #expect(page.topic == .stacks || lines.allSatisfy { $0.message != nil })
    }

    @Test(arguments: Fault.Kind.allCases)
    func `a step that can't be taken is one on the abstract machine`(kind: Fault.Kind) throws {
        let wrong = try #require(RulePage.of(kind.rawValue)).wrong
        let place = try #require(wrong.files[0].text.position(of: 1))
        #expect(try Exploration(wrong) == Exploration(faults: [kind: [place]]))
    }

    @Test(arguments: RulePage.all.filter { !$0.right.files[0].plainText.contains("\ninvariants:") }.map(\.rule.id))
    func `in a right example each step can be taken, and each state left`(id: String) throws {
        #expect(try Exploration(#require(RulePage.of(id)).right) == Exploration())
    }

    @Test func `a dead end is a state without a move`() throws {
        let page = try #require(RulePage.of("dead-end"))
        #expect(try Exploration(page.wrong) == Exploration(deadEnds: ["shop [list, receipt]"]))
    }
}

/// What any sequence of moves in an example's app leads to.
private struct Exploration: Equatable {
    /// The places of all steps that couldn't be taken.
    var faults: [Fault.Kind: Set<SourcePosition>] = [:]
    /// The states without a move.
    var deadEnds: Set<String> = []

    init(faults: [Fault.Kind: Set<SourcePosition>] = [:], deadEnds: Set<String> = []) {
        self.faults = faults
        self.deadEnds = deadEnds
    }

    init(_ example: RuleExample) throws {
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let files = example.files.map { file in
            readSpec(sources.add(Source(path: file.path, text: file.plainText)), in: sources, into: &diagnostics)
        }
        let machine = Machine(try #require(link(files, into: &diagnostics)))
        var seen = Set(machine.initialStates.map(\.state))
        var next = Array(seen)
        while let state = next.popLast() {
            let moves = machine.moves(in: state)
            // Where a flow has ended that the app's own code has started, that code goes on.
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
        faults[fault.kind, default: []].insert(fault.range.start)
    }
}
