import ExampleKit
import FlowRuntime
import FlowTesting
import Foundation
import ShopModels
import Testing
import UIKit

@testable import Shop

/// Checks the destination of each Shop link from several states, against the table in
/// `Tests/Shop.links.txt`. To regenerate the table, run the tests with `FLOWGEN_UPDATE=1` and
/// review the changes.
@MainActor @Suite struct ShopLinkTests {
    private static let names = ["product", "cart", "checkout", "orders", "found", "review", "settings"]
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Shop.links.txt")

    /// The state of the app when a link arrives.
    private enum Context: String, CaseIterable {
        case shop = "tab shop"
        case deep = "tab shop, three screens deep"
        case search = "tab search"
        case cart = "tab cart"
        case account = "tab account"
        case sheet = "under a sheet"
        case fullScreen = "under a full-screen layer"
        case signedOut = "signed out, then signed in"
        case welcome = "at the welcome, then begun"

        @MainActor func enter(_ app: ShopApp) {
            switch self {
            case .shop, .signedOut, .welcome: break
            case .deep: app.tap("openDepartment", "openProduct")
            case .search: app.user.tapTab(1)
            case .cart: app.user.tapTab(3)
            case .account: app.user.tapTab(4)
            case .sheet:
                app.user.tapTab(4)
                app.user.finishTransitions()
                app.tap("settings")
            case .fullScreen: app.user.tapTab(2)
            }
            app.user.finishTransitions()
        }
    }

    @Test func `the table of links says where each leads from everywhere`() throws {
        var text = ""
        for name in Self.names {
            text += "\(name)\n"
            for context in Context.allCases { text += "  \(context.rawValue): \(result(of: name, in: context))\n" }
        }
        if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil { try text.write(to: Self.file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }

    private func result(of name: String, in context: Context) -> String {
        let session = Session()
        session.onboarded = context != .welcome
        let app = ShopApp(session)
        context.enter(app)
        var text = "\(app.coordinator?.open(ShopLink(named: name)) ?? .unknown)"
        app.user.finishTransitions()
        text += ", \(app.state)"
        switch context {
        case .signedOut where app.state.hasSuffix("[signIn]"):
            app.tap("signedIn")
            text += " → \(app.state)"
        case .welcome where app.state == "welcome welcome":
            app.tap("begin")
            text += " → \(app.state)"
        default: break
        }
        #expect(app.difference == nil, "\(name), \(context.rawValue)")
        #expect(app.complaints == [], "\(name), \(context.rawValue)")
        return text
    }

    @Test func `the same link twice is the same once`() {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        for _ in 0..<2 {
            #expect(app.coordinator?.open(.product(item: Item(name: "lamp"), department: .books)) == .opened)
            app.user.finishTransitions()
            #expect(app.state == "main tab shop [departments, list, product]")
        }
        #expect(app.difference == nil)
    }

    @Test func `of two links within one turn the second counts`() {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        #expect(app.coordinator?.open(.checkout) == .opened)
        #expect(app.coordinator?.open(.found(query: "lamp")) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "main tab search [search, results]")
        #expect(app.difference == nil)
        #expect(app.complaints == [])
    }

    @Test func `what waits is what came last`() {
        let session = Session()
        let app = ShopApp(session)
        #expect(app.coordinator?.open(.cart) == .waiting)
        #expect(app.coordinator?.open(.found(query: "lamp")) == .waiting)
        app.tap("begin")
        #expect(app.state == "main tab search [search, results]")
        let fates = app.events.compactMap { if case .link(let name, let fate) = $0 { "\(name) \(fate)" } else { nil } }
        #expect(fates == ["cart waiting", "cart superseded", "found waiting", "found opened"])
    }

    @Test func `a link to what is guarded shows it when the guard holds`() {
        let session = Session()
        session.onboarded = true
        let app = ShopApp(session)
        app.coordinator?.open(.orders)
        #expect(app.state == "main tab account account + [signIn]")
        app.tap("signedIn")
        #expect(app.state == "main tab account account + [orders]")
        let other = ShopApp(session)
        other.coordinator?.open(.orders)
        other.tap("cancel")
        #expect(other.state == "main tab account account")
    }

    @Test(arguments: ["", "a b", "ü/%+?#&=é", "..", "日本"])
    func `a URL says the values that it was made of`(name: String) throws {
        let link = ShopLink.product(item: Item(name: name), department: .books)
        guard !name.isEmpty else {
            #expect(link.url == nil, "no URL has an empty segment")
            return
        }
        let url = try #require(link.url)
        guard case .product(let item, .books)? = ShopLink(url: url) else {
            Issue.record("\(url) is no product")
            return
        }
        #expect(item.name == name)
    }
}
