import FlowGraph
import Testing

/// One program with every feature of the language, and the result of each.
@Suite struct WholeLanguageTests {
    static let shop = """
        flowspec: 1
        app: Shop
        root: app
        imports: [ShopModels]
        guards:
          signedIn: The user has a valid session
          canBeShared: { params: { item: Item } }
        effects:
          forgetUser: {}
          share: { params: { url: URL } }
          authenticateOwner: { results: { ok: { token: Token }, failed: {} } }
        types: { User: [guest] }
        flows:
          app:
            switch: { main: main, launch: { screen: launch }, auth: { flow: auth, with: { reason: start } }, receipt: { screen: receipt } }
            start: [ { if: signedIn, start: main }, auth ]
            on:
              auth.authenticated: { switch: main }
              main.signedOut: [ { perform: forgetUser }, { switch: auth } ]
            screens:
              launch: { transitions: { ready: { switch: auth, with: { reason: launched } } } }
              receipt: { params: { order: Order } }
          main:
            params: { user: "User = .guest" }
            tabs:
              home: { flow: home, with: { user: $user }, title: Home, symbol: house }
              scan: { action: { present: scanner, on: { scanned: [], dismissed: [] } }, title: Scan }
              profile: { screen: profile, image: ProfileIcon, badge: true }
            start: profile
            reselect: none
            screens: { profile: { transitions: { signOut: { finish: signedOut }, last: { switch: receipt } } } }
            results: { signedOut: {} }
          home:
            params: { user: User }
            transitions: { help: { present: scanner, on: { scanned: pop, dismissed: [] } } }
            screens:
              home:
                params: { greeting: String? = nil }
                transitions:
                  show: { push: details, with: { highlighted: true } }
                  again: { push: home, with: { user: $user } }
              details:
                params: { item: Item, highlighted: Bool = false }
                effects: { itemBought: {} }
                transitions:
                  buy:
                    present: checkout
                    on: { placed: [ { perform: itemBought }, { push: receipt, with: { order: $order, user: $user } } ], dismissed: [] }
                  share:
                    if: canBeShared
                    with: { item: $item }
                    then: { perform: share }
                    else: pop
                  goHome: { popTo: home, else: push }
                  jump: { select: home, stack: [details, { screen: receipt, with: { user: $user } }] }
                  remove:
                    alert:
                      title: Remove this item?
                      message: $reason
                      style: actionSheet
                      anchor: source
                      actions: { removeItem: { style: destructive, do: [{ perform: forgetUser }, pop] }, keep: { style: cancel } }
              receipt:
                params: { order: Order, user: User }
                back: none
                transitions: { done: popToRoot, next: { setStack: [home, receipt], with: { user: $user } } }
          checkout:
            params: { discount: Int = 0 }
            requires: signedIn
            otherwise: { present: auth, with: { reason: checkout }, on: { authenticated: resume, dismissed: [] } }
            results: { placed: { order: Order } }
            screens:
              cart: { transitions: { pay: { push: payment }, quit: dismiss } }
              payment:
                transitions:
                  placed: finish
                  prove: { perform: authenticateOwner, on: { ok: { finish: placed, with: { order: .proved } }, failed: pop } }
          scanner:
            container: none
            screens: { camera: { transitions: { done: { finish: scanned } } } }
            results: { scanned: {} }
          auth:
            params: { reason: String }
            results: { authenticated: {} }
            screens: { signIn: { title: $reason, transitions: { authenticated: { finish: authenticated }, other: { push: signIn } } } }
        """

    @Test func `containers begin, hold and handle`() throws {
        let text = ProgramText(program: try linkedProgram(Self.shop))
        let app = [
            "start 0 if signedIn, 2", "main: main", "launch: launch", #"auth: auth(reason: "start")"#, "receipt: receipt",
            "on auth.authenticated: { switch app.main }", "on main.signedOut: { perform forgetUser; switch app.auth }",
        ]
        #expect(text.container("app") == app)
        let main = [
            "start 2", "home: home(user: flow.user)", "scan: { present scanner scanned {  } dismissed {  } }", "profile: profile",
        ]
        #expect(text.container("main") == main)
    }

    @Test(arguments: [
        ("app.launch", [#"ready(): switch app.auth as auth(reason: "launched")"#]),
        ("main.profile", ["signOut(): finish main.signedOut", "last(order: Order): switch app.receipt as receipt(order: order)"]),
        ("home", ["help(): present scanner scanned { pop 1 } dismissed {  }"]),
        (
            "home.home",
            [
                "show(item: Item): push details(item: item, highlighted: true)",
                "again(): push home(user: screen.user)",
            ]
        ),
        (
            "home.details",
            [
                "buy(): require signedIn { present checkout placed { perform details.itemBought; "
                    + "push receipt(order: result.order, user: flow.user) } dismissed {  } } else { present auth(reason: \"checkout\") "
                    + "authenticated { present checkout placed { perform details.itemBought; push "
                    + "receipt(order: result.order, user: flow.user) } dismissed {  } } dismissed {  } }",
                "share(url: URL): if canBeShared(item: screen.item) { perform share(url: url) } else { pop 1 }",
                "goHome(user: User): popTo home else push home(user: user)",
                "jump(item: Item, order: Order): select main.home stack [details(item: item), "
                    + "receipt(order: order, user: flow.user)]",
                "remove(reason: text, source: source): sheet title 'Remove this item?' message reason from source removeItem 'Remove item' "
                    + "destructive { perform forgetUser; pop 1 } keep 'Keep' cancel {  }",
            ]
        ),
        (
            "home.receipt",
            [
                "done(): popToRoot",
                "next(order: Order): setStack [home(user: screen.user), receipt(order: order, "
                    + "user: screen.user)]",
            ]
        ),
        (
            "checkout.payment",
            [
                "placed(order: Order): finish checkout.placed(order: order)",
                "prove(): perform authenticateOwner ok { finish checkout.placed(order: .proved) } failed { pop 1 }",
            ]
        ),
        ("scanner.camera", ["done(): finish scanner.scanned"]),
        ("auth.signIn", ["authenticated(): finish auth.authenticated", "other(reason: String): push signIn(reason: reason)"]),
    ])
    func `methods have what nothing gives, and steps know where their values come from`(owner: String, methods: [String]) throws {
        #expect(ProgramText(program: try linkedProgram(Self.shop)).methods(of: owner) == methods)
    }

    @Test func `a flow's parameters are those of the screens that it begins with`() throws {
        let text = ProgramText(program: try linkedProgram(Self.shop))
        #expect(text.parameters(of: "home.home") == ["user: User", "greeting: String? = nil"])
        #expect(text.parameters(of: "home.details") == ["item: Item", "highlighted: Bool = false"])
        #expect(text.parameters(of: "checkout.cart") == ["discount: Int = 0"])
        #expect(text.parameters(of: "auth.signIn") == ["reason: String"])
    }

    @Test func `screens and flows keep what is said of them`() throws {
        let program = try linkedProgram(Self.shop)
        func screen(_ name: String) throws -> Screen { try #require(program.screens.first { $0.name.value == name }) }
        #expect(try screen("signIn").attributes.texts[.title] == .value(.screen("reason")))
        #expect(try !screen("details").effects.isEmpty && screen("details").attributes.allowsBack)
        let receipts = program.screens.filter { $0.name.value == "receipt" }
        #expect(receipts.map(\.attributes.allowsBack) == [true, false])
        let flows = Dictionary(uniqueKeysWithValues: program.flows.map { ($0.name.value, $0) })
        #expect(flows["checkout"]?.requirement?.questions.map(\.asked) == [GuardID(index: 0)] && flows["auth"]?.requirement == nil)
        guard case .tabs(let tabs, reselects: false, container: .bar(.system)) = flows["main"]?.kind,
            case .single = flows["scanner"]?.kind
        else {
            Issue.record("the kinds of the flows")
            return
        }
        #expect(tabs.map(\.hasBadge) == [false, false, true])
        #expect(program.files.map(\.imports) == [["ShopModels"]])
        #expect(program.guards.map(\.documentation) == ["The user has a valid session", nil])
        #expect(program.effects.map { $0.screen == nil } == [true, true, true, false])
    }
}
