#if canImport(UIKit)
    import FlowGraph
    import FlowRuntime
    import FlowSpec
    import UIKit

    /// The actions of the user and of app code.
    extension RunningApp {
        /// Performs an action. Returns the problem if it can't.
        func perform(_ action: WalkAction, in state: State) -> String? {
            switch action {
            case .move(.transition(let id)): call(id)
            case .move(.back): goBack(1, in: state)
            case .move(.backMenu(let count)): goBack(count, in: state)
            case .move(.swipeDown): swipeDown(in: state)
            case .move(.tap(let flow, let tab)):
                tapTab(tab, of: flow, in: state) ? nil : "tab \(program[flow].tabs[tab].name.value) can't be tapped"
            case .move(.link(let id)): openLink(id)
            case .doubleTap(let id): doubleTap(id)
            case .lateCall(let below, let button): lateCall(below, button)
            case .cancelledSwipeBack: user.beginSwipeBack() && user.cancelSwipeBack() ? nil : "there is no swipe back"
            case .cancelledSwipeDown: user.beginSwipeDown() && user.cancelSwipeDown() ? nil : "there is no swipe down"
            case .refusedSwipeDown: user.swipeDown() ? "the modal can be swiped down" : nil
            case .callDuringSwipeBack(let id, let isFinished): callDuringSwipeBack(id, isFinished: isFinished)
            case .popByAppCode(let count, let animated): popByAppCode(count + surplus(in: state), animated: animated)
            case .dismissalByAppCode(let id): dismissByAppCode(callingMeanwhile: id)
            case .resize(let isNarrow): user.resize(isNarrow: isNarrow) ? nil : "the window can't be resized"
            case .restart: restart()
            case .lateAnswer(let effect, let result): answer(program[effect].results[result].name.value)
            }
        }

        /// Edits the screen on top, if it can have unsaved work, and tries to leave it. Returns the
        /// problem if that loses the work.
        func lossOfWork(in state: State, by edit: @MainActor (UIViewController) -> Void) -> String? {
            guard let top = state.topScreen, program[top].attributes.isUnsaved else { return nil }
            user.visibleViewController.map(edit)
            _ = user.swipeDown() || user.tapBack()
            user.finishTransitions()
            return coordinator?.snapshot == Snapshot(state, in: program) ? nil : "the user loses unsaved work on \(program.name(of: top))"
        }

        private func call(_ id: TransitionID) -> String? {
            let name = program[id].name.value
            guard let screen = user.visibleViewController, tap(screen, name) else { return "the screen on top has no button \(name)" }
            return nil
        }

        private func openLink(_ id: LinkID) -> String? {
            let name = program[id].name.value
            guard let coordinator else { return "there is no app" }
            return opensLink?(coordinator, name) == true ? nil : "the link \(name) doesn't open"
        }

        private func doubleTap(_ id: TransitionID) -> String? {
            guard let screen = user.visibleViewController else { return "there is no screen on top" }
            let problem = call(id)
            _ = tap(screen, program[id].name.value)
            return problem
        }

        private func lateCall(_ below: Int, _ button: String) -> String? {
            let stack = user.visibleStack
            guard stack.count > below, tap(stack[stack.count - 1 - below], button) else {
                return "no button \(button) \(below) below the top"
            }
            return nil
        }

        private func callDuringSwipeBack(_ id: TransitionID, isFinished: Bool) -> String? {
            guard let screen = user.visibleViewController, user.beginSwipeBack() else { return "there is no swipe back" }
            _ = tap(screen, program[id].name.value)
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
            _ = tap(screen, program[id].name.value)
            return nil
        }

        private func answer(_ result: String) -> String? {
            guard let answer = app.unanswered else { return "the app wasn't asked" }
            app.forgetQuestion()
            answer(result)
            return nil
        }

        /// The number of view controllers on the stack that an external flow on top has added to
        /// its first.
        private func surplus(in state: State) -> Int {
            guard let top = state.topScreen, program.isExternal(top) else { return 0 }
            return max(0, user.visibleStack.count - state.depth)
        }

        /// Goes back with the button, or in code if the navigation bar is hidden.
        private func goBack(_ count: Int, in state: State) -> String? {
            let surplus = surplus(in: state)
            guard surplus == 0, machine.showsNavigationBar(in: state) else { return popByAppCode(count + surplus, animated: true) }
            if count == 1 { return user.tapBack() ? nil : "there is no back button" }
            return user.backMenu(skipping: count - 1) ? nil : "the back menu doesn't go back \(count)"
        }

        /// Swipes the top layer down, if necessary at the other width. If no width allows that, its
        /// screen dismisses itself.
        private func swipeDown(in state: State) -> String? {
            let others = Width.allCases.filter { $0 != width && machine.canSwipeDown(at: $0, in: state) }
            if let other = others.first, !machine.canSwipeDown(at: width, in: state) { _ = user.resize(isNarrow: other == .compact) }
            if machine.canSwipeDown(at: width, in: state) {
                return user.swipeDown() ? nil : "the layer can't be swiped down"
            }
            guard let screen = user.visibleViewController else { return "there is no screen on top" }
            screen.dismiss(animated: true)
            return nil
        }

        /// Taps a tab of a flow's bar, if necessary at the other width. Containers can be nested.
        private func tapTab(_ tab: Int, of id: FlowID, in state: State) -> Bool {
            guard case .tabs(let declared, let reselects, let kind) = program[id].kind else { return false }
            if kind != .splitView, let other = machine.width(of: .tap(id, tab: tab), in: state), other != width {
                guard user.resize(isNarrow: other == .compact) else { return false }
                user.finishTransitions()
            }
            let name = program[id].name.value
            let acts = declared[tab].steps != nil
            var controller = user.presentedLayers.last ?? window?.rootViewController
            var content = coordinator?.snapshot.layers.last
            while let hosting = controller, let shown = content {
                let container = isInSwiftUI ? container(behind: hosting) : hosting
                switch shown {
                case .tabs(let flow, _, _) where container is UISplitViewController:
                    return flow == name && showColumn(tab, in: container as? UISplitViewController)
                case .tabs(let flow, let selected, let tabs):
                    guard let bar = container as? UITabBarController else { return false }
                    // UIKit doesn't select a tab that performs steps. If reselecting has no effect,
                    // it doesn't select the selected tab either. SwiftUI selects later.
                    if flow == name {
                        let place = machine.tappableParts(of: id, in: state, at: width).firstIndex(of: tab)
                        return place.map { tapTab($0, in: bar) || isInSwiftUI } == true || acts || !reselects && tabs[tab].name == selected
                    }
                    controller = bar.selectedViewController
                    content = tabs.first { $0.name == selected }?.content
                case .switch(_, _, let child):
                    controller = isInSwiftUI ? hosting : container.children.first
                    content = child
                case .stack, .screen, .action:
                    return false
                }
            }
            return false
        }

        /// Shows a column: with the back button if it leads there, otherwise in code, as the app
        /// might.
        private func showColumn(_ index: Int, in split: UISplitViewController?) -> Bool {
            guard let split, split.possibleColumns.indices.contains(index) else { return false }
            if split.topColumn == index + 1, user.visibleStack.count == 1, user.seesBackButton { return user.tapBack() }
            split.show(split.possibleColumns[index])
            return true
        }

        private func tapTab(_ tab: Int, in bar: UITabBarController) -> Bool {
            guard let custom = bar as? CustomTabBarController else { return user.tapTab(tab, in: bar) }
            return custom.items.indices.contains(tab) && user.tap(custom.items[tab])
        }
    }
#endif
