import Foundation
import Testing

/// Runs the examples as a user would, and checks their output.
@Suite struct WalkTests {
    @Test(arguments: [
        (
            "Orders",
            """
            [home] → [home, home2] → tab orders [orders, order2, order3] → back [orders, order2] → swipe back [orders] → two calls in a chain \
            [orders, order2, order3] → tab home [home, home2] → tab orders [orders, order2, order3] → [orders, order2, order3] + [topics] → \
            [orders, order2, order3] + [topics, topic] → swipe down [orders, order2, order3] → reset, then two calls [orders, order2, order3] → \
            back menu to the root [orders]
            """
        ),
        (
            "Photos",
            """
            [photos] → [photos, photo] → [photos, photo, terms] → [photos, photo, terms, payment] → back menu to the photo [photos, photo] → \
            tab profile profile → profile + nameEditor → profile → tab photos [photos, photo] → [photos]
            """
        ),
        (
            "Kanji",
            """
            [kanjiList] → [kanjiList, kanjiDetail] → [kanjiList, kanjiDetail, wordKanji] → back [kanjiList, kanjiDetail] → \
            [kanjiList, kanjiDetail, wordKanji] → back menu to the list [kanjiList]
            """
        ),
        ("SignIn", "[signIn] → auth [signIn, password] → auth [signIn] → main main → auth [signIn]"),
        (
            "CustomTabBar",
            """
            search → tab feed [feed] → [feed, post] → back [feed] → [feed] + preview → [feed] → badge on profile [feed] → \
            tab profile [profile] → [profile, settings] → [profile]
            """
        ),
        (
            "Mail",
            """
            [mailboxes] → tab supplementary [messages] → tab secondary [message] → turn the device [message] → \
            [message] + [draft] → [message] → turn it back [message] → [message, details] → back [message] → \
            back to the messages tab supplementary [messages] → \
            swipe back to the mailboxes tab primary [mailboxes]
            """
        ),
        (
            "Shop",
            """
            welcome → welcome welcome + [signIn] → main tab shop [departments] → main tab shop [departments, list] → \
            main tab shop [departments, list, product] → main tab shop [departments, list, product, signInFirst] → \
            main tab shop [departments, list, product, address] → main tab shop [departments, list, product, address, payment] → \
            main tab shop [departments, list, product, thanks] → main tab shop [departments] → \
            main tab shop [departments] + [camera] → main tab shop [departments, product] → \
            back main tab shop [departments] → main tab account account → main tab account account + [signIn] → \
            main tab account account + [orders] → main tab cart [cart]
            """
        ),
        (
            "Bank",
            """
            launch → onboarding [welcome] → signIn [number] → signIn [number, password] → signIn [number, password, code] → \
            main tab home [overview] → main tab home [overview, account] → main tab home [overview, account] + [recipient] → \
            main tab home [overview, account] + [recipient, amount] → main tab home [overview, account] + [recipient, amount, purpose] → \
            main tab home [overview, account] + [recipient, amount, purpose, review] → \
            main tab home [overview, account] + [recipient, amount, purpose, review] + [approve] → \
            main tab home [overview, account] + receipt → main tab home [overview, account] → main tab cards [cards] → \
            main tab cards [cards, card] → main tab cards [cards, card] + [whatHappened] → \
            main tab cards [cards, card] + [whatHappened, lastUse] → main tab cards [cards, blocked] → main tab cards [cards]
            """
        ),
    ])
    func `an example prints its walk`(example: String, walk: String) throws {
        let lines = try output(of: example).split(separator: "\n").map(String.init)
        #expect(lines.last == walk)
        #expect(!lines.contains { $0.contains("UIKit raised") || $0.contains("no button") || $0.contains("can't") })
    }

    @Test func `the page about the examples shows the walk of Orders`() throws {
        let page = URL(fileURLWithPath: #filePath + "/../../../../Documentation/examples.md").standardized
        let shown = try String(contentsOf: page, encoding: .utf8).split(separator: "```\n").first { $0.hasPrefix("start ") }
        // The last line repeats the walk on one line.
        let lines = try output(of: "Orders").split(separator: "\n").dropLast()
        #expect(shown?.split(separator: "\n") == Array(lines))
    }

    /// The output of an example. Its executable is next to the tests'.
    private func output(of example: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(example)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }
}
