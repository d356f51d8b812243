import FlowGraph
import Testing

/// Global transitions, which the app can perform in any state.
@Suite struct AppTransitionTests {
    private func app(_ transitions: String) -> String {
        """
        flowspec: 1
        app: App
        root: app
        guards: { signedIn: Somebody is }
        effects: { forget: { params: { reason: String } } }
        steps: { signOut: [{ perform: forget, with: { reason: $why } }, { restart: app }] }
        transitions:
          \(transitions)
        flows:
          app: { switch: { main: main, auth: auth }, start: [{ if: signedIn, start: main }, auth] }
          auth:
            screens:
              email: { transitions: { done: { switch: main } } }
          main: { tabs: { list: { flow: list }, me: { flow: me } } }
          me: { screens: { me: {} } }
          list: { screens: { list: { transitions: { open: { push: item }, help: { present: help } } }, item: { params: { id: Int } } } }
          help: { screens: { topics: { transitions: { close: dismiss, offer: { present: offer } } } } }
          offer: { params: { number: Int }, screens: { offer: { transitions: { close: dismiss, help: { present: help } } } } }
        """
    }

    @Test func `what isn't given is a parameter of the method`() throws {
        let program = try linkedProgram(app("expire: { perform: forget }\n  offer: { present: offer }"))
        let text = ProgramText(program: program)
        #expect(program.links.map { $0.parameters.map(text.text) } == [["reason: String"], ["number: Int"]])
        #expect(program.links.map { text.text($0.steps) } == ["perform forget(reason: reason)", "present offer(number: number)"])
    }

    @Test func `they are taken in every state, as their steps say`() throws {
        var walk = try Walk(
            app("expire: { take: signOut, with: { why: gone } }\n  offer: { present: offer }\n  me: { select: me }"), choices: "yes")
        _ = try walk("open")
        _ = try walk("link offer")
        #expect(walk.description == "app: main = main: list [list, item] + offer [offer]")
        #expect(try walk("link me") == "select-without-tabs at select: me")
        #expect(try walk("link expire / no") == "app: auth [email]")
        #expect(walk.left.contains("perform forget"))
    }

    @Test func `what one presents isn't covered by the same`() throws {
        var walk = try Walk(
            app("offer: { if: signedIn, then: { present: offer }, else: { alert: { actions: { a: { do: { present: help } } } } } }"),
            choices: "yes")
        _ = try walk("link offer / yes")
        #expect(try walk("link offer") == "impossible")
        #expect(try walk("help") == "app: main = main: list [list] + offer [offer] + help [topics]")
        #expect(try walk("link offer") == "impossible")
        _ = try walk("close")
        _ = try walk("close")
        #expect(walk.moves.contains("link offer"))
    }

    @Test func `a flow is pushed on whatever stack is on top`() throws {
        let text = app(
            "topic: { push: topics, else: { present: help } }\n  tip: [ dismissAll, { push: topics } ]\n  offer: { present: offer }"
        )
        .replacing("  help: {", with: "  topics: { screens: { topic: {} } }\n  help: {")
        var walk = try Walk(text.replacing("me: { screens", with: "me: { container: none, screens"), choices: "yes")
        #expect(try walk("link topic") == "app: main = main: list [list, topics:topic]")
        _ = try walk("link offer")
        #expect(try walk("link tip") == "app: main = main: list [list, topics:topic, topics:topic]")
        _ = try walk("tap main.me")
        let presented = try walk("link topic")
        #expect(presented == "app: main = main: me + help [topics]")
        let pushed = try walk("link topic")
        #expect(pushed == "app: main = main: me + help [topics, topics:topic]", "the modal of 'else' has a stack")
        #expect(try walk("link tip") == "no-stack at push: topics")
    }

    @Test func `a restart that keeps the child`() throws {
        let text = app("end: { restart: app, keep: true }\n  again: { restart: app }")
        var walk = try Walk(
            text.replacing("email:", with: "welcome: { transitions: { next: { push: email } } }\n      email:"), choices: "no")
        _ = try walk("next")
        #expect(try walk("link end / no") == "app: auth [welcome, email]")
        #expect(try walk("link again / no") == "app: auth [welcome]")
        #expect(try walk("link end / yes") == "app: main = main: list [list]")
        let stack = text.replacing("close: dismiss, offer", with: "again: { restart: help, keep: 1️⃣true }, offer")
        let message = "1️⃣ unknown-key: 'keep' has no effect: 'help' isn't a switch flow, so no child can stay; remove 'keep'"
        #expect(linked([stack]).findings.first == message)
    }

    @Test func `deep links come after them`() throws {
        let program = try linkedProgram(app("offer: { present: offer }") + "\ndeepLinks: { me: { open: { select: me } } }")
        #expect(program.links.map(\.isTransition) == [true, false] && program.withoutDeepLinks.links.map(\.name.value) == ["offer"])
    }

    @Test func `steps that work on what is on top, and names that aren't there`() {
        let text = app("a: 1️⃣pop\n  b: 2️⃣popToRoot\n  c: { present: offr }\n  d: { take: 4️⃣a }").replacing("offr", with: "3️⃣offr")
        let hint = "depends on the screen on top, but a global transition can run on any screen; name flows, tabs and children"
        let expected = [
            "1️⃣ misplaced-step: 'pop' \(hint)", "2️⃣ misplaced-step: 'popToRoot' \(hint)",
            "3️⃣ unknown-target: 'offr' is neither a screen of the flow 'app' nor a flow; did you mean 'offer'?",
            "4️⃣ unknown-target: 'a' is neither a transition of the flow nor a list of reusable steps",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `one name twice, in two files`() {
        let other = "flowspec: 1\ntransitions: { 1️⃣offer: { present: offer } }"
        #expect(
            linked([app("2️⃣offer: { present: offer }"), other]).findings == [
                "2:1️⃣ name-clash: the global transition 'offer' is declared twice; rename or remove one of them | 1:2️⃣ "
                    + "'offer' is first declared here"
            ])
    }
}
