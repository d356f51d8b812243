import FlowGraph
import FlowSpec
import Testing

/// The interface of each flow's screens, and of the containers around them.
@Suite struct InterfaceTests {
    private func interfaces(_ texts: [String]) throws -> [String: [OutputOptions.Interface]] {
        let program = try #require(linked(texts).program)
        return Dictionary(uniqueKeysWithValues: program.flows.map { ($0.name.value, [$0.interface, $0.containers]) })
    }

    private func app(_ generate: String, _ flows: String) -> String { specText("generate: { \(generate) }\nflows: { \(flows) }") }

    private let home = "home: { screens: { home: { transitions: { next: { push: help } } } } }"
    private let help = "help: { screens: { help: { transitions: { back: pop } } } }"

    @Test func `UIKit by default`() throws {
        #expect(try interfaces([app("indent: 4", "\(home), \(help)")]) == ["home": [.uikit, .uikit], "help": [.uikit, .uikit]])
    }

    @Test func `the root's file decides for the app`() throws {
        let other = "flowspec: 1\nflows: { \(help) }"
        #expect(
            try interfaces([app("interface: swiftui", home), other]) == ["home": [.swiftui, .swiftui], "help": [.swiftui, .swiftui]])
        let uikit = "flowspec: 1\ngenerate: { interface: uikit }\nflows: { \(help) }"
        #expect(try interfaces([app("interface: swiftui", home), uikit]) == ["home": [.swiftui, .swiftui], "help": [.uikit, .swiftui]])
    }

    @Test func `the root flow's own interface is that of the containers`() throws {
        let flows = "\(home), \(help)".replacing("home: { screens", with: "home: { interface: uikit, screens")
        #expect(try interfaces([app("interface: swiftui", flows)]) == ["home": [.uikit, .uikit], "help": [.swiftui, .uikit]])
    }

    @Test func `the file of the root flow, if another file names it`() throws {
        let root = "flowspec: 1\napp: Shop\nroot: home"
        let flows = "flowspec: 1\ngenerate: { interface: swiftui }\nflows: { \(home) }"
        let other = "flowspec: 1\nflows: { \(help) }"
        #expect(try interfaces([other, root, flows]) == ["home": [.swiftui, .swiftui], "help": [.swiftui, .swiftui]])
    }

    @Test func `your code presents an entry flow from UIKit`() throws {
        let text = "flowspec: 1\napp: Shop\ngenerate: { interface: swiftui }\nflows: { help: { entry: present, screens: { help: {} } } }"
        #expect(try interfaces([text]) == ["help": [.swiftui, .uikit]])
    }
}
