/// Writes the spec of a large app with long flows. Every third screen asks the app, and only one of
/// its three answers continues. Four flows are tabs. Each other flow begins at the last screen of
/// the previous one.
func largeApp(flows count: Int) -> String {
    var text = "flowspec: 1\napp: Large\nroot: main\neffects: { check: { results: { lost: {}, right: {}, wrong: {} } } }\n"
    text += "guards: { known: Whether the user is known }\nflows:\n  main:\n"
    text += "    tabs: { t0: { flow: f0 }, t1: { flow: f1 }, t2: { flow: f2 }, t3: { flow: f3 } }\n    on:\n"
    for tab in 0..<4 { text += "      t\(tab).done: { select: t\((tab + 1) % 4) }\n      t\(tab).failed: { select: t0, reset: true }\n" }
    for flow in 0..<count {
        text += "  f\(flow):\n    results: { done: {}, failed: {} }\n    transitions: { out: popToRoot }\n    screens:\n"
        for screen in 0..<10 {
            text += "      s\(screen):\n        transitions:\n"
            let on = "{ push: s\(screen + 1) }"
            switch screen {
            case 9: text += "          done: finish\n          failed: finish\n"
            case 2, 5, 8: text += "          next: { perform: check, on: { lost: popToRoot, right: \(on), wrong: pop } }\n"
            case 3: text += "          next: { if: known, then: \(on), else: pop }\n"
            case 6:
                let actions = "{ yes: { do: \(on) }, no: { do: pop }, out: { do: popToRoot } }"
                text += "          next: { alert: { title: Go on?, actions: \(actions) } }\n"
            default: text += "          next: \(on)\n"
            }
            guard screen == 9, flow >= 3, flow + 1 < count else { continue }
            let handlers = "{ done: { finish: done }, failed: [ pop, { push: s0 } ], dismissed: popToRoot }"
            text += "          more: { present: f\(flow + 1), on: \(handlers) }\n"
        }
    }
    return text
}
