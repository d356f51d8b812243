import FlowGraph
import FlowRuntime
import UIKit

/// An app in a headless window, on which actions are taken and whose state is compared with the machine's.
@MainActor
final class RunningApp {
    private let app: HeadlessApp<Coordinator>
    private let machine: Machine
    private let tap: @MainActor (UIViewController, String) -> Bool
    private var seen: [WeakController] = []

    private struct WeakController {
        weak var controller: UIViewController?
    }

    init(_ root: Coordinator, machine: Machine, tap: @escaping @MainActor (UIViewController, String) -> Bool) {
        app = HeadlessApp(root)
        self.machine = machine
        self.tap = tap
    }

    private var window: UIWindow { app.window }
    private var user: HeadlessUser { app.user }

    /// Takes an action and lets everything that it began come to its end; gives what then differs from the state that the machine has.
    func take(_ action: WalkAction, expecting state: State) -> String? {
        if let problem = perform(action) { return problem }
        user.finishTransitions()
        let expected = Snapshot(state, in: machine.program)
        let snapshot = app.coordinator?.snapshot ?? Snapshot(layers: [])
        guard snapshot == expected else {
            return "the coordinators have\n  \(snapshot.debugDescription)\nand the machine\n  \(expected.debugDescription)"
        }
        if let complaint = app.complaints.first { return "UIKit complained: \(complaint)" }
        return differenceInContainers(from: snapshot) ?? leak()
    }

    private func perform(_ action: WalkAction) -> String? {
        switch action {
        case .move(.transition(let id)): call(id)
        case .move(.back): user.tapBack() ? nil : "there is no back button"
        case .move(.backMenu(let count)): user.backMenu(skipping: count - 1) ? nil : "the back menu doesn't go back \(count)"
        case .move(.swipeDown): user.swipeDown() ? nil : "the layer can't be swiped down"
        case .move(.tap(let flow, let tab)): tapTab(tab, of: flow) ? nil : "tab \(tab) can't be tapped"
        case .doubleTap(let id): doubleTap(id)
        case .lateCall(let below, let button): lateCall(below, button)
        case .cancelledSwipeBack: user.beginSwipeBack() && user.cancelSwipeBack() ? nil : "there is no swipe back"
        case .cancelledSwipeDown: user.beginSwipeDown() && user.cancelSwipeDown() ? nil : "there is no swipe down"
        case .callDuringSwipeBack(let id, let isFinished): callDuringSwipeBack(id, isFinished: isFinished)
        case .popByAppCode(let count, let animated): popByAppCode(count, animated: animated)
        case .dismissalByAppCode(let id): dismissByAppCode(callingMeanwhile: id)
        }
    }

    private func call(_ id: TransitionID) -> String? {
        let name = machine.program[id].name.value
        guard let screen = user.visibleViewController, tap(screen, name) else { return "the screen on top has no button \(name)" }
        return nil
    }

    private func doubleTap(_ id: TransitionID) -> String? {
        guard let screen = user.visibleViewController else { return "there is no screen on top" }
        let problem = call(id)
        _ = tap(screen, machine.program[id].name.value)
        return problem
    }

    private func lateCall(_ below: Int, _ button: String) -> String? {
        let stack = user.visibleStack
        guard stack.count > below, tap(stack[stack.count - 1 - below], button) else { return "no button \(button) \(below) below the top" }
        return nil
    }

    private func callDuringSwipeBack(_ id: TransitionID, isFinished: Bool) -> String? {
        guard let screen = user.visibleViewController, user.beginSwipeBack() else { return "there is no swipe back" }
        _ = tap(screen, machine.program[id].name.value)
        let isEnded = isFinished ? user.finishSwipeBack() : user.cancelSwipeBack()
        return isEnded ? nil : "the swipe back doesn't end"
    }

    private func popByAppCode(_ count: Int, animated: Bool) -> String? {
        let stack = user.visibleStack
        guard stack.count > count, let navigation = stack.last?.navigationController else { return "there is no stack to pop" }
        navigation.popToViewController(stack[stack.count - 1 - count], animated: animated)
        return nil
    }

    private func dismissByAppCode(callingMeanwhile id: TransitionID) -> String? {
        guard let screen = user.visibleViewController else { return "there is no screen on top" }
        screen.dismiss(animated: true)
        _ = tap(screen, machine.program[id].name.value)
        return nil
    }

    /// Taps a tab of the bar that a flow has; bars may be inside one another.
    private func tapTab(_ tab: Int, of flow: FlowID) -> Bool {
        let name = machine.program[flow].name.value
        var controller = user.presentedLayers.last ?? window.rootViewController
        var content = app.coordinator?.snapshot.layers.last
        while let bar = controller as? UITabBarController, case .tabs(let flow, let selected, let tabs)? = content {
            if flow == name { return user.tapTab(tab, in: bar) }
            controller = bar.selectedViewController
            content = tabs.first { $0.name == selected }?.content
        }
        return false
    }

    // MARK: - What is compared

    /// Compares what UIKit's containers hold with the state. Tabs that were never shown are still empty.
    private func differenceInContainers(from snapshot: Snapshot) -> String? {
        var controller = window.rootViewController
        for (index, layer) in snapshot.layers.enumerated() {
            guard let shown = controller else { return "UIKit doesn't show layer \(index)" }
            if let difference = difference(shown, layer, isShown: true) { return "in layer \(index), \(difference)" }
            controller = shown.presentedViewController
        }
        return controller == nil ? nil : "UIKit shows a layer that the coordinators don't have"
    }

    private func difference(_ controller: UIViewController, _ content: Snapshot.Content, isShown: Bool) -> String? {
        switch (content, controller) {
        case (.stack(_, let entries), let stack as UINavigationController):
            let count = stack.viewControllers.count
            return count == entries.count || count == 0 && !isShown
                ? nil : "UIKit's stack has \(count) screens, the coordinator's \(entries.count)"
        case (.tabs(_, let selected, let tabs), let bar as UITabBarController):
            let controllers = bar.viewControllers ?? []
            if controllers.isEmpty, !isShown { return nil }
            guard controllers.count == tabs.count else { return "the bar has \(controllers.count) tabs, not \(tabs.count)" }
            guard tabs[bar.selectedIndex].name == selected else { return "UIKit shows tab \(bar.selectedIndex), not \(selected)" }
            return zip(controllers, tabs).lazy
                .compactMap { self.difference($0, $1.content, isShown: isShown && $1.name == selected) }
                .first
        case (.screen, _):
            let isContainer = controller is UINavigationController || controller is UITabBarController
            return isContainer ? "a container is where a bare screen should be" : nil
        default:
            return "UIKit's container is a \(type(of: controller))"
        }
    }

    /// A screen that has left and still lives.
    private func leak() -> String? {
        var kept: Set<ObjectIdentifier> = []
        var controllers: [UIViewController] = []
        func visit(_ controller: UIViewController) {
            guard kept.insert(ObjectIdentifier(controller)).inserted else { return }
            controllers.append(controller)
            for child in controller.children { visit(child) }
            if let presented = controller.presentedViewController { visit(presented) }
        }
        if let root = window.rootViewController { visit(root) }
        seen.removeAll { $0.controller == nil }
        if let left = seen.lazy.compactMap(\.controller).first(where: { !kept.contains(ObjectIdentifier($0)) }) {
            return "\(type(of: left)) has left and isn't released"
        }
        let known = Set(seen.compactMap { $0.controller.map(ObjectIdentifier.init) })
        seen += controllers.filter { !known.contains(ObjectIdentifier($0)) }.map { WeakController(controller: $0) }
        return nil
    }
}
