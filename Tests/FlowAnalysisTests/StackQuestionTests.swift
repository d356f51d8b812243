import FlowGraph
import FlowSpec
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Answers about hand-written specs, with complete traces.
@Suite struct StackQuestionTests {
    /// Two tabs and a modal: the worked example of Documentation/analysis.md.
    private static let shop = """
        flowspec: 1
        app: Shop
        root: main
        invariants:
          cartBelow: { stack: shop, never: "... detail detail ..." }
          shallow: { stack: me, maxDepth: 2 }
          tooShallow: { stack: login, maxDepth: 1 }
          paidOnCart: { screen: shop.pay, above: shop.cart }
          cartOnDetail: { screen: shop.cart, above: shop.detail }
          noLogin: { after: login, absent: [shop.detail] }
          free: { stack: shop, always: "..." }
          listFirst: { stack: shop, always: "list ..." }
        flows:
          main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
          shop:
            screens:
              list: { transitions: { open: { push: detail } } }
              detail: { transitions: { similar: 1️⃣{ push: detail }, add: { push: cart } } }
              cart: { transitions: { checkout: { present: login, on: { ok: { push: pay }, dismissed: [] } }, product: { popTo: detail } } }
              pay: { transitions: { done: { replace: receipt } } }
              receipt: { transitions: { edit: { popTo: cart }, again: [{ popTo: cart }, { push: pay }] } }
          me:
            screens:
              profile: { transitions: { orders: { push: orders } } }
              orders: { transitions: { buyAgain: { select: shop, stack: [cart] } } }
          login:
            results: { ok: {} }
            screens:
              signIn: { transitions: { ok: finish, help: { push: help } } }
              help: {}
        """

    @Test func `a shop's stacks`() throws {
        let shop = try Sample(Self.shop)
        #expect(shop.analysis.isExact)
        let facts = shop.analysis.stacks
        #expect(
            facts.map { "\(shop.name($0.flow)) \($0.maxDepth.map(String.init) ?? "unbounded")" } == ["shop unbounded", "me 2", "login 2"])
        let growth = try #require(facts.first?.growth)
        #expect(shop.place(growth.range) == "1️⃣")
        #expect(growth.lead == 1 && growth.cycle.count == 1)
        #expect(
            shop.lines(growth.replay) == [
                "start → main: shop [list]", "shop.list: open → main: shop [list, detail]",
                "shop.detail: similar → main: shop [list, detail, detail]",
            ])
        #expect(shop.analysis.layerGrowths().found.isEmpty)
    }

    @Test func `a shop's invariants`() throws {
        let shop = try Sample(Self.shop)
        let facts = shop.analysis.invariants
        #expect(
            facts.map(shop.verdict) == [
                "cartBelow: broken in 2", "shallow: holds", "tooShallow: broken in 4", "paidOnCart: holds", "cartOnDetail: broken in 3",
                "noLogin: broken in 3", "free: holds, allows everything", "listFirst: holds",
            ])
        #expect(
            shop.lines(facts[2].verdict.witness?.replay) == [
                "start → main: shop [list]", "shop.list: open → main: shop [list, detail]",
                "shop.detail: add → main: shop [list, detail, cart]",
                "shop.cart: checkout → main: shop [list, detail, cart] + login [signIn]",
                "login.signIn: help → main: shop [list, detail, cart] + login [signIn, help]",
            ])
        #expect(
            shop.lines(facts[4].verdict.witness?.replay) == [
                "start → main: shop [list]", "tap 'me' → main: me [profile]", "me.profile: orders → main: me [profile, orders]",
                "me.orders: buyAgain → main: shop [list, cart]",
            ])
    }

    @Test func `a covered stack counts`() throws {
        let text = """
            invariants: { alone: { stack: home, maxDepth: 1 } }
            flows:
              home:
                screens:
                  list: { transitions: { open: [{ push: detail }, { present: help }] } }
                  detail: { back: none }
              help: { screens: { topics: {} } }
            """
        let spec = try Sample(specText(text))
        #expect(spec.analysis.stacks.map(\.maxDepth) == [2, 1])
        #expect(
            spec.lines(spec.analysis.invariants[0].verdict.witness?.replay) == [
                "start → home [list]", "home.list: open → home [list, detail] + help [topics]",
            ])
    }

    @Test func `layers without end`() throws {
        let flows = """
            shop: { screens: { list: { transitions: { help: { present: help } } } } }
            help:
              screens:
                topics: { transitions: { open: { push: topic } } }
                topic: { transitions: { more: 1️⃣{ present: help } } }
            """
        let spec = try Sample(specText(root: "shop", flows: flows))
        let growths = spec.analysis.layerGrowths().found
        #expect(growths.map { spec.place($0.range) } == ["1️⃣"])
        #expect(growths.map(\.lead) == [1])
        #expect(
            spec.lines(growths.first?.replay) == [
                "start → shop [list]", "shop.list: help → shop [list] + help [topics]",
                "help.topics: open → shop [list] + help [topics, topic]",
                "help.topic: more → shop [list] + help [topics, topic] + help [topics]",
            ])
        #expect(spec.analysis.stacks.map(\.maxDepth) == [1, 2])
    }

    @Test func `growth through a flow that is pushed, and through one that finishes`() throws {
        let flows = """
            shop: { screens: { list: { transitions: { go: { push: wizard, on: { done: 1️⃣{ push: list }, dismissed: [] } } } } } }
            wizard:
              results: { done: {} }
              screens: { first: { transitions: { next: { push: second } } }, second: { transitions: { done: finish } } }
            """
        let spec = try Sample(specText(root: "shop", flows: flows))
        let facts = spec.analysis.stacks
        #expect(facts.map(\.maxDepth) == [nil, 2])
        let growth = try #require(facts[0].growth)
        #expect(growth.lead == 0 && growth.cycle.count == 3 && spec.place(growth.range) == "1️⃣")
        #expect(
            spec.lines(growth.replay) == [
                "start → shop [list]", "shop.list: go → shop [list, wizard:first]",
                "wizard.first: next → shop [list, wizard:first, second]",
                "wizard.second: done → shop [list, list]",
            ])
    }

    @Test func `what names nothing that occurs says nothing`() throws {
        let text = """
            invariants:
              nowhere: { stack: lost, maxDepth: 1 }
              never: { stack: shop, never: "... detail ... lost ..." }
              deep: { stack: shop, maxDepth: 9 }
              lonely: { screen: shop.gone, above: shop.list }
              late: { after: lost, absent: [shop.list] }
              here: { stack: shop, never: "... detail ... detail ..." }
              either: { stack: shop, never: "... (detail | lost) list ..." }
              all: { stack: shop, always: "(list | detail)+" }
              any: { stack: shop, always: ".+" }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
                  gone: {}
              lost: { screens: { one: {}, two: {} } }
            """
        let spec = try Sample(specText(root: "shop", text))
        let facts = spec.analysis.invariants
        #expect(
            facts.map(spec.verdict) == [
                "nowhere: holds, no lost", "never: holds, no lost", "deep: holds", "lonely: holds, no shop.gone", "late: holds, no lost",
                "here: holds", "either: holds, but no lost", "all: holds, allows everything", "any: holds, allows everything",
            ])
    }

    @Test func `two of a screen that is unique`() throws {
        let flows = """
            shop:
              screens:
                list: { transitions: { open: { push: detail } } }
                detail: { transitions: { cart: 1️⃣{ push: cart }, all: { setStack: [list, cart, detail] } } }
                cart: { unique: true }
            """
        let spec = try Sample(specText(root: "shop", flows: flows))
        let facts = spec.analysis.duplicates.found
        #expect(facts.map { spec.place($0.range) } == ["1️⃣"])
        #expect(
            spec.lines(facts.first?.witness.replay) == [
                "start → shop [list]", "shop.list: open → shop [list, detail]", "shop.detail: all → shop [list, cart, detail]",
                "shop.detail: cart → shop [list, cart, detail, cart]",
            ])
    }

    @Test func `a unique screen and one like it are two of one view controller`() throws {
        let flows = """
            shop:
              screens:
                cart: { unique: true, transitions: { gift: { push: gift } } }
            gift:
              screens:
                gift: { transitions: { all: { push: cart } } }
                cart: { like: shop.cart, transitions: { gift: [] } }
            """
        let spec = try Sample(specText(root: "shop", flows: flows))
        let facts = spec.analysis.duplicates.found
        #expect(facts.map(\.screen.index) == [0])
        #expect(
            spec.lines(facts.first?.witness.replay) == [
                "start → shop [cart]", "shop.cart: gift → shop [cart, gift:gift]", "gift.gift: all → shop [cart, gift:gift, cart]",
            ])
    }

    @Test func `back to a screen without back`() throws {
        let flows = """
            shop:
              screens:
                cart: { back: none, transitions: { pay: { push: payment } } }
                1️⃣payment: { back: none, transitions: { paid: { push: done } } }
                done: { back: none, transitions: { show: { push: receipt } } }
                receipt: {}
                last: { back: none }
            """
        let spec = try Sample(specText(root: "shop", flows: flows))
        let facts = spec.analysis.noReturn.found
        #expect(facts.map { spec.analysis.program[$0.screen].name.value } == ["cart", "payment", "done"])
        #expect(facts.map { spec.place($0.range) }[1] == "1️⃣")
        #expect(
            facts.map { spec.lines($0.witness.replay).last }
                == Array(repeating: "shop.done: show → shop [cart, payment, done, receipt]", count: 3))
    }

    @Test func `back to the first screen of a stack`() throws {
        let flows = """
            shop: { screens: { cart: { transitions: { pay: { present: payment } } } } }
            payment:
              presentation: fullScreen
              screens:
                1️⃣payment: { back: none, transitions: { paid: { push: receipt } } }
                receipt: { transitions: { done: dismissAll } }
            """
        let spec = try Sample(specText(root: "shop", flows: flows))
        let facts = spec.analysis.noReturn.found
        #expect(facts.map { spec.place($0.range) } == ["1️⃣"])
        #expect(spec.lines(facts.first?.witness.replay).last == "payment.payment: paid → shop [cart] + payment [payment, receipt]")
    }

    @Test func `an invariant that names a screen means those like it`() throws {
        func verdicts(_ payment: String) throws -> [String] {
            let text = """
                invariants:
                  above: { screen: checkout.payment, above: checkout.cart }
                  below: { screen: checkout.cart, below: checkout.payment }
                  never: { stack: shop, never: "... checkout.payment" }
                  absent: { after: shop.end, absent: [checkout.payment] }
                  after: { after: checkout.payment, absent: [shop.list] }
                  own: { stack: shop, never: "... checkout ..." }
                flows:
                  shop:
                    screens:
                      list: { transitions: { buy: { present: checkout }, go: { push: payment } } }
                      end: {}
                      payment: { \(payment)\(payment.isEmpty ? "" : ", ")transitions: { pay: { push: end } } }
                  checkout: { screens: { cart: { transitions: { pay: { push: payment } } }, payment: { transitions: { pay: dismiss } } } }
                """
            let spec = try Sample(specText(root: "shop", text))
            return spec.analysis.invariants.map(spec.verdict)
        }
        #expect(
            try verdicts("") == [
                "above: holds", "below: holds", "never: holds", "absent: holds", "after: broken in 2",
                "own: holds",
            ])
        #expect(
            try verdicts("like: checkout.payment") == [
                "above: broken in 1", "below: broken in 1", "never: broken in 1", "absent: broken in 2", "after: broken in 1",
                "own: holds",
            ])
    }

    @Test func `what cuts a flow off`() throws {
        let flows = """
            main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
            shop:
              screens:
                list: { transitions: { buy: { present: checkout, on: { placed: [], dismissed: [] } }, ask: { push: survey, on: { sent: [] } } } }
            me: { screens: { me: { transitions: { home: { select: shop }, again: { select: shop, reset: true } } } } }
            checkout:
              results: { placed: {} }
              screens:
                cart: { transitions: { leave: dismissAll, close: dismiss, placed: finish } }
            survey:
              results: { sent: {} }
              screens:
                question: { transitions: { sent: finish, more: { push: more } } }
                more: {}
            """
        let spec = try Sample(specText(root: "main", flows: flows))
        let facts = spec.analysis.abandonments
        #expect(facts.map { spec.name($0.flow) } == ["checkout", "survey"])
        let causes = facts.map { fact in fact.causes.map { spec.describe($0) } }
        #expect(causes == [["cart: leave"], ["me: again", "tap shop", "back"]])
    }

    @Test func `what a flow pushes over another one`() throws {
        let flows = """
            shop:
              screens:
                list: { transitions: { open: [{ push: offers }, 1️⃣{ push: detail }], more: [{ push: offers }, 2️⃣{ push: detail }], ok: { push: middle } } }
                middle: { transitions: { open: [{ push: offers }, { push: detail }, popToRoot] } }
                detail: {}
            offers: { screens: { offers: {} } }
            """
        let spec = try Sample(specText(root: "shop", flows: flows))
        let facts = spec.analysis.pushesOverChildren()
        #expect(facts.map { spec.place($0.range) } == ["1️⃣", "2️⃣"])
        #expect(facts.map { spec.name($0.child) } == ["offers", "offers"])
        #expect(
            spec.lines(facts.last?.witness.replay) == ["start → shop [list]", "shop.list: more → shop [list, offers:offers, shop.detail]"])
    }

    @Test func `of transitions that take one step, the first stands for it in every run`() throws {
        let text = """
            steps: { more: [1️⃣{ push: detail }] }
            flows:
              shop:
                screens:
                  list: { transitions: { open: [{ push: offers }, 2️⃣{ push: detail }] } }
                  detail: { transitions: { a: { take: more }, b: { take: more }, c: { take: more }, d: { take: more }, e: { take: more } } }
              offers: { screens: { offers: {} } }
            """
        let spec = try Sample(specText(root: "shop", text))
        let facts = spec.analysis.pushesOverChildren()
        #expect(facts.map { spec.place($0.range) } == ["1️⃣", "2️⃣"])
        #expect(spec.lines(facts.first?.witness.replay).last == "shop.detail: a → shop [list, offers:offers, shop.detail, shop.detail]")
    }

    /// With the other answer, the same actions end in a step that fails, on the same stack.
    @Test func `what a handler pushes over another flow`() throws {
        let text = """
            effects: { pay: { results: { done: {}, failed: {} } } }
            flows:
              shop: { screens: { list: { transitions: { buy: [{ push: cart, on: { paid: [], dismissed: [] } }] } } } }
              cart:
                results: { paid: {} }
                screens:
                  basket:
                    transitions:
                      close: [{ finish: paid }]
                      order:
                        - present: shop
                        - perform: pay
                          on:
                            done: [1️⃣{ push: basket }]
                            failed: [{ push: cart, on: { paid: [2️⃣{ push: basket }], dismissed: [] } }]
            """
        let spec = try Sample(specText(root: "shop", text))
        #expect(spec.analysis.pushesOverChildren().map { spec.place($0.range) } == ["1️⃣", "2️⃣"])
    }
}

/// A spec with markers, and its analysis.
struct Sample {
    let text: MarkedText
    let analysis: Analysis

    init(_ source: String) throws {
        text = MarkedText(source)
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let source = sources.add(Source(path: "model.flow.yaml", bytes: text.bytes))
        let program = link([readSpec(source, in: sources, into: &diagnostics)], into: &diagnostics)
        guard let program else { throw Mistakes(findings: diagnostics.all.map(\.message)) }
        analysis = Analysis(of: program)
    }

    func name(_ flow: FlowID) -> String { analysis.program[flow].name.value }

    func place(_ range: SourceRange) -> String {
        text.markers[range.start.offset].map { "\($0)\u{FE0F}\u{20E3}" } ?? "\(range.start.line):\(range.start.column)"
    }

    /// A run with one action per line; empty if there is none.
    func lines(_ replay: Replay?) -> [String] {
        guard let trace = replay?.trace(in: analysis.program) else { return [] }
        return ["start → \(trace.start)"] + trace.actions.map { "\($0.text) → \($0.state)" }
    }

    func describe(_ occasion: FlowAnalysis.Occasion) -> String {
        let program = analysis.program
        return switch occasion {
        case .transition(let id, let screen): "\(program[screen].name.value): \(program[id].name.value)"
        case .tap(let flow, let tab): "tap \(program[flow].tabs[tab].name.value)"
        case .back: "back"
        case .swipeDown: "swipe down"
        case .link(let link): "link \(link.index)"
        }
    }

    func verdict(_ fact: InvariantFact) -> String {
        let program = analysis.program
        let verdict =
            switch fact.verdict {
            case .holds: "holds"
            case .violated(let witness): "broken in \(witness.distance)"
            case .unknown: "unknown"
            }
        let missing = fact.missing.map { program.name(of: $0) }.joined(separator: ", ")
        let vacuity =
            switch fact.vacuity {
            case nil: missing.isEmpty ? "" : ", but no \(missing)"
            case .allowsEverything: ", allows everything"
            case .neverOccurs: ", no \(missing)"
            }
        return "\(program.invariants[fact.invariant].name.value): \(verdict)\(vacuity)"
    }
}

extension InvariantFact.Verdict {
    /// The run to a state that violates the invariant.
    var witness: Witness? {
        if case .violated(let witness) = self { witness } else { nil }
    }
}
