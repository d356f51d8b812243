import FlowGraph
import FlowSpec
import Foundation
import Testing

/// User actions outside the screens' transitions.
@Suite struct GestureTests {
    private let layers = """
        flowspec: 1
        app: Layers
        root: home
        flows:
          home:
            transitions:
              sheet: { present: sheet }
              full: { present: full }
              fullIfCompact: { present: sheet, presentation: { style: formSheet, compact: fullScreen } }
              fixed: { present: sheet, presentation: { style: pageSheet, dismissible: false } }
              bare: { present: home, presentation: fullScreen }
              one: { present: one }
              fullOne: { present: one, presentation: fullScreen }
            screens: { home: {} }
          sheet: { screens: { a: { transitions: { more: { push: a } } } } }
          full: { presentation: fullScreen, screens: { a: { transitions: { sheet: { present: sheet } } } } }
          one: { container: none, screens: { a: {} } }
        """

    @Test func `a layer that the user can swipe away at some width`() throws {
        var walk = try Walk(layers)
        let state = walk.state
        for (transition, canGo, compact, regular) in [
            ("sheet", true, true, true), ("full", false, false, false), ("fullIfCompact", true, false, true),
            ("fixed", false, false, false),
            ("bare", true, false, false), ("one", true, true, true), ("fullOne", false, false, false),
        ] {
            walk.state = state
            _ = try walk(transition)
            #expect(walk.moves.contains("v") == canGo, "\(transition)")
            #expect(walk.machine.canSwipeDown(at: .compact, in: walk.state) == compact, "\(transition)")
            #expect(walk.machine.canSwipeDown(at: .regular, in: walk.state) == regular, "\(transition)")
            #expect(walk.machine.width(of: .swipeDown, in: walk.state) == (compact == regular ? nil : .regular), "\(transition)")
        }
        walk.state = state
        _ = try walk("full")
        _ = try walk("sheet")
        _ = try walk("more")
        #expect(try walk("v") == "home [home] + full [a]", "at any depth")
        #expect(try walk("v") == "impossible")
    }

    @Test func `a screen that keeps its modal while it is on top`() throws {
        let flows = """
            home: { screens: { home: { transitions: { pay: { present: payment }, wait: { present: busy }, scan: { present: scan } } }, busy: { dismissible: false } } }
            payment:
              screens:
                card: { transitions: { send: { push: sending } } }
                sending: { dismissible: false, transitions: { scan: { present: scan } } }
            scan: { screens: { scan: {} } }
            """
        var walk = try Walk(specText(flows: flows))
        let home = walk.state
        #expect(try walk("pay") == "home [home] + payment [card]")
        #expect(walk.moves.contains("v"))
        _ = try walk("send")
        #expect(!walk.moves.contains("v") && !walk.machine.canSwipeDown(at: .regular, in: walk.state))
        _ = try walk("scan")
        #expect(try walk("v") == "home [home] + payment [card, sending]", "another modal above it")
        _ = try walk("<")
        #expect(try walk("v") == "home [home]")
        walk.state = home
        _ = try walk("wait")
        #expect(walk.moves.contains("v") && !walk.machine.canSwipeDown(at: .compact, in: walk.state), "a bare screen can end itself")
    }

    @Test func `the table of styles, for each kind of what is presented`() throws {
        let can: [Presentation.Style: (compact: Bool, regular: Bool, isPossible: Bool)] = [
            .automatic: (true, true, true), .pageSheet: (true, true, true), .formSheet: (true, true, true), .popover: (true, true, true),
            .custom: (false, false, true), .fullScreen: (false, false, false), .overFullScreen: (false, false, false),
            .overCurrentContext: (false, false, false),
        ]
        for style in Presentation.Style.allCases {
            for isDismissible in [true, false] {
                for target in ["sheet", "one", "home"] {
                    let how = "{ style: \(style.rawValue), dismissible: \(isDismissible) }"
                    let show = "show: { present: \(target), anchor: view, presentation: \(how) }"
                    var walk = try Walk(layers.replacing("sheet: { present: sheet }\n", with: show + "\n", maxReplacements: 1))
                    _ = try walk("show")
                    let expected = try #require(can[style])
                    let isBare = target == "home"
                    #expect(walk.moves.contains("v") == (isBare || isDismissible && expected.isPossible), "\(show)")
                    #expect(walk.machine.canSwipeDown(at: .compact, in: walk.state) == (isDismissible && expected.compact), "\(show)")
                    #expect(walk.machine.canSwipeDown(at: .regular, in: walk.state) == (isDismissible && expected.regular), "\(show)")
                }
            }
        }
    }

    private let stack = """
        flowspec: 1
        app: Stack
        root: main
        flows:
          main:
            tabs:
              list: { flow: list }
              cart: { screen: cart }
              again: { action: { select: list } }
            screens: { cart: {} }
          list:
            transitions: { push: { push: list }, fixed: { push: fixed }, wide: { push: wide }, sheet: { present: wide } }
            screens: { list: {}, fixed: { back: none }, wide: { hidesTabBar: true } }
        """

    @Test func `no back from a screen that forbids it, but over it`() throws {
        var walk = try Walk(stack)
        _ = try walk("fixed")
        #expect(try walk("<") == "impossible")
        #expect(try walk("< 1") == "impossible")
        _ = try walk("push")
        #expect(try walk("< 2") == "main: list [list]", "the back menu jumps over it")
        _ = try walk("fixed")
        _ = try walk("push")
        #expect(try walk("<") == "main: list [list, fixed]")
    }

    @Test func `a tab bar is hidden while a screen above the first hides it`() throws {
        var walk = try Walk(stack)
        #expect(walk.moves.suffix(3) == ["tap main.list", "tap main.cart", "tap main.again"])
        _ = try walk("wide")
        #expect(try walk("tap main.cart") == "impossible")
        _ = try walk("push")
        #expect(try walk("tap main.cart") == "impossible", "and by the screens above it")
        #expect(try walk("< 2") == "main: list [list]")
        #expect(try walk("tap main.cart") == "main: cart")
        #expect(try walk("tap main.again") == "main: list [list]")
    }

    @Test func `the first screen can't hide the bar`() throws {
        var walk = try Walk(stack.replacingOccurrences(of: "list: {}", with: "list: { hidesTabBar: true }"))
        #expect(try walk("tap main.cart") == "main: cart")
    }

    @Test func `reselect none keeps the stack`() throws {
        var walk = try Walk(
            stack.replacingOccurrences(of: "    screens: { cart: {} }", with: "    screens: { cart: {} }\n    reselect: none"))
        _ = try walk("push")
        #expect(try walk("tap main.list") == "main: list [list, list]")
        #expect(try walk("tap main.cart") == "main: cart")
        #expect(try walk("tap main.list") == "main: list [list, list]")
    }

    @Test func `a tab of another width is in the bar only while it is selected`() throws {
        var walk = try Walk(
            """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                tabs: { home: { screen: home }, wide: { screen: wide, width: regular }, more: { screen: more, width: compact } }
                screens: { home: {}, wide: {}, more: {} }
            """)
        let main = FlowID(index: 0)
        func tappable(_ walk: Walk) -> [[Int]] {
            ([nil] + Width.allCases).map { walk.machine.tappableParts(of: main, in: walk.state, at: $0) }
        }
        #expect(tappable(walk) == [[0, 1, 2], [0, 2], [0, 1]])
        #expect(try walk("tap main.wide") == "main: wide")
        #expect(tappable(walk) == [[0, 1, 2], [0, 1, 2], [0, 1]])
        #expect(try walk("tap main.more") == "main: more")
        #expect(tappable(walk) == [[0, 1, 2], [0, 2], [0, 1, 2]])
    }
}
