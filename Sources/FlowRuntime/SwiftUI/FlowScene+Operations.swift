#if os(iOS) || os(Linux)
    import UIKit

    @available(iOS 17.0, *)
    extension FlowScene {
        func show(_ children: ChildSwitch) -> Bool {
            guard !waits(for: presentedInMotion) else { return false }
            progress.switches.removeFirst()
            children.shown.settle()
            return true
        }

        func set(_ stack: NavigationStack) -> Bool {
            let shown = stack.shown(in: self)
            guard !waits(for: shown.controller) else { return false }
            progress.stacks.removeAll { $0 === stack }
            let isSeen = progress.isSeen(stack, navigator) && progress.bars.isEmpty
            let top = shown.screens.last
            guard shown.settle(animated: isSeen && stack.isAnimated), let controller = shown.controller else { return true }
            // SwiftUI can lose the change if a tab is selected in the same moment (S10).
            if isSeen, shown.screens.last !== top { run(untilShownBy: controller) } else { waitForTurns() }
            return true
        }

        func select(_ bar: TabBar) -> Bool {
            guard !waits(for: presentedInMotion) else { return false }
            progress.bars.removeLast()
            bar.shown.settle()
            return true
        }

        // MARK: - Layers

        func dismiss(_ layer: Layer) -> Bool {
            guard let level = layer.level, let presenter = level.presenter else {
                forget(layer)
                return true
            }
            guard !waits(for: presentedInMotion) else { return false }
            // SwiftUI dismisses the layers above with it (P4).
            presenter.present(nil, animated: layer.isAnimated)
            progress.forget(layer)
            var turns = 0
            operation = Wait(
                until: { [weak self] in
                    guard let self, !waits(for: presentedInMotion) else { return false }
                    return level.hasLeft || hasHadTurns(&turns)
                },
                then: { level.end() })
            lookInNextTurn()
            return true
        }

        var topLevel: ShownLevel { progress.layers.last?.level ?? base }

        /// The topmost level, once it is on screen and nothing moves in or over it.
        func presenterAtRest() -> ShownLevel? {
            let top = topLevel
            guard let controller = top.controller, controller.viewIfLoaded?.window != nil, !waits(for: presentedInMotion),
                !waits(forContentOf: controller)
            else { return nil }
            return top
        }

        /// The view that a popover or an action sheet points at, if it has the anchor.
        private func presenter(at source: (any PopoverSource)?) -> ShownPresenter? {
            guard let shown = (source as? FlowAnchor)?.shown, shown.isAttached else { return nil }
            shown.scene = self
            return shown
        }

        func present(_ layer: Layer) -> Bool {
            guard let below = presenterAtRest(), let controller = below.controller else { return false }
            let traits = width.isRegular ? layer.presentation.regular : layer.presentation.compact
            let presenter = traits.style == .popover ? presenter(at: layer.source) ?? below : below
            let level = ShownLevel(layer.content, as: layer.presentation, by: presenter, in: self)
            layer.shownBy = level
            layer.source = nil
            progress.layers.append(layer)
            presenter.present(level, animated: layer.isAnimated)
            var turns = 0
            operation = Wait(
                until: { [weak self] in
                    // The user can dismiss the layer before it has arrived.
                    guard let self, level.isWanted else { return true }
                    guard !waits(for: presentedInMotion) else { return false }
                    return !level.hasLeft || !waits(forContentOf: controller) && hasHadTurns(&turns)
                },
                then: { [weak self] in
                    guard level.isWanted, level.hasLeft else { return }
                    presenter.present(nil, animated: false)
                    self?.navigator?.presentationRefused(layer)
                })
            lookInNextTurn()
            return true
        }

        // MARK: - Alerts

        func show(_ alert: Alert) -> Bool {
            guard alert.isDue else {
                progress.alert = nil
                return true
            }
            guard let level = presenterAtRest(), let controller = level.controller else { return false }
            progress.alert = nil
            let presenter = presenter(at: alert.source) ?? level
            shownAlert = (alert, presenter)
            presenter.show(alert, animated: alert.isAnimated)
            var turns = 0
            operation = Wait(
                until: { [weak self] in
                    guard let self, shownAlert != nil else { return true }
                    guard !waits(for: presentedInMotion) else { return false }
                    return controller.presentedViewController != nil || !waits(forContentOf: controller) && hasHadTurns(&turns)
                },
                then: { [weak self] in
                    guard let self, shownAlert != nil, controller.presentedViewController == nil else { return }
                    presenter.show(nil, animated: false)
                    shownAlert = nil
                    navigator?.report(.refused(transition: alert.name, fault: .notPresented))
                })
            lookInNextTurn()
            return true
        }

        /// Dismisses an alert whose screen is no longer on top: its choices would do nothing.
        func close(_ alert: Alert, of presenter: ShownPresenter) -> Bool {
            guard !waits(for: presentedInMotion) else { return false }
            shownAlert = nil
            presenter.show(nil, animated: alert.isAnimated)
            waitForTurns()
            return true
        }

        /// Waits until SwiftUI has had time to show a change, and nothing moves.
        func waitForTurns(then work: @escaping @MainActor () -> Void = {}) {
            var turns = 0
            operation = Wait(
                until: { [weak self] in
                    guard let self else { return true }
                    return hasHadTurns(&turns) && !waits(for: presentedInMotion)
                }, then: work)
            lookInNextTurn()
        }
    }
#endif
