import Testing

@testable import FlowSpec

/// Swift keywords as names: in backticks only if Swift needs them.
@Suite struct KeywordTests {
    private static let text = swift(
        flows: """
            home:
              screens:
                import:
                  transitions:
                    init: { if: init, then: { push: default, with: { let: $, inout: $ } }, else: [] }
                default:
                  params: { where: Int, let: "Bool = true", inout: "Int = 1" }
                  transitions: { repeat: { replace: default, with: { where: $where, let: $, inout: $ } } }
            """,
        rest: """
            guards: { init: {}, if: {} }
            steps: { repeat: [{ if: init, then: { present: { flow: home } } }] }
            transitions: { is: { take: repeat }, for: [dismissAll, { take: repeat }] }
            deepLinks:
              init: { url: "test://init/{as:Int}", open: [] }
            """)

    @Test func `methods and cases are declared in backticks, and are named without them after a dot`() {
        #expect(
            Self.text.part("enum HomeScreen").hasPrefix(
                """
                enum HomeScreen: FlowRuntime.ScreenValue {
                    case `import`
                    case `default`(where: Int, `let`: Bool = true, `inout`: Int = 1)
                """))
        #expect(
            Self.text.part("nonisolated var screenName") == """
                nonisolated var screenName: Name {
                    switch self {
                    case .import: .import
                    case .default: .default
                    }
                }
                """)
        #expect(
            Self.text.part("protocol TestGuards") == """
                protocol TestGuards {
                    var `init`: Bool { get }
                    var `if`: Bool { get }
                }
                """)
    }

    @Test func `methods of the app's transitions and of steps with a name are declared in backticks`() {
        #expect(Self.text.contains("    func `is`() -> Self {\n"), "\(Self.text)")
        #expect(Self.text.contains("    func `for`() -> Self {\n"))
        #expect(Self.text.contains(" func `repeat`(in change: FlowRuntime.Change<HomeCoordinator>) {\n"))
    }

    @Test func `'init' is in backticks after a dot too`() {
        #expect(
            Self.text.part("private final class HomeImportRouter") == """
                private final class HomeImportRouter: FlowRuntime.Router<HomeCoordinator>, HomeImportRouting {
                    func `init`(where: Int, `let`: Bool, `inout`: Int) {
                        navigate { coordinator, change in
                            if coordinator.guards.`init` {
                                change.push(.default(where: `where`, let: `let`, `inout`: `inout`))
                            }
                        }
                    }
                }
                """)
    }

    @Test func `a label is plain but for 'inout', a parameter's use is in backticks`() {
        #expect(
            Self.text.part("private final class HomeDefaultRouter") == """
                private final class HomeDefaultRouter: FlowRuntime.Router<HomeCoordinator>, HomeDefaultRouting {
                    private let `where`: Int

                    init(_ coordinator: HomeCoordinator, _ slot: FlowRuntime.Slot, where: Int) {
                        self.where = `where`
                        super.init(coordinator, slot)
                    }

                    func `repeat`(`let`: Bool, `inout`: Int) {
                        replace(with: .default(where: `where`, let: `let`, `inout`: `inout`))
                    }
                }
                """)
    }

    @Test func `links and their values`() {
        #expect(
            Self.text.part("init?(_ url") == """
                init?(_ url: FlowRuntime.LinkURL) {
                    if url.isAt("test", "init", segments: 1), let `as` = url.segment(0, Int.init(_:)) {
                        self = .`init`(as: `as`)
                    } else {
                        return nil
                    }
                }
                """)
    }

    @Test(arguments: reservedWords.filter { $0.first?.isLowercase == true && !wordsThatNameNothing.contains($0) }.sorted())
    func `each keyword can be the name of everything`(word: String) {
        #expect(
            findings(
                root: word,
                flows: """
                    \(word):
                      tabs: { \(word): { flow: stack } }
                    stack:
                      results: { \(word): { \(word): Int } }
                      screens:
                        \(word):
                          params: { \(word): "Int = 1" }
                          transitions:
                            \(word): { if: \(word), then: { perform: \(word) }, else: { finish: \(word) } }
                    """,
                rest: """
                    guards: { \(word): { params: { \(word): Int } } }
                    effects: { \(word): {} }
                    deepLinks: { \(word): { params: { \(word): Int }, open: [] } }
                    """
            ).filter { !$0.contains("unhandled-result") } == [])
    }
}
