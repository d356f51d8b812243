import FlowGraph
import FlowSpec
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Apps with many different stacks. The analysis is exact if it can be, approximate otherwise, and
/// answers for all of them.
@Suite struct NeverSilentTests {
    /// One flow of screens that all push each other. Each can also pop to the first few of them.
    private func mesh(_ screens: Int, targets: Int, otherwise: String) -> String {
        let lines = (0..<screens).map { screen in
            let pushes = (0..<screens).filter { $0 != screen }.map { "p\($0): { push: s\($0) }" }
            return "      s\(screen): { transitions: { \(pushes.joined(separator: ", ")) } }"
        }
        let back = (0..<targets).map { "b\($0): { popTo: s\($0), else: \(otherwise) }" }
        let text = """
            flows:
              home:
                transitions: { \(back.joined(separator: ", ")) }
                screens:
            \(lines.joined(separator: "\n"))
            """
        return specText(text)
    }

    /// One flow whose screens start another in many places, each with its own `dismissed` handler.
    private func manyStarts(_ screens: Int, sites: Int, dismissed: (Int) -> String) -> String {
        let lines = (0..<screens).map { screen in
            let starts = (0..<sites).filter { $0 % screens == screen }.map {
                "o\($0): { push: other, on: { dismissed: \(dismissed($0)) } }"
            }
            let next = "next: { push: s\((screen + 1) % screens) }"
            return "      s\(screen): { transitions: { \((starts + [next]).joined(separator: ", ")) } }"
        }
        let text = """
            flows:
              other: { screens: { u: { transitions: { more: { push: u } } } } }
              home:
                screens:
            \(lines.joined(separator: "\n"))
            """
        return specText(text)
    }

    private func analysis(of text: String) throws -> Analysis { Analysis(of: try linkedMachine(text).program) }

    @Test(arguments: ["stay", "root", "push"])
    func `forty screens that go back to each other are told apart`(_ otherwise: String) throws {
        for targets in [1, 14, 40] {
            let analysis = try analysis(of: mesh(40, targets: targets, otherwise: otherwise))
            #expect(analysis.isExact, "\(targets) targets, else: \(otherwise)")
            #expect(analysis.screenDistances == [0] + Array(repeating: 1, count: 39))
        }
    }

    @Test(arguments: ["stay", "root", "push"])
    func `what is said of them is what is found by trying everything`(_ otherwise: String) throws {
        let comparison = Comparison(of: try linkedMachine(mesh(5, targets: 5, otherwise: otherwise)), actions: 4, cap: 5_000)
        #expect(comparison.found.depth >= 4 && comparison.analysis.isExact)
        #expect(comparison.difference == nil, "\(comparison.difference ?? "")")
    }

    /// A screen that only `popTo … else: push` shows is on the stack at most once. The stack is a
    /// choice among such screens.
    @Test func `screens that are pushed only where they are missing are merged where there are too many`() throws {
        let targets = (0..<14).map { "b\($0): { popTo: s\($0), else: push }" }.joined(separator: ", ")
        let screens = (0..<14).map { "s\($0): {}" }.joined(separator: ", ")
        let analysis = try analysis(
            of: """
                flowspec: 1
                app: App
                root: home
                flows: { home: { transitions: { \(targets) }, screens: { a: {}, \(screens), never: {} } } }
                """)
        #expect(!analysis.isCut && analysis.violations.map(\.reason) == [.soughtScreens])
        #expect(analysis.screenDistances == [0] + Array(repeating: 1, count: 14) + [nil])
    }

    @Test func `five hundred flows that push a screen when they are left are told apart`() throws {
        let analysis = try analysis(of: manyStarts(20, sites: 500) { "{ push: s\($0 * 7 % 20) }" })
        #expect(analysis.isExact)
    }

    @Test func `five hundred flows that do more when they are left are merged`() throws {
        let analysis = try analysis(of: manyStarts(20, sites: 500) { "[{ push: s\($0 * 7 % 20) }, { push: s\($0 % 20) }]" })
        #expect(!analysis.isCut && Set(analysis.violations.map(\.reason)) == [.mergedSites])
        #expect(analysis.screenDistances.allSatisfy { $0 != nil })
    }

    /// The analysis forgets the stacks of other tabs. Its trace returns to the shop without a tap,
    /// which the machine can't do.
    @Test func `what is only possible is looked for near the run that is taken for possible`() throws {
        let noise = (0..<6).map { "n\($0)" }
        let chain = (0..<8).map { "c\($0): { transitions: { next: { push: c\($0 + 1) } } }" }
        let flows = """
            main: { tabs: { shop: { flow: shop }, cart: { flow: cart } } }
            shop: { screens: { s: { transitions: { buy: [{ select: cart }, { push: gift }] } } } }
            gift: { screens: { g: { transitions: { more: [pop, { pop: 8 }, dismiss] } } } }
            cart:
              transitions: { \(noise.map { "\($0): { push: \($0) }" }.joined(separator: ", ")) }
              screens: { \((chain + ["c8: {}"] + noise.map { "\($0): {}" }).joined(separator: ", ")) }
            """
        let program = try linkedMachine(specText(root: "main", flows: flows)).program
        let finding = try #require(Analysis(of: program).reportedFindings.first { $0.rule == .dismissAtBase })
        #expect(finding.verdict == .confirmed(actions: 12, isShortest: false))
        #expect(finding.trace?.actions.contains { $0.text.contains("tap 'shop'") } == true)
    }

    @Test func `nothing is left out of crowded apps`() async {
        let seed = SeededNumbers.seed()
        var models = ComparedModels(seed: seed, kinds: [.crowd])
        let difference = models.compare(1)
        print("crowded models: seed \(seed), \(models.summary)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    /// Thirteen flows on one stack, each with two possible starts: more than the analysis examines.
    @Test func `of an app that is too large what is near is searched`() throws {
        let text = """
            guards: { g: Holds }
            flows:
              home:
                screens:
                  a: { transitions: { close: dismiss, go: { setStack: [a, \(Array(repeating: "other", count: 13).joined(separator: ", "))] } } }
              other: { start: [{ if: g, start: c }, d], screens: { c: {}, d: {} } }
            """
        let analysis = try analysis(of: specText(text))
        #expect(analysis.isCut)
        let findings = analysis.reportedFindings
        #expect(Set(findings.map(\.rule)) == [.approximateAnalysis, .dismissAtBase])
        #expect(findings.first { $0.rule == .dismissAtBase }?.verdict == .confirmed(actions: 1))
    }

    @Test func `of an app that is too large it is proved which screens nothing leads to`() throws {
        let text = """
            guards: { g: Holds }
            flows:
              home:
                screens:
                  a: { transitions: { go: { setStack: [a, \(Array(repeating: "other", count: 13).joined(separator: ", "))] } } }
              other: { start: [{ if: g, start: c }, d], screens: { c: {}, d: {} } }
              lost: { screens: { l: { transitions: { again: { present: found } } } } }
              found: { screens: { f: { transitions: { back: { present: lost } } } } }
            """
        let program = try linkedMachine(specText(text)).program
        let analysis = Analysis(of: program)
        #expect(analysis.isCut)
        let lost = analysis.reportedFindings.filter { $0.rule == .unreachableScreen }
        #expect(!lost.isEmpty && lost.allSatisfy { $0.verdict == .proved })
        #expect(NamedScreens(of: program).named == program.screens.map { ["a", "c", "d"].contains($0.name.value) })
    }

    /// Sixty layers that can each show sixty flows. Each flow can dismiss its layer, except on the
    /// root's stack.
    @Test func `flows that present and push each other needn't be analyzed for each layer`() throws {
        let flows = (0..<60).map { flow in
            let steps = (1..<60).map { other in
                "t\(other): { \((flow + other) % 3 == 0 ? "present" : "push"): f\(other), on: { dismissed: [] } }"
            }
            return "  f\(flow): { screens: { s: { transitions: { \((steps + ["end: dismiss"]).joined(separator: ", ")) } } } }"
        }
        let text = "flowspec: 1\napp: App\nroot: f0\nflows:\n" + flows.joined(separator: "\n") + "\n  never: { screens: { s: {} } }\n"
        let program = try linkedMachine(text).program
        let analysis = Analysis(of: program)
        #expect(!analysis.isCut && analysis.isExact)
        #expect(analysis.screenDistances == [0] + Array(repeating: 1, count: 59) + [nil])
        #expect(Set(analysis.screens.filter { $0.screen == ScreenID(index: 3) }.compactMap(\.lane)) == ["f0", "*"])
        // In the window, the first flow fails at once, as do the others that can be pushed there.
        #expect(Set(analysis.faults.map(\.kind)) == [.dismissAtBase] && analysis.faults.count == 60)
        #expect(analysis.userMoves[0].closedLayers.isEmpty)
    }

    @Test func `what merged flows do when they are left is what is found by trying everything, or more`() throws {
        let text = manyStarts(4, sites: 8) { "[{ push: s\($0 * 3 % 4) }, { push: s\($0 % 4) }]" }
        let comparison = Comparison(of: try linkedMachine(text), actions: 4, cap: 5_000, precisions: Precision.coarsest)
        #expect(comparison.found.depth >= 3 && !comparison.analysis.isExact)
        #expect(comparison.difference == nil, "\(comparison.difference ?? "")")
    }
}
