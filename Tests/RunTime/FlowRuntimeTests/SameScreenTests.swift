import Testing

@testable import FlowRuntime

/// The comparison of a screen on top with the screen that a link would show.
@Suite struct SameScreenTests {
    private enum Page: ScreenValue {
        enum Name: String { case plain, item, sized, style, action, pair }
        /// Not `Equatable`, because of its function.
        enum Style { case light, dark, wide(Int), tall(Int), custom(() -> Void) }
        struct Size { var width = 1 }

        case plain
        case item(id: Int, note: String?)
        case sized(Size)
        case style(Style)
        case action(() -> Void)
        case pair(Int, with: [String])

        static let flowName = "pages"

        var screenName: Name {
            switch self {
            case .plain: .plain
            case .item: .item
            case .sized: .sized
            case .style: .style
            case .action: .action
            case .pair: .pair
            }
        }
    }

    @Test func `equal values`() {
        let pages: [Page] = [
            .plain, .item(id: 1, note: nil), .item(id: 1, note: "a"), .pair(1, with: ["a"]), .style(.light), .style(.wide(2)),
        ]
        for page in pages { #expect(page.isSame(as: page), "\(page)") }
    }

    @Test func `other values, and values that can't be compared`() {
        let pairs: [(Page, Page)] = [
            (.plain, .item(id: 1, note: nil)), (.item(id: 1, note: nil), .item(id: 2, note: nil)),
            (.item(id: 1, note: nil), .item(id: 1, note: "")),
            (.pair(1, with: ["a"]), .pair(1, with: [])), (.style(.light), .style(.dark)), (.style(.wide(2)), .style(.tall(2))),
            (.style(.wide(2)), .style(.wide(3))), (.sized(Page.Size()), .sized(Page.Size())), (.action({}), .action({})),
        ]
        for (first, second) in pairs { #expect(!first.isSame(as: second), "\(first) and \(second)") }
    }
}
