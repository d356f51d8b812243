import FlowSpec
import Testing

@Suite struct StepTests {
    /// The steps of a spec's only transition, and its findings.
    private func steps(_ text: String) -> (steps: [StepDeclaration], findings: [String]) {
        let (file, findings) = read("flowspec: 1\nflows: { a: { screens: { a: { transitions: { go: \(text) } } } } }\n")
        return (file?.flows.first?.screens.first?.transitions.first?.steps ?? [], findings)
    }

    @Test func `a push and a present with all that they take`() throws {
        let (steps, findings) = steps(
            "[{ push: b, with: { x: $x }, start: c, stack: [d, { screen: e, with: { y: 1 } }, { flow: f }], on: { done: pop, dismissed: [] } }, "
                + "{ present: b, presentation: popover, anchor: $button, animated: false }, { present: b, anchor: button }]")
        #expect(findings == [])
        guard case .push(let push) = steps[0].action, case .present(let present) = steps[1].action,
            case .present(let other) = steps[2].action
        else {
            Issue.record("\(steps)")
            return
        }
        #expect(push.target.arguments.map(\.name.value) == ["x"] && push.start?.value == "c")
        #expect(push.stack?.map(\.name.value) == ["d", "e", "f"] && push.stack?.map(\.kind) == [nil, .screen, .flow])
        #expect(push.handlers?.map(\.name.value) == ["done", "dismissed"] && push.handlers?.map(\.steps.count) == [1, 0])
        #expect(present.presentation?.presentation.compact.style == .popover)
        #expect(present.anchor?.value == "button" && present.handlers == nil)
        #expect(other.anchor?.value == "button" && steps.map(\.animated?.flag.value) == [nil, .literal(false), nil])
    }

    @Test func `words as keys, for what stands beside them`() {
        let (steps, findings) = steps(
            "[{ dismiss, animated: false }, { pop, animated: false }, { popToRoot, animated: true }, { finish, with: { x: 1 } }, dismiss]")
        #expect(findings == [])
        #expect(steps.map(\.animated?.flag.value) == [.literal(false), .literal(false), .literal(true), nil, nil])
        guard case .pop(1) = steps[1].action, case .finish(nil, let arguments) = steps[3].action else {
            Issue.record("\(steps)")
            return
        }
        #expect(arguments.map(\.name.value) == ["x"])
    }

    @Test func `animated is true, false or the value of a name`() {
        let (steps, findings) = steps(
            "[{ switch: b, animated: $animated }, { take: c, animated: '$slowly' }, { restart, animated: false }]")
        #expect(findings == [])
        #expect(steps.map(\.animated?.flag.value) == [.name("animated"), .name("slowly"), .literal(false)])
        let wrong = self.steps("[{ pop, animated: animated }, { pop, animated: yes }, { pop, animated: $ }, { pop, animated: [$a] }]")
        #expect(wrong.steps.allSatisfy { $0.animated == nil })
        let remedies = wrong.findings.map { $0.split(separator: "for 'animated'", maxSplits: 1).last.map(String.init) ?? "" }
        #expect(remedies.dropLast() == ["; write '$animated'", "; write true", "; write '$animated'"])
        #expect(wrong.findings.last?.hasSuffix("found a list, expected true, false or '$name' for 'animated'") == true)
    }

    @Test func `what can't be animated says nothing of it`() {
        for (step, reason) in [
            ("{ perform: b, animated: false }", "'animated' can't be used with 'perform'; only 'with', 'on' and 'allow' can"),
            ("{ resume, animated: true }", "'animated' can't be used with 'resume'; only 'allow' can"),
            ("{ if: b, then: pop, animated: true }", "'animated' can't be used with 'if'; put it at a step under 'then'"),
        ] {
            #expect(self.steps(step).findings.map { $0.contains("unknown-key: \(reason)") } == [true], "\(self.steps(step).findings)")
        }
        #expect(StepKeyword.allCases.filter { !$0.canBeAnimated } == [.perform, .if, .resume])
    }

    @Test func `a step is read as what its keyword says`() {
        let written =
            [
                .push: "push: b", .replace: "replace: b", .setStack: "setStack: [b]", .popTo: "popTo: b", .present: "present: b",
                .select: "select: b", .switch: "switch: b", .alert: "alert: { actions: { ok: {} } }", .perform: "perform: b",
                .if: "if: b, then: []", .take: "take: b",
            ] as [StepKeyword: String]
        for keyword in StepKeyword.allCases {
            let (steps, findings) = steps(written[keyword].map { "[{ \($0) }]" } ?? "[\(keyword.rawValue)]")
            #expect(steps.map(\.action.keyword) == [keyword] && findings == [])
        }
    }

    @Test func `what stands beside another key than its own`() {
        let findings = steps(
            "[{ 0️⃣push: a, 1️⃣reset: true, 2️⃣then: [], 3️⃣anchor: x }, { pop: 1, 4️⃣with: {} }, { perform: e, 5️⃣start: a, 6️⃣then: [] }, "
                + "{ if: g, 7️⃣on: {}, then: [] }, { finish: r, 8️⃣do: pop }, { 9️⃣then: pop }]"
        ).findings
        let expected = [
            "1️⃣ unknown-key: 'reset' can't be used with 'push'; it belongs to 'select' or 'switch' | 0️⃣ 'push' is here",
            "2️⃣ unknown-key: 'then' can't be used with 'push'; it belongs to 'if' | 0️⃣ 'push' is here",
            "3️⃣ unknown-key: 'anchor' can't be used with 'push'; it belongs to 'present' | 0️⃣ 'push' is here",
            "4️⃣ unknown-key: 'with' can't be used with 'pop'; only 'animated' and 'allow' can | 2:100 'pop' is here",
            "5️⃣ unknown-key: 'start' can't be used with 'perform'; it belongs to 'push', 'present' or 'switch' | 2:122 'perform' is here",
            "6️⃣ unknown-key: 'then' can't be used with 'perform'; it belongs to 'if' | 2:122 'perform' is here",
            "7️⃣ unknown-key: 'on' can't be used with 'if'; it belongs to 'push', 'present' or 'perform' | 2:158 'if' is here",
            "8️⃣ unknown-key: 'do' isn't a key of a step; 'with', 'animated' and 'allow' can be used with 'finish'",
            "9️⃣ missing-key: 'then' needs the key 'if'",
        ]
        #expect(findings == expected)
    }

    @Test func `the words of 'else', and the steps of 'if'`() throws {
        let (steps, findings) = steps(
            "[{ popTo: a, else: push, with: { x: 1 } }, { popTo: a, else: root }, { popTo: a }, { if: g, with: { x: $x }, then: pop, else: [pop, pop] }, "
                + "{ if: g, then: [] }, { popTo: a, else: 1️⃣pop }, { popTo: a, else: 2️⃣[pop] }, { 3️⃣if: g, else: pop }, { if: g, then: 4️⃣pap, else: 5️⃣}]"
        )
        let expected = [
            "1️⃣ unknown-value: 'pop' isn't a value of 'else'; use 'push', 'root' or 'stay'",
            "2️⃣ wrong-type: found a list, expected 'push', 'root' or 'stay' for 'else'",
            "3️⃣ missing-key: 'if' needs the key 'then': a step, or a list of them",
            "4️⃣ unknown-value: 'pap' isn't a step; did you mean 'pop'?",
            "5️⃣ wrong-type: a step must be a mapping, not nothing; write a step, or [] for none",
        ]
        #expect(findings == expected)
        guard case .popTo(_, let fallback, let arguments) = steps[0].action,
            case .choose(let condition, let then, let otherwise) = steps[3].action
        else {
            Issue.record("\(steps)")
            return
        }
        #expect(fallback?.value == .push && arguments.count == 1)
        #expect(condition.questions[0].arguments.count == 1 && then.count == 1 && otherwise.count == 2)
    }

    @Test func `values of steps`() {
        let findings = steps(
            "[{ push: a, with: 1️⃣[x], on: 2️⃣pop, start: 3️⃣[a], stack: 4️⃣a }, { present: a, presentation: 5️⃣sheet, anchor: 6️⃣$Button, animated: 7️⃣no }, "
                + "{ switch: 8️⃣{ main: main } }, { finish: 9️⃣[done] }]"
        ).findings
        let expected = [
            "1️⃣ wrong-type: found a list, expected a mapping of arguments by name for 'with'; write each entry with its name, without '-' "
                + "and []: 'x: …'",
            "2️⃣ wrong-type: found a string, expected a mapping of handlers by name for 'on'; write 'pop: …'",
            "3️⃣ wrong-type: found a list, expected the name of a screen, tab or child for 'start'",
            "4️⃣ wrong-type: found a string, expected a list (each item is the name of a screen or flow or a mapping: a target) for "
                + "'stack'; write '[a]'",
            "5️⃣ unknown-value: 'sheet' isn't a value of 'presentation'; use 'automatic', 'pageSheet', 'formSheet', 'fullScreen', "
                + "'overFullScreen', 'overCurrentContext', 'popover' or 'custom'",
            "6️⃣ invalid-identifier: 'Button' can't be the name of a parameter: it must begin with a lowercase letter; did you mean "
                + "'button'?",
            "7️⃣ wrong-type: found a string, expected true, false or '$name' for 'animated'; write false",
            "8️⃣ wrong-type: found a mapping, expected the name of a child for 'switch'",
            "9️⃣ wrong-type: found a list, expected no value or the name of a result for 'finish'",
        ]
        #expect(findings == expected)
    }

    @Test func `mistakes beside a key whose value is one`() {
        let findings = steps("[{ push: 1️⃣[a], with: { x: 2️⃣[1] }, on: { done: 3️⃣popp } }, { if: 4️⃣[g], then: 5️⃣popp }]").findings
        #expect(findings.count == 5)
        #expect(findings.map { $0.prefix(1) } == ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣"])
    }

    @Test func `targets in lists`() {
        let findings = steps("{ setStack: [a, 1️⃣{}, { 2️⃣screen: a, 3️⃣flow: b }, { screen: a, 4️⃣on: {} }, 5️⃣{ with: {} }] }").findings
        let expected = [
            "1️⃣ missing-key: a target needs one of the keys 'screen' or 'flow'",
            "3️⃣ unknown-key: 'flow' can't be used with 'screen': a target can have only one of them | 2️⃣ 'screen' is here",
            "4️⃣ unknown-key: 'on' isn't a key of a target; its keys are 'screen', 'flow' and 'with'",
            "5️⃣ missing-key: a target needs one of the keys 'screen' or 'flow'",
        ]
        #expect(findings == expected)
    }

    @Test func `a step tells whether a part of it was lost`() {
        let (steps, _) = steps("[{ push: a, with: [x] }, { push: a, onn: {} }, { present: a, on: [] }, { push: a }]")
        #expect(steps.map(\.isPartial) == [true, true, true, false])
    }

    @Test func `an alert`() throws {
        let (steps, findings) = steps(
            "{ alert: { title: Delete?, message: $reason, style: actionSheet, anchor: $button, actions: { "
                + "delete: { title: $$1, style: destructive, do: [pop, dismiss] }, keep: { style: cancel }, more: {} } } }")
        #expect(findings == [])
        guard case .alert(let alert) = steps.first?.action else {
            Issue.record("\(steps)")
            return
        }
        #expect(alert.title?.value == .literal("Delete?") && alert.message?.value == .name("reason"))
        #expect(alert.isActionSheet && alert.anchor?.value == "button")
        #expect(
            alert.actions.map(\.name.value) == ["delete", "keep", "more"]
                && alert.actions.map(\.style) == [.destructive, .cancel, .default])
        #expect(alert.actions.map(\.title?.value) == [.literal("$1"), nil, nil] && alert.actions.map(\.steps.count) == [2, 0, 0])
    }

    @Test func `mistakes in alerts`() {
        let findings = steps(
            "[1️⃣alert, { 2️⃣alert: { title: Hello } }, { alert: 3️⃣Hello }, { alert: { message: 4️⃣$two words, style: 5️⃣sheet, anchor: 6️⃣a.b, "
                + "actions: { 7️⃣Ok: {}, no: 8️⃣pop, yes: { style: 9️⃣bold, do: dismis } } } }, { alert: { actions: {} } }]"
        ).findings
        let expected = [
            "1️⃣ wrong-type: 'alert' needs an alert; write '{ alert: … }'",
            "2️⃣ missing-key: an alert needs the key 'actions': a mapping of actions by name",
            "3️⃣ wrong-type: an alert must be a mapping, not a string; it needs 'actions'",
            "4️⃣ invalid-identifier: '$two words' isn't '$' and the name of a value; write '$$…' for a string that begins with '$'",
            "5️⃣ unknown-value: 'sheet' isn't a value of 'style'; use 'alert' or 'actionSheet'",
            "6️⃣ invalid-identifier: 'a.b' can't be the name of a parameter: it must have only ASCII letters and digits; did you mean 'aB'?",
            "7️⃣ invalid-identifier: 'Ok' can't be the name of an action: it must begin with a lowercase letter; did you mean 'ok'?",
            "8️⃣ wrong-type: an action must be a mapping, not a string; write '{ do: pop }'",
            "9️⃣ unknown-value: 'bold' isn't a value of 'style'; use 'default', 'cancel' or 'destructive'",
            "2:216 unknown-value: 'dismis' isn't a step; did you mean 'dismiss'?",
            "2:252 unknown-value: 'actions' is empty; add at least one entry",
        ]
        #expect(findings == expected)
    }
}
