import FlowGraph
import FlowSpec
import Testing

/// Animation of steps, and the settings that decide it.
@Suite struct AnimationTests {
    private func app(_ transitions: String, steps: String = "", more: String = "") -> String {
        """
        flowspec: 1
        app: App
        root: app
        effects: { log: {}, ask: { results: { ok: { calm: Bool }, no: {} } } }
        steps:
          out: [{ perform: log }, { switch: home, animated: $animated }]
          note: { perform: log }
        \(steps)
        \(more)
        flows:
          app: { switch: { home: home, bar: bar }, on: { home.done: { switch: bar, animated: $calm } } }
          bar: { tabs: { first: { screen: first } }, screens: { first: {} } }
          home:
            params: { calm: Bool = true }
            results: { done: { calm: Bool } }
            screens:
              list:
                params: { quick: Bool = true, title: String = "" }
                transitions:
        \(transitions.split(separator: "\n").map { "          \($0)" }.joined(separator: "\n"))
              item: {}
        """
    }

    private func methods(_ transitions: String, more: String = "") throws -> [String] {
        try ProgramText(program: linkedProgram(app(transitions, more: more))).methods(of: "home.list")
    }

    @Test func `a name that nothing has becomes a parameter of the method, and what has one gives it`() throws {
        let transitions = """
            a: { push: item, animated: $animated }
            b: { push: item, animated: $quick }
            c: { push: item, animated: $calm }
            d: [{ push: item, animated: $animated }, { present: item, animated: $animated }]
            e: { alert: { title: $title2, actions: { ok: { do: { pop, animated: $animated } } } }, animated: $slow }
            """
        let methods = try methods(transitions)
        #expect(
            methods.dropLast() == [
                "a(animated: Bool): push item animated if animated", "b(): push item animated if screen.quick",
                "c(): push item animated if screen.calm",
                "d(animated: Bool): push item animated if animated; present item animated if animated",
            ])
        let last = try #require(methods.last)
        #expect(last.hasPrefix("e(title2: text, animated: Bool, slow: Bool): alert "))
        #expect(last.hasSuffix("{ pop 1 animated if animated } animated if slow"))
    }

    @Test func `taken steps are animated as they say and as who takes them says`() throws {
        let transitions = """
            a: { take: out }
            b: { take: out, with: { animated: false } }
            c: { take: out, with: { animated: $quick } }
            d: { take: out, with: { animated: $ }, animated: $slow }
            e: { take: d, animated: false }
            f: { take: out, with: { animated: true }, animated: $quick }
            """
        #expect(
            try methods(transitions) == [
                "a(animated: Bool): perform log; switch app.home animated if animated",
                "b(): perform log; switch app.home unanimated",
                "c(): perform log; switch app.home animated if screen.quick",
                "d(slow: Bool, animated: Bool): perform log; switch app.home animated if animated && slow",
                "e(): perform log unanimated; switch app.home unanimated",
                "f(): perform log; switch app.home animated if screen.quick",
            ])
    }

    @Test func `a handler knows the values of its result, and not what the method lacks`() throws {
        let handled = "a: { perform: ask, on: { ok: { push: item, animated: $calm }, no: { pop, animated: $quick } } }"
        let program = try linkedProgram(app(handled))
        #expect(program.flows[0].childHandlers[0].handler.steps[0].animation == .given([.result("calm")]))
        let findings = linked([app("a: { perform: ask, on: { ok: { push: item, animated: 1️⃣$slow }, no: pop } }")]).findings
        #expect(findings.filter { $0.hasPrefix("1️⃣ unknown-target: '$slow' isn't in scope") }.count == 1)
    }

    @Test func `a value of another type is no flag`() {
        let findings = linked([app("a: { push: item, animated: 1️⃣$title }")]).findings
        #expect(findings.filter { $0.contains("animated") } == ["1️⃣ argument-type: '$title' is 'String', but 'animated' needs 'Bool'"])
        let both = linked([app("a: [{ push: item, animated: $x }, { alert: { title: 1️⃣$x, actions: { ok: {} } } }]")]).findings
        let types = "argument-type: conflicting types for 'x': one parameter of 'a' is both 'Bool' and 'String'"
        #expect(both.filter { $0.contains(types) }.count == 1)
    }

    @Test func `a transition of the app takes it as a parameter, a link needs none`() throws {
        let more = """
            transitions: { leave: { switch: bar, animated: $animated } }
            deepLinks: { open: { url: "a://b", open: [{ take: out }] } }
            """
        let program = try linkedProgram(app("a: pop", more: more))
        let leave = try #require(program.links.first { $0.isTransition })
        #expect(leave.parameters.map(\.name) == ["animated"] && leave.steps[0].animation == .given([.method("animated")]))
        let open = try #require(program.links.first { !$0.isTransition })
        #expect(open.parameters.isEmpty && open.steps.map(\.animation) == [.never, .never])
        let links = #"deepLinks: { open: { url: "a://b", open: [{ switch: bar, 1️⃣animated: true }] } }"#
        let findings = linked([app("a: pop", more: links)]).findings
        let reason = "'animated' has no effect: the steps of a link aren't animated; remove it"
        #expect(findings.filter { $0.contains("animated") } == ["1️⃣ unknown-key: \(reason)"])
    }

    @Test func `what changes nothing is an error`() {
        let tab = linked([app("a: { select: first, 1️⃣animated: true }")]).findings
        let message = "'animated' has no effect: UIKit doesn't animate tab changes; remove it"
        #expect(tab.filter { $0.contains("animated") } == ["1️⃣ unknown-key: \(message)"])
        let reset = linked([app("a: { select: first, reset: true, animated: false }")]).findings
        #expect(!reset.contains { $0.contains("animated") })
        let taken = linked([app("a: { take: note, 1️⃣animated: $animated }")]).findings
        let reason = "'animated' has no effect: no step of 'note' can be animated; remove it"
        #expect(taken.filter { $0.contains("animated") } == ["1️⃣ unknown-key: \(reason)"])
    }

    @Test func `what a guard holds back or presents in two ways, and a restart, are animated as the step says`() throws {
        let text = """
            guards: { in: Signed in, wide: There is room }
            flows:
              app: { switch: { auth: auth, main: main }, start: [{ if: in, start: main }, auth] }
              auth: { screens: { auth: { transitions: { again: { restart: app, animated: $animated } } } } }
              main:
                screens:
                  list:
                    transitions:
                      open: { push: secret, animated: $animated }
                      show: { present: secret, animated: false, presentation: { if: wide, then: fullScreen, else: pageSheet } }
                  secret: { requires: in, otherwise: [] }
            """
        let program = try linkedProgram(specText(root: "app", text))
        var animations: [Step.Animation] = []
        func look(_ steps: [Step]) {
            for step in steps {
                if case .choose(_, let then, let otherwise, _) = step.action {
                    look(then)
                    look(otherwise)
                } else {
                    animations.append(step.animation)
                }
            }
        }
        for transition in program.transitions { look(transition.steps) }
        let asked = Step.Animation.given([.method("animated")])
        #expect(animations == [asked, asked, asked, .never, .never])
    }
}
