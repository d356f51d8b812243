import Foundation
import TestSupport
import Testing

/// The spec of `make demo`, with the mistake that README shows.
struct DemoTests {
    @Test func `the run to the missing screen has four actions`() async throws {
        let specs = repository.appendingPathComponent("Scripts/demo-specs")
        let run = try await Sandbox().flowgen("validate", specs.path)
        #expect(run.rules == ["pop-to-missing"])
        #expect(run.errors.contains("(confirmed, 4 actions)"))
        let steps = run.errors.matches(of: /note: \d\. (.*)\n/).map { String($0.1) }
        #expect(
            steps == [
                "tap 'me' → main: me [profile]", "me.profile: orders → main: me [profile, orders]",
                "me.orders: buyAgain → main: shop [list, cart]", "shop.cart: product → the screen isn't on the stack",
            ])
    }
}
