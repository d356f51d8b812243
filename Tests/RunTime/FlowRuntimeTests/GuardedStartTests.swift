import FlowRuntime
import FlowTesting
import Testing
import UIKit

@MainActor @Suite struct GuardedStartTests {
    @Test func `a tab that is emptied to its root asks anew what it begins with`() {
        let door = Door()
        let app = HeadlessApp(HallCoordinator(door))
        #expect(app.state == "tab room [closed]")
        let closed = Released(app.user.visibleViewController)
        app.take(RoomCoordinator.self) { _, change in change.select(resetting: .room, of: HallCoordinator.self) }
        #expect(!closed.isReleased, "a part with the same start stays")
        door.isOpen = true
        app.take(RoomCoordinator.self) { _, change in change.select(resetting: .room, of: HallCoordinator.self) }
        #expect(app.state == "tab room [open]")
        #expect(closed.isReleased)
        #expect(app.complaints == [])
    }
}

@MainActor private final class Door {
    var isOpen = false
}

private enum RoomScreen: String, ScreenValue {
    case open, closed
    static let flowName = "room"
    var screenName: Self { self }
}

private final class RoomCoordinator: Coordinator, StackFlow {
    private let chooseStart: @MainActor () -> RoomScreen

    init(_ door: Door) {
        chooseStart = { door.isOpen ? .open : .closed }
        super.init(flowName: RoomScreen.flowName)
    }

    var firstScreen: RoomScreen { chooseStart() }

    func makeDisplay(of screen: RoomScreen, in slot: Slot) -> UIViewController {
        ShopScreen(screen.rawValue, Router(self, slot))
    }
}

private final class HallCoordinator: Coordinator, TabsFlow {
    typealias Owner = HallCoordinator
    enum Tab: String, CaseIterable { case room }
    let firstTab = Tab.room
    let room: RoomCoordinator

    init(_ door: Door) {
        room = RoomCoordinator(door)
        super.init(flowName: "hall")
    }

    func content(of tab: Tab) -> TabContent { .flow(room) }
}
