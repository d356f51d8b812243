import FlowGraph
import Testing

/// Texts with translators' keys: their values, and consistency between two texts with one key.
@Suite struct LocalizedTextTests {
    private func spec(_ screens: String) -> String {
        "flowspec: 1\napp: Shop\nroot: home\nflows:\n  home:\n    params: { user: String = \"\" }\n    screens:\n"
            + screens.split(separator: "\n").map { "      \($0)\n" }.joined()
    }

    @Test func `values come from the inside out, and what nothing has is a parameter of the method`() throws {
        let program = try linkedProgram(
            spec(
                """
                home: { transitions: { open: { push: order } } }
                order:
                  params: { number: Int, sum: Double }
                  title: { key: order.title, default: "Order $number" }
                  transitions:
                    pay: { alert: { title: { key: "$sum, $user?" }, message: { key: m, default: "$reason 5 %" }, actions: { ok: {} } } }
                    more: [ { push: order }, { alert: { title: { key: "$number, $count" }, actions: { ok: {} } } } ]
                """))
        let text = ProgramText(program: program)
        #expect(
            text.methods(of: "home.order") == [
                "pay(reason: text): alert title %lf, %@?(screen.sum, flow.user) message m = '%@ 5 %%'(reason) ok 'OK' default {  }",
                "more(number: Int, sum: Double, count: text): push order(number: number, sum: sum); "
                    + "alert title %lld, %@(screen.number, count) ok 'OK' default {  }",
            ])
        guard case .localized(let title)? = program.screens[1].attributes.texts[.title] else {
            Issue.record("no title")
            return
        }
        #expect(title.formattedKey == "order.title" && title.formattedDefault == "Order %lld")
        #expect(title.values == [.screen("number")])
    }

    @Test func `a percent sign stays alone in a text without values`() throws {
        let program = try linkedProgram(spec("home: { title: { key: \"100 %\", default: \"100 % $$user\" } }"))
        guard case .localized(let title)? = program.screens[0].attributes.texts[.title] else {
            Issue.record("no title")
            return
        }
        #expect(title.formattedKey == "100 %" && title.formattedDefault == "100 % $user" && title.tableName == "Localizable")
    }

    @Test func `values that aren't there, and those that Swift doesn't format`() {
        let types = "String, Int, Int32, Int64, UInt, UInt32, UInt64, Double, Float or CGFloat"
        let text = spec(
            """
            home:
              title: { key: 1️⃣$usr }
              transitions:
                open: { push: order }
                look: { present: order, on: { dismissed: { alert: { title: { key: 2️⃣"$name" }, actions: { ok: {} } } } } }
            order: { params: { date: Date, count: "Int?" }, title: { key: t, default: 3️⃣"$date, $count" } }
            """)
        #expect(
            linked([text]).findings == [
                "1️⃣ unknown-target: '$usr' isn't a parameter of the screen, so its title can't use it; did you mean '$user'?",
                "2️⃣ unknown-target: '$name' isn't in scope; in scope: '$user', '$date', '$count'",
                "3️⃣ argument-type: '$date' is 'Date', but a localized string accepts only \(types); pass a string instead",
                "3️⃣ argument-type: '$count' is 'Int?', but a localized string accepts only \(types); pass a string instead",
            ])
    }

    @Test func `one key has one default and one comment in a table`() {
        let text = spec(
            """
            home: { title: { key: 1️⃣title, default: Home, comment: A home }, transitions: { a: { push: a } } }
            a: { title: { key: 2️⃣title, default: A, comment: Not a home }, transitions: { b: { push: b } } }
            b: { title: { key: title, default: B, table: Other }, transitions: { c: { push: c } } }
            c: { title: { key: title }, transitions: { d: { alert: { title: { key: 3️⃣title, default: D }, actions: { ok: {} } } } } }
            """)
        #expect(
            linked([text]).findings == [
                "2️⃣ text-clash: conflicting defaults for the key 'title': 'Home' and 'A'; use one of them | 1️⃣ the other default is here",
                "2️⃣ text-clash: conflicting comments for the key 'title': 'A home' and 'Not a home'; use one of them | 1️⃣ the other "
                    + "comment is here",
                "3️⃣ text-clash: conflicting defaults for the key 'title': 'Home' and 'D'; use one of them | 1️⃣ the other default is here",
            ])
    }
}
