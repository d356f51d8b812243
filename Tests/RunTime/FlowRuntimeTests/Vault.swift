import FlowRuntime
import FlowSpec
import FlowTesting
import UIKit

/// An app whose last step is twelve actions away, behind three doors. Each door opens for one of
/// three answers.
let vaultSpec: String = {
    var text = "flowspec: 1\napp: Vault\nroot: vault\neffects: { ask: { results: { left: {}, middle: {}, right: {} } } }\n"
    text += "flows:\n  vault:\n    transitions: { out: popToRoot }\n    screens:\n"
    for hall in VaultHall.allCases {
        text += "      \(hall): { transitions: { on: "
        switch hall.next {
        case let next? where hall.isDoor: text += "{ perform: ask, on: { left: popToRoot, middle: { push: \(next) }, right: pop } }"
        case let next?: text += "{ push: \(next) }"
        case nil: text += "{ popTo: hall0 }"
        }
        text += " } }\n"
    }
    return text
}()

enum VaultHall: String, CaseIterable, ScreenValue {
    case hall0, hall1, hall2, hall3, hall4, hall5, hall6, hall7, hall8, hall9, hall10, hall11
    static let flowName = "vault"
    var screenName: Self { self }
    var isDoor: Bool { [.hall2, .hall5, .hall8].contains(self) }
    var next: Self? { Self.allCases.drop { $0 != self }.dropFirst().first }
}

/// The vault's coordinator, with a walk's answers.
final class VaultCoordinator: Coordinator, StackFlow {
    let firstScreen = VaultHall.hall0
    private let app: WalkApp

    init(_ app: WalkApp) {
        self.app = app
        super.init(flowName: VaultHall.flowName)
    }

    func makeDisplay(of hall: VaultHall, in slot: Slot) -> UIViewController {
        let router = Router(self, slot)
        return TestScreen(hall.rawValue).with([
            "out": { router.navigate("out") { _, change in change.popToRoot() } },
            "on": { router.navigate("on") { coordinator, change in coordinator.goOn(from: hall, change) } },
        ])
    }

    private func goOn(from hall: VaultHall, _ change: Change<VaultCoordinator>) {
        guard let next = hall.next else { return change.popTo(.hall0) }
        guard hall.isDoor else { return change.push(next) }
        change.ask({ [app] answer in app.perform("ask", answer: answer) }) { _, change, answer in
            switch answer {
            case "left": change.popToRoot()
            case "middle": change.push(next)
            default: change.pop()
            }
        }
    }
}

@MainActor func vaultWalk() throws -> RandomWalk {
    RandomWalk(
        try loadProgram([Source(path: "Vault.flow.yaml", text: vaultSpec)]),
        makeRoot: { VaultCoordinator($0) },
        tap: { ($0 as? TestScreen)?.tap($1) ?? false })
}
