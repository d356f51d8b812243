#if canImport(UIKit)
    import UIKit

    /// The steps of a transition of a flow. All of them are one change: the final stacks are worked out first and then set once.
    ///
    /// A step that can't be taken ends the change: the state stays as it was before the first step, and the refusal is reported.
    @MainActor
    public struct Change<Owner: Coordinator> {
        let draft: Draft
        let owner: Owner

        init(_ draft: Draft, owner: Owner) {
            self.draft = draft
            self.owner = owner
        }

        /// Takes the top screen off the stack; on a flow's first screen that leaves the flow, as the back button does.
        public func pop() {
            draft.pop()
        }

        /// Takes `count` screens off the stack, all of them the flow's own.
        public func pop(_ count: Int) {
            draft.pop(count)
        }

        /// Goes back to the flow's first screen.
        public func popToRoot() {
            draft.popToRoot()
        }

        /// Starts a flow on the same stack. Its coordinator lives as long as its screens.
        public func push(_ flow: Coordinator) {
            draft.push(flow)
        }

        /// Starts a flow in a layer of its own over the active one.
        public func present(_ flow: Coordinator) {
            draft.present(flow.ownContent(), of: flow)
        }

        /// Ends the presented layer that the flow is in.
        public func dismiss() {
            draft.dismiss()
        }

        /// Ends every presented layer.
        public func dismissAll() {
            draft.dismissAll()
        }

        /// Shows a tab of the innermost tab bar of that flow, with its screens as they are.
        public func select<Tabs: TabsFlow>(_ tab: Tabs.Tab, of flow: Tabs.Type) {
            draft.select(tab.rawValue, of: flow, stack: nil)
        }

        /// Shows a tab of the innermost tab bar of that flow as it was in the beginning.
        public func select<Tabs: TabsFlow>(resetting tab: Tabs.Tab, of flow: Tabs.Type) {
            draft.select(tab.rawValue, of: flow, stack: { _, _ in [] })
        }

        /// Shows a tab of the innermost tab bar of that flow with these screens above the tab's first.
        public func select<Tabs: TabsFlow, Child: StackFlow>(
            _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [Child.Screen]
        ) {
            select(tab, of: flow, child, stack: stack.map(StackItem.screen))
        }

        /// Shows a tab of the innermost tab bar of that flow with these screens and flows above the tab's first screen.
        public func select<Tabs: TabsFlow, Child: StackFlow>(
            _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [StackItem<Child.Screen>]
        ) {
            draft.select(tab.rawValue, of: flow) { tabs, container in
                draft.slots(for: stack, of: tabs[keyPath: child], on: container)
            }
        }
    }

    extension Change where Owner: ScreenMaking {
        /// Puts a screen on the stack.
        public func push(_ screen: Owner.Screen) {
            draft.push([Slot(screen, of: owner)])
        }

        /// Replaces the top screen.
        public func replace(with screen: Owner.Screen) {
            draft.replace(with: Slot(screen, of: owner))
        }

        /// Replaces the flow's screens, bottom first; what stands below the flow stays.
        public func setStack(_ screens: [Owner.Screen]) {
            setStack(screens.map(StackItem.screen))
        }

        /// Replaces the flow's screens by screens and flows, bottom first; what stands below the flow stays.
        public func setStack(_ items: [StackItem<Owner.Screen>]) {
            draft.setStack { draft.slots(for: items, of: owner, on: $0) }
        }

        /// Goes back to the topmost such screen of the flow.
        public func popTo(_ screen: Owner.Screen.Name) {
            draft.popTo(ScreenName(flow: Owner.Screen.flowName, screen: screen.rawValue))
        }

        /// Shows a bare screen over the active layer.
        public func present(_ screen: Owner.Screen) {
            draft.present(.screen(Slot(screen, of: owner)))
        }
    }

    extension Draft {
        /// The places of screens and of flows that continue on the same stack.
        func slots<Maker: ScreenMaking>(for items: [StackItem<Maker.Screen>], of maker: Maker, on stack: NavigationStack) -> [Slot] {
            items.flatMap { item in
                switch item {
                case .screen(let screen): [Slot(screen, of: maker)]
                case .flow(let flow): start(flow, on: stack)
                }
            }
        }
    }
#endif
