import FlowGraph

@testable import FlowRuntime

/// A spec's facts about the possible places of screens and layers. They are computed from the
/// program, less precisely than the table in the generated code and without using it.
struct SpecFacts {
    /// The flows with steps after a step that can leave the flow, in the same list.
    private var roaming: Set<String> = []
    /// The screens that a step puts on a stack, and the screens that a flow begins with.
    private var stacked: Set<String> = []
    /// The pushed targets and the presented targets, each after its caller: `flow>target`.
    private var pushed: Set<String> = []
    private var presented: Set<String> = []

    init(of program: Program) {
        for flow in program.flows {
            let name = flow.name.value
            let transitions = flow.transitions + flow.screens.flatMap { program[$0].transitions }
            let actions = flow.tabs.compactMap(\.steps)
            let handlers = flow.childHandlers.map(\.handler.steps)
            for list in transitions.map({ program[$0].steps }) + actions + handlers { walk(list, name, program) }
        }
        for link in program.links {
            roaming.insert(program[link.flow].name.value)
            walk(link.steps, program[link.flow].name.value, program)
        }
    }

    private mutating func walk(_ steps: [Step], _ owner: String, _ program: Program) {
        for (index, step) in steps.enumerated() {
            let leaves = index < steps.count - 1 || step.action.lists(in: program).contains { !$0.steps.isEmpty }
            switch step.action {
            case .pop, .dismiss, .dismissAll, .select, .switchTo, .present, .push(_, _?), .setStack:
                if leaves { roaming.insert(owner) }
            default: break
            }
            for use in step.action.createdUses {
                let target = name(of: use.target, program)
                if case .present = step.action { presented.insert("\(owner)>\(target)") } else { stacked.insert(target) }
                if case .push = step.action { pushed.insert("\(owner)>\(target)") }
                stacked.formUnion(use.stack.map { name(of: $0.target, program) })
            }
            for list in step.action.lists(in: program) { walk(list.steps, owner, program) }
        }
    }

    private func name(of target: Target, _ program: Program) -> String {
        switch target {
        case .flow(let flow): program[flow].name.value
        case .screen(let screen): "\(program[program[screen].flow].name.value).\(program[screen].name.value)"
        }
    }

    /// Descriptions of everything in a place that the program doesn't allow.
    @MainActor func strangers(in navigator: Navigator) -> [String] {
        var found: [String] = []
        var owners: [ObjectIdentifier] = []
        func visit(_ content: FlowContent, around: [Coordinator]) {
            if let owner = content.coordinator { owners.append(ObjectIdentifier(owner)) }
            if case .stack(let stack) = content, let base = stack.base {
                var owner = base
                for (index, slot) in stack.slots.enumerated() {
                    if let mark = slot.mark {
                        owners.append(ObjectIdentifier(mark.coordinator))
                        let parent = mark.handlers.parent
                        let isThere = parent.map { parent in parent === owner || around.contains { $0 === parent } } ?? true
                        let flow = mark.coordinator.flowName
                        if !isThere, let parent, !roaming.contains(parent.flowName) { found.append("\(flow) pushed") }
                        if let parent, !pushed.contains("\(parent.flowName)>\(flow)") { found.append("\(flow) not pushed") }
                        owner = mark.coordinator
                    }
                    guard let maker = slot.maker else {
                        found.append("\(slot.screen.qualifiedName) without a maker")
                        continue
                    }
                    let screen = slot.screen.qualifiedName.description
                    let isStray = roaming.contains(maker.flowName) && stacked.contains(screen)
                    if maker !== owner, !isStray { found.append("\(screen) at \(index)") }
                    if index == 0, stack.beginsAsBefore, maker !== base { found.append("\(screen) begins \(base.flowName)") }
                }
            }
            for child in content.children { visit(child, around: around + [content.coordinator].compactMap { $0 }) }
        }
        var below = navigator.base
        if let below { visit(below, around: []) }
        for layer in navigator.layers {
            visit(layer.content, around: [])
            var target = layer.content.coordinator?.flowName ?? ""
            if case .screen(let slot) = layer.content { target = slot.screen.qualifiedName.description }
            if let parent = layer.handlers.parent, let front = below {
                let isThere = path(of: front).contains { $0 === parent }
                if !isThere, !roaming.contains(parent.flowName) { found.append("\(target) presented") }
                if !presented.contains("\(parent.flowName)>\(target)") { found.append("\(target) not presented") }
            } else {
                found.append("\(target) without a parent")
            }
            below = layer.content
        }
        if Set(owners).count != owners.count { found.append("a coordinator that shows twice") }
        return found
    }

    @MainActor private func path(of content: FlowContent) -> [Coordinator] {
        switch content {
        case .stack(let stack): [stack.slots.last { $0.mark != nil }?.mark?.coordinator ?? stack.base].compactMap { $0 }
        case .single(let slot), .screen(let slot): [slot.maker].compactMap { $0 }
        case .tabs, .child: [content.coordinator].compactMap { $0 } + (content.selected.map(path) ?? [])
        case .action: []
        }
    }
}
