import FlowGraph
import FlowRuntime
import FlowTesting
import Foundation
import UIKit

@MainActor final class WalkGuards: EverythingGuards {
    private let app: WalkApp

    init(_ app: WalkApp) {
        self.app = app
    }

    var signedIn: Bool { app.holds("signedIn") }
    func fits(number: Int) -> Bool { app.holds("fits") }
}

@MainActor final class WalkEffects: EverythingEffects {
    private let app: WalkApp

    init(_ app: WalkApp) {
        self.app = app
    }

    func count() { app.perform("count") }
    func note(text: String) { app.perform("note") }
    func askUser(answer: @escaping @MainActor (AskUserAnswer) -> Void) {
        app.perform("askUser") { answer($0 == "yes" ? .yes(number: 1) : .no) }
    }
    func prove(text: String, answer: @escaping @MainActor (ProveAnswer) -> Void) {
        app.perform("prove") { answer($0 == "proved" ? .proved : .failed) }
    }
}

/// A random walk through the app of the specs in this folder. Before it taps a button, it passes
/// the screen to `beforeTap`.
@MainActor func everythingWalk(_ program: Program, beforeTap: @escaping @MainActor (UIViewController) -> Void = { _ in }) -> RandomWalk {
    RandomWalk(
        program,
        makeRoot: { app in
            AppCoordinator(screens: EverythingScreens(app: app), effects: WalkEffects(app), guards: WalkGuards(app))
        },
        tap: {
            beforeTap($0)
            return ($0 as? TestScreen)?.tap($1) ?? false
        },
        openLink: { root, name in
            guard let app = root as? AppCoordinator else { return false }
            switch name {
            case "expire": app.expire(text: "expired")
            case "offer": app.offer()
            case "warn": app.warn()
            case "browse": app.browse()
            case "read": app.read()
            default: return [.opened, .kept].contains(app.open(EverythingDeepLink(named: name)))
            }
            return true
        })
}

extension EverythingDeepLink {
    /// A link with sample values.
    init(named name: String) {
        self =
            switch name {
            case "camera": .camera(mode: "photo")
            case "twice": .twice(email: nil)
            case "form": .form(email: "a@b")
            case "help": .help(topic: [])
            case "picture": .picture(text: "linked")
            case "courier": .courier
            case "letter": .letter
            case "draft": .draft(email: nil)
            case "entry": .entry(email: nil)
            case "detail": .detail(number: 2)
            case "deep": .deep(count: 2)
            case "handmade": .handmade
            case "checkOut": .checkOut(order: 3, gift: true, tags: ["a", "b"])
            default: .restart
            }
    }
}
