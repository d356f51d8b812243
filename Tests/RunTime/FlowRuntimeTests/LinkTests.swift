import FlowRuntime
import FlowTesting
import Foundation
import Testing
import UIKit

@MainActor @Suite struct LinkTests {
    private func makeApp(signedIn: Bool = false) -> HeadlessApp<AppCoordinator> {
        HeadlessApp(Answers(signedIn: signedIn))
    }

    private func fates(_ app: HeadlessApp<AppCoordinator>) -> [String] {
        app.events.compactMap { if case .link(let name, let outcome) = $0 { "\(name) \(outcome)" } else { nil } }
    }

    @Test func `a link that needs a child waits until it shows`() {
        let app = makeApp()
        #expect(app.state == "launch launch")
        #expect(app.coordinator?.open(.form(email: "a@b")) == .waiting)
        #expect(app.state == "launch launch")
        app.tap("showAuth")
        #expect(app.state == "auth [welcome, form]")
        #expect(fates(app) == ["form waiting", "form opened"])
        #expect(app.difference == nil)
    }

    @Test func `the newest waits while the app isn't ready`() {
        let app = makeApp()
        app.tap("showAuth")
        app.coordinator?.opensLinks = false
        #expect(app.coordinator?.open(.restart) == .waiting)
        #expect(app.coordinator?.open(.form(email: nil)) == .waiting)
        #expect(app.state == "auth [welcome]")
        app.coordinator?.opensLinks = true
        app.user.finishTransitions()
        #expect(app.state == "auth [welcome, form]")
        #expect(fates(app) == ["restart waiting", "restart superseded", "form waiting", "form opened"])
    }

    @Test func `a link that has waited too long does nothing`() {
        let app = makeApp()
        app.coordinator?.linkLifetime = -1
        #expect(app.coordinator?.open(.form(email: nil)) == .expired)
        app.tap("showAuth")
        #expect(app.state == "auth [welcome]")
        #expect(fates(app) == ["form expired"])
    }

    @Test func `a link comes while a screen slides in`() {
        let app = makeApp()
        app.tap("showAuth")
        _ = app.screen?.tap("signIn")
        #expect(app.coordinator?.open(.twice(email: nil)) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "auth [welcome, form, form]")
        #expect(app.difference == nil)
        #expect(app.complaints == [])
    }

    @Test func `a link comes while the user swipes back`() {
        let app = makeApp()
        app.tap("showMain", "open")
        #expect(app.user.beginSwipeBack())
        app.coordinator?.open(.restart)
        #expect(app.user.finishSwipeBack())
        app.user.finishTransitions()
        #expect(app.state == "launch launch")
        #expect(app.difference == nil)
        #expect(app.complaints == [])
    }

    @Test func `a link comes while an alert asks`() {
        let app = makeApp(signedIn: true)
        #expect(app.state.hasPrefix("market tab browse"))
        #expect(app.tapMarket(.profile))
        app.user.finishTransitions()
        app.tap("askFirst")
        #expect(app.user.alert != nil)
        #expect(app.coordinator?.open(.restart) == .opened)
        app.user.finishTransitions()
        #expect(app.user.alert == nil)
        #expect(app.state == "launch launch")
        #expect(app.difference == nil)
        #expect(app.complaints == [])
    }

    @Test func `what a link cuts off is released, and what it opens ends as it says`() {
        let app = makeApp(signedIn: true)
        #expect(app.tapMarket(.profile))
        app.user.finishTransitions()
        app.tap("checkOut")
        let layer = Released(app.user.presentedLayers.last)
        #expect(app.coordinator?.open(.restart) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "launch launch")
        #expect(layer.isReleased)
        app.tap("showAuth")
        #expect(app.coordinator?.open(.checkOut(order: 3, gift: false, tags: [])) == .opened)
        app.user.finishTransitions()
        #expect(app.state.contains(" + [empty]"))
        app.tap("placed")
        #expect(app.state.hasSuffix("form]"))
        #expect(app.complaints == [])
    }

    @Test func `a link that refuses to cover anything is refused`() {
        let app = makeApp(signedIn: true)
        #expect(app.coordinator?.open(.help(topic: ["a"])) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "market tab help answer")
        #expect(app.coordinator?.open(.picture(text: "over")) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "market tab help answer + camera")
        #expect(app.coordinator?.open(.help(topic: [])) == .refused)
        #expect(app.state == "market tab help answer + camera")
    }

    @Test func `a link pushes on the stack that the user sees, or does what 'else' says`() {
        let app = makeApp()
        #expect(app.coordinator?.open(.letter) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "launch launch + camera")
        app.coordinator?.open(.restart)
        app.user.finishTransitions()
        app.tap("showAuth", "signIn")
        #expect(app.coordinator?.open(.letter) == .opened)
        app.user.finishTransitions()
        #expect(app.state == "auth [welcome, form, welcome]")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `a link keeps a screen with equal values, also below modals`() {
        let app = makeApp()
        app.tap("showAuth")
        #expect(app.coordinator?.open(.draft(email: "a@b")) == .opened)
        app.user.finishTransitions()
        let form = app.screen
        #expect(app.state == "auth [welcome, form]" && form != nil)
        #expect(app.coordinator?.open(.draft(email: "a@b")) == .kept)
        app.coordinator?.offer()
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 1)
        #expect(app.coordinator?.open(.draft(email: "a@b")) == .kept)
        app.user.finishTransitions()
        #expect(app.screen === form && app.user.presentedLayers.isEmpty)
        app.screen?.present(UIViewController(), animated: true)
        app.user.finishTransitions()
        #expect(app.coordinator?.open(.draft(email: "a@b")) == .kept)
        app.user.finishTransitions()
        #expect(app.screen === form && app.user.presentedLayers.isEmpty)
        #expect(app.coordinator?.open(.letter) == .opened)
        app.user.finishTransitions()
        app.coordinator?.offer()
        app.user.finishTransitions()
        #expect(app.state.hasPrefix("auth [welcome, form, welcome] +"))
        #expect(app.coordinator?.open(.draft(email: "a@b")) == .kept, "below a screen and a modal")
        app.user.finishTransitions()
        #expect(app.screen === form && app.state == "auth [welcome, form]")
        #expect(app.coordinator?.open(.draft(email: "c@d")) == .opened)
        app.user.finishTransitions()
        #expect(app.screen !== form && app.state == "auth [welcome, form]")
        let kept = Array(repeating: "draft kept", count: 3)
        #expect(fates(app) == ["draft opened"] + kept + ["letter opened", "draft kept", "draft opened"])
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `a link that refuses modals goes back to a screen with equal values`() {
        let app = makeApp()
        app.tap("showAuth")
        app.coordinator?.open(.form(email: "a@b"))
        let form = app.screen
        app.coordinator?.open(.letter)
        app.user.finishTransitions()
        #expect(app.state == "auth [welcome, form, welcome]")
        #expect(app.coordinator?.open(.entry(email: "a@b")) == .kept)
        app.user.finishTransitions()
        #expect(app.screen === form && app.state == "auth [welcome, form]")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `a link notices what the app presents itself`() {
        let app = makeApp(signedIn: true)
        app.screen?.present(UIViewController(), animated: true)
        app.user.finishTransitions()
        #expect(app.coordinator?.open(.help(topic: [])) == .refused)
        #expect(app.coordinator?.open(.letter) == .covered)
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.count == 1 && app.state == "market tab browse [wares, form]")
        app.coordinator?.browse()
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.isEmpty && app.state.hasPrefix("market tab help"))
        app.coordinator?.open(.restart)
        app.user.finishTransitions()
        app.tap("showAuth")
        app.screen?.present(UIViewController(), animated: true)
        app.user.finishTransitions()
        #expect(app.coordinator?.open(.twice(email: nil)) == .opened)
        app.user.finishTransitions()
        #expect(app.user.presentedLayers.isEmpty && app.state == "auth [form, form, form]")
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test func `a modal makes links wait or refuses them, but not the app's transitions`() {
        let app = makeApp(signedIn: true)
        app.coordinator?.open(.restart)
        app.user.finishTransitions()
        app.tap("notify")
        let noticed = app.state
        #expect(app.coordinator?.open(.letter) == .waiting)
        app.tap("signInHere")
        #expect(app.coordinator?.open(.restart) == .refused)
        #expect(app.user.swipeDown())
        app.user.finishTransitions()
        #expect(app.coordinator?.open(.letter) == .waiting)
        app.user.finishTransitions()
        #expect(app.state == noticed)
        app.tap("close")
        #expect(app.state == "market tab browse [wares, form]")
        let outcomes = ["restart opened", "letter waiting", "letter refused", "restart refused", "letter waiting", "letter opened"]
        #expect(fates(app) == outcomes)
        #expect(app.difference == nil && app.complaints == [])
    }

    @Test(arguments: [
        "everything://camera/photo", "everything://form#a%40b", "EVERYTHING://FORM", "everything://help/a/b/c%2Fd",
        "everything://orders/3?kind=new", "everything://orders/3?tag=a&kind=new&gift=true&tag=%20b&utm=x",
        "https://everything.example/camera", "https://everything.example/camera/?mode=night", "http://localhost:8080/camera/night",
        "https://www.everything.example/@me", "everything:///pictures/a.b.jpg", "everything:pictures/c%20d.jpg",
    ])
    func `what a URL says is said by the link's own URL`(text: String) throws {
        let url = try #require(URL(string: text))
        let link = try #require(EverythingDeepLink(url: url))
        let own = try #require(link.url)
        let again = try #require(EverythingDeepLink(url: own))
        #expect("\(link)" == "\(again)")
    }

    @Test(arguments: [
        "everything://orders/3", "everything://orders/x?kind=new", "everything://orders/3?kind=new&gift=maybe", "everything://camera",
        "everything://camera//", "http://everything.example/camera", "everything:camera/photo", "everything://user@camera/photo",
        "https://everything.example/@me", "http://localhost/camera/night", "everything:pictures/.jpg",
    ])
    func `a URL that is no link opens nothing`(text: String) throws {
        let app = makeApp()
        #expect(app.coordinator?.open(try #require(URL(string: text))) == .unknown)
        #expect(fates(app) == [])
    }
}
