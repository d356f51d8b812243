import FlowRuntime
import UIKit

@testable import FlowTesting

/// The flows that a storm has started, and how often the end of each was handled.
@MainActor final class FlowLedger {
    private struct Entry {
        /// The flow whose screen started this one.
        let parent: Int?
        /// The coordinator of a presented flow. It continues without its own screens while other
        /// screens are on its stack.
        weak var presented: OrderCoordinator?
        var handled = 0
    }

    private var entries: [Entry] = []

    /// Performs a random transition of a screen.
    func call(_ screen: UIViewController, using random: inout SeededGenerator) -> (words: String, again: () -> Void)? {
        guard let screen = screen as? ShopScreen else { return nil }
        let number = Int.random(in: 0..<8, using: &random)
        let animated = Bool.random(using: &random)
        let again: () -> Void = { [weak self, weak screen] in _ = screen.flatMap { self?.take(number, animated: animated, of: $0) } }
        return take(number, animated: animated, of: screen).map { ("\(screen.title ?? ""): \($0)", again) }
    }

    private func take(_ number: Int, animated: Bool, of screen: ShopScreen) -> String? {
        if let router = screen.router as? Router<ShelfCoordinator> {
            return take(number, router) { change in change.push(.note, animated: animated) }
        } else if let router = screen.router as? Router<OrderCoordinator> {
            if number == 6 {
                router.navigate { _, change in change.finish(.placed(1), of: OrderCoordinator.self, animated: animated) }
                return "finish"
            }
            return take(number, router) { change in change.push(.pay, animated: animated) }
        } else if let router = screen.router as? Router<StoreCoordinator> {
            // The screen isn't on a stack.
            return number < 2 ? nil : take(number, router) { _ in }
        }
        return nil
    }

    private func take<Owner: Coordinator>(_ number: Int, _ router: Router<Owner>, push: @escaping (Change<Owner>) -> Void) -> String? {
        let parent = (router as? OrderRouter)?.orderID
        switch number {
        case 0, 1, 2, 3:
            let (isPushed, style) = (number < 2, number == 2 ? Presentation.Style.fullScreen : .pageSheet)
            router.navigate { [weak self] _, change in
                guard let self else { return }
                let id = entries.count
                let flow = OrderCoordinator(id: id)
                let handle: @MainActor () -> Void = { [weak self] in self?.entries[id].handled += 1 }
                entries.append(Entry(parent: parent, presented: isPushed ? nil : flow))
                if isPushed {
                    change.push(flow, on: { _, _, _ in handle() }, dismissed: { _, _ in handle() })
                } else {
                    change.present(flow, as: Presentation(style), on: { _, _, _ in handle() }, dismissed: { _, _ in handle() })
                }
            }
            return isPushed ? "starts a flow on the stack" : "starts a flow in a layer"
        case 4:
            router.navigate { _, change in push(change) }
            return "pushes a screen"
        case 5:
            router.navigate { _, change in change.pop() }
            return "pop"
        default:
            router.navigate { _, change in change.dismiss() }
            return "dismiss"
        }
    }

    /// At rest: an error if a flow's end was handled twice, too early or never.
    func fault(in window: UIWindow) -> String? {
        var present: Set<Int> = []
        var containers: Set<ObjectIdentifier> = []
        var open = [window.rootViewController].compactMap { $0 }
        while let controller = open.popLast() {
            if let id = ((controller as? ShopScreen)?.router as? OrderRouter)?.orderID { present.insert(id) }
            containers.insert(ObjectIdentifier(controller))
            open += controller.children + [controller.presentedViewController].compactMap { $0 }
        }
        for (id, entry) in entries.enumerated() {
            if let layer = entry.presented?.rootViewController, containers.contains(ObjectIdentifier(layer)) { present.insert(id) }
        }
        for (id, entry) in entries.enumerated() {
            if entry.handled > 1 { return "the end of flow \(id) was handled \(entry.handled) times" }
            if present.contains(id) {
                if entry.handled > 0 { return "the end of flow \(id) was handled, and its screens are there" }
            } else if entry.handled == 0, !leftWithItsParent(entry, present) {
                return "flow \(id) has left and nobody was told"
            }
        }
        return nil
    }

    /// True if a flow ended together with its caller. Then only the lowest flow's end is handled.
    private func leftWithItsParent(_ entry: Entry, _ present: Set<Int>) -> Bool {
        guard let parent = entry.parent else { return false }
        return !present.contains(parent)
    }
}
