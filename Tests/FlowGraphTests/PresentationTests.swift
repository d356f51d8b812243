import FlowGraph
import Testing

@testable import FlowSpec

/// Presentation styles, and the anchors of popovers.
@Suite struct PresentationTests {
    @Test func `the step's presentation replaces the target's as a whole`() throws {
        let flows = """
            home:
              screens:
                home: { transitions: { a: { present: sheet }, b: { present: sheet, presentation: { style: fullScreen } }, c: { present: note } } }
                note: { presentation: popover, transitions: { more: { present: note, anchor: $button } } }
            sheet: { presentation: { style: pageSheet, detents: [medium], regular: formSheet }, screens: { sheet: {} } }
            """
        let (program, findings) = linked([
            specText(flows: flows).replacing("c: { present: note }", with: "c: { present: note, anchor: view }")
        ])
        #expect(findings == [])
        let linkedProgram = try #require(program)
        #expect(linkedProgram.sites.map(\.presentation.compact.style) == [.pageSheet, .fullScreen, .popover, .popover])
        #expect(linkedProgram.sites.map(\.presentation.regular.style) == [.formSheet, .fullScreen, .popover, .popover])
        #expect(linkedProgram.sites.map(\.presentation.compact.detents) == [[.medium], [], [], []])
        #expect(linkedProgram.sites.map(\.hasOwnPresentation) == [false, true, false, false])
        #expect(ProgramText(program: linkedProgram).methods(of: "home.note") == ["more(button: source): present note from button"])
    }

    @Test func `a guard chooses between two ways, which may differ in whether the user can leave`() throws {
        let text = """
            guards: { compact: It is, fits: { params: { item: Item } } }
            flows:
              home:
                screens:
                  home:
                    params: { item: "Item = .first" }
                    transitions:
                      a: { present: help, presentation: { detents: [medium], if: { not: compact }, then: fullScreen, else: { grabber: true } }, on: { dismissed: pop } }
                      b: { present: pay, presentation: { if: fits, with: { item: $item }, then: fullScreen }, on: { paid: [], dismissed: [] } }
              help: { params: { topic: Topic }, screens: { help: {} } }
              pay: { requires: compact, otherwise: [], results: { paid: {} }, screens: { pay: { transitions: { paid: finish } } } }
            """
        let program = try linkedProgram(specText(text))
        let present = "present help(topic: topic) dismissed { pop 1 }"
        #expect(
            ProgramText(program: program).methods(of: "home.home") == [
                "a(topic: Topic): if not compact { \(present) } else { \(present) }",
                "b(): require compact { if fits(item: screen.item) { present pay paid {  } dismissed {  } } else { present pay paid {  } dismissed {  } } } else {  }",
            ])
        #expect(program.sites.map(\.presentation.compact.style) == [.fullScreen, .automatic, .fullScreen, .automatic])
        #expect(program.sites.map(\.presentation.canBeSwiped) == [false, true, false, true])
        #expect(program.sites.map(\.presentation.compact.hasGrabber) == [false, true, false, false])
    }

    @Test func `mistakes where a guard chooses are reported once`() {
        let text = """
            guards: { compact: It is }
            flows:
              home:
                screens:
                  home:
                    transitions:
                      a: { present: help, presentation: { if: 1️⃣compac, then: fullScreen } }
                      b: { present: 2️⃣help, presentation: { if: compact, then: fullScreen, else: popover } }
                      c: { present: 3️⃣pay, presentation: { if: compact, then: fullScreen, else: formSheet }, on: { paid: { push: 4️⃣hom } } }
                      d: { present: help, presentation: { if: compact, then: { style: fullScreen, 5️⃣detents: [medium] }, else: { 6️⃣size: { width: 1, height: 1 }, style: pageSheet } } }
              help: { screens: { help: {} } }
              pay: { results: { paid: {} }, screens: { pay: { transitions: { paid: finish } } } }
            """
        let expected = [
            "1️⃣ unknown-target: 'compac' isn't a guard of the project; did you mean 'compact'?",
            "2️⃣ popover-anchor: 'help' is presented as a popover, which needs a source view or bar button item; add 'anchor: name' for "
                + "the parameter that passes it",
            "3️⃣ unhandled-dismissal: users can swipe away 'pay' without a result, but 'dismissed' isn't handled; add it to 'on' "
                + "('dismissed: []' to ignore it)",
            "4️⃣ unknown-target: 'hom' is neither a screen of the flow 'home' nor a flow; did you mean 'home'?",
            "5️⃣ detents-without-sheet: detents and a grabber have no effect: 'help' isn't presented as a sheet; use 'automatic', "
                + "'pageSheet' or 'formSheet'",
            "6️⃣ size-without-effect: a size has no effect: 'help' isn't presented as a form sheet or popover; use 'formSheet' or "
                + "'popover'",
        ]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `unsaved work that no view controller reports`() {
        let flows = """
            notes:
              unsaved: true
              screens:
                list: { from: { view: ListView }, transitions: { a: { push: editor }, b: { push: copy }, c: { push: form } } }
                editor: { unsaved: false }
                copy: { like: notes.editor, unsaved: 1️⃣true }
                form: { from: { view: FormView }, unsaved: 2️⃣true }
            """
        let expected = [
            "1️⃣ unsaved-without-effect: 'unsaved' has no effect: 'copy' has the view controller of 'editor'; add 'unsaved: true' there",
            "2️⃣ unsaved-without-effect: 'unsaved' has no effect: the SwiftUI view of 'form' can't conform to 'UnsavedWork'; create a "
                + "view controller that contains the view, and remove 'view'",
        ]
        #expect(linked([specText(root: "notes", flows: flows)]).findings == expected)
    }

    @Test func `popovers that come from nowhere`() {
        let flows = """
            main: { tabs: { home: { flow: home }, go: { action: { present: tips, anchor: 1️⃣button } } } }
            home:
              screens:
                home:
                  transitions:
                    a: { present: 2️⃣tips }
                    b: { present: 3️⃣note, presentation: { style: formSheet, regular: popover } }
                    c: [ { push: note }, { present: tips, anchor: 4️⃣item } ]
                    d: { present: list, on: { dismissed: { present: tips, anchor: 5️⃣button } } }
                    e: [ { present: tips, anchor: button }, { present: list, on: { dismissed: { present: tips, anchor: button } } } ]
                    f: [ { push: note }, { present: list, on: { dismissed: { present: tips, anchor: 6️⃣item } } } ]
                note: { params: { 7️⃣item: Item } }
                list: {}
            tips: { presentation: popover, screens: { tips: {} } }
            """
        let item =
            "conflicting types for 'item': one parameter of 'c' is both 'Item' and 'the source of a popover'; use one type, or different "
            + "names"
        let popover =
            "is presented as a popover, which needs a source view or bar button item; add 'anchor: name' for the parameter that passes it"
        let expected = [
            "1️⃣ popover-anchor: no view for the anchor 'button': only the method of a screen's transition can pass one",
            "2️⃣ popover-anchor: 'tips' \(popover)", "3️⃣ popover-anchor: 'note' \(popover)",
            "4️⃣ argument-type: \(item) | 7️⃣ 'item' is declared here | 4️⃣ 'item' is declared here",
            "5️⃣ popover-anchor: no view for the anchor 'button': a handler adds no parameter to the method; use an anchor that a step "
                + "outside the handler also uses",
            "6️⃣ argument-type: '$item' is 'Item', which an anchor can't use",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `detents without a sheet, and a tab bar that isn't there`() {
        let flows = """
            main: { tabs: { home: { flow: home } } }
            home:
              presentation: { style: fullScreen, 1️⃣detents: [large] }
              screens:
                home: { hidesTabBar: true, transitions: { a: { push: pushed }, b: { present: modal, presentation: { style: fullScreen, 2️⃣grabber: true } } } }
            pushed: { screens: { pushed: { hidesTabBar: true, transitions: { again: { present: home } } } } }
            modal: { screens: { modal: { hidesTabBar: 3️⃣true }, quiet: { hidesTabBar: false } } }
            """
        let cause = "detents-without-sheet: detents and a grabber have no effect"
        let fix = "isn't presented as a sheet; use 'automatic', 'pageSheet' or 'formSheet'"
        let expected = [
            "1️⃣ \(cause): 'home' \(fix)", "2️⃣ \(cause): 'modal' \(fix)",
            "3️⃣ hides-tab-bar-outside-tabs: 'hidesTabBar' has no effect: the screen 'modal' is never in a tabs flow; remove it",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test func `a presentation of what no step presents has no effect`() {
        let flows = """
            home:
              presentation: 1️⃣fullScreen
              screens:
                home: { transitions: { open: { push: list }, ask: { present: report }, note: { present: note, presentation: formSheet }, more: { push: like } } }
                list: { presentation: 2️⃣popover, transitions: { copy: { present: copy }, first: { push: shared }, other: { push: copied } } }
                note: { presentation: fullScreen, transitions: { close: dismiss } }
                shared: { presentation: 3️⃣formSheet }
                copied: { presentation: pageSheet, transitions: { close: dismiss } }
                copy: { like: home.copied }
                like: { like: home.shared }
            report: { screens: { reason: { presentation: 4️⃣{ dismissible: false }, transitions: { close: dismiss } } } }
            """
        func message(_ words: String) -> String { "unused-presentation: 'presentation' has no effect: \(words)" }
        let expected = [
            "1️⃣ \(message("no step presents the flow 'home'; remove it"))",
            "2️⃣ \(message("no step presents the screen 'list'; remove it"))",
            "3️⃣ \(message("no step presents the screen 'shared'; remove it"))",
            "4️⃣ \(message("no step presents the screen 'reason'; move it to the flow 'report'"))",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `other code presents entry flows, and a flow that nothing starts has another finding`() {
        let text = """
            flowspec: 1
            app: Shop
            flows:
              shown: { entry: present, presentation: fullScreen, screens: { shown: {} } }
              pushed: { entry: push, presentation: 1️⃣fullScreen, screens: { pushed: {} } }
              2️⃣alone: { presentation: fullScreen, screens: { alone: { presentation: popover } } }
            """
        let expected = [
            "1️⃣ unused-presentation: 'presentation' has no effect: no step presents the flow 'pushed'; remove it",
            "2️⃣ unused-flow: the flow 'alone' is never started: no step from the root or a flow with 'entry' leads to it; add a step that "
                + "starts it, or remove it",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test(arguments: ["custom", "overCurrentContext"])
    func `styles that UIKit can't change while the modal is open`(style: String) {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { present: help, presentation: { regular: pageSheet, compact: 1️⃣\(style) } }
                    b: { present: help, presentation: { style: \(style), regular: 2️⃣formSheet } }
                    c: { present: help, presentation: { style: \(style), regular: { dismissible: false } } }
                    d: { present: help, presentation: { style: fullScreen, regular: overFullScreen } }
                    e: { present: help, presentation: { style: pageSheet, regular: overFullScreen } }
            help: { screens: { help: { transitions: { close: dismiss } } } }
            """
        func finding(_ regular: String) -> String {
            "unadaptable-style: 'help' can't be '\(style)' in compact and '\(regular)' in regular width: UIKit can't change these styles "
                + "while the modal is open; write one style for both, or only sheets, 'popover', 'fullScreen' and 'overFullScreen'"
        }
        #expect(linked([specText(flows: flows)]).findings.sorted() == ["1️⃣ \(finding("pageSheet"))", "2️⃣ \(finding("formSheet"))"])
    }

    @Test func `a popover in compact width, which shows a sheet`() {
        let flows = """
            home:
              screens:
                home:
                  transitions:
                    a: { present: help, anchor: view }
                    b: { present: help, anchor: view, presentation: { regular: popover, compact: { style: 1️⃣popover, detents: [medium] } } }
            help: { presentation: { style: popover, compact: 2️⃣popover }, screens: { help: { transitions: { close: dismiss } } } }
            """
        let text = specText(flows: flows)
        let finding =
            "unadaptable-style: 'help' can't be a popover in compact width: UIKit shows a sheet; write the style of a sheet, such as 'pageSheet'"
        #expect(linked([text]).findings.sorted() == ["1️⃣ \(finding)", "2️⃣ \(finding)"])
        #expect(linked([text.replacingOccurrences(of: ", compact: 2️⃣popover", with: "")]).findings.count == 1)
    }
}
