import FlowViews
import Foundation
import TestSupport
import Testing

/// The answers as JSON.
@Suite struct AnswerTests {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        let link = "{ url: 'shop://carts/{id:Int}', in: shop, open: [{ push: detail }, { push: cart }] }"
        try sandbox.write(shop + "deepLinks: { cart: \(link) }\n", to: "Shop.flow.yaml")
        return sandbox
    }

    private func answer(_ arguments: String..., in sandbox: Sandbox) async throws -> [String: Any] {
        let run = try await sandbox.flowgen(arguments + ["--format", "json"])
        #expect(run.code == 0 && run.errors == "")
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return try #require(object as? [String: Any])
    }

    @Test func `the committed schema is up to date`() throws {
        #expect(try isCommitted(answerSchema(), at: "Schemas/answer.schema.json"), "the table has changed: run 'make update'")
    }

    @Test func `each answer fits the schema`() async throws {
        let sandbox = try sandbox()
        let questions = [
            ["rules"], ["explain", "pop-at-root"], ["explain", "shop"], ["explain", "cart"], ["explain", "lost"], ["explain", "login"],
            ["how", "cart"], ["how", "cart", "help"], ["how", "cart", "lost"], ["how", "end", "list"], ["open", "shop://carts/3"],
            ["open", "shop://carts/none"], ["open", "https://example.com"],
        ]
        var texts: [String: [UInt8]] = [:]
        for question in questions {
            let run = try await sandbox.flowgen(question + ["--format", "json"])
            #expect(run.code == 0 && run.errors == "", "\(question)")
            texts[question.joined(separator: " ").replacing("/", with: "-")] = Array(run.output.utf8)
        }
        #expect(try schemaProblems(of: texts, schema: answerSchema()) == "")
    }

    @Test func `a path has its actions, and what is possible at each point`() async throws {
        let path = try #require(try await answer("how", "cart", "help", in: sandbox())["path"] as? [String: Any])
        #expect(path["from"] as? String == "shop.cart" && path["to"] as? String == "login.help" && path["result"] as? String == "found")
        let trace = try #require(path["trace"] as? [String: Any])
        let actions = try #require(trace["actions"] as? [[String: Any]])
        let texts = actions.compactMap { $0["text"] as? String }
        #expect(texts == ["shop.cart: checkout", "login.signIn: help"])
        let moves = try #require(path["moves"] as? [[String]])
        #expect(moves.count == 3 && zip(moves, texts).allSatisfy { $0.contains($1) })
        #expect(moves[2] == ["back", "swipe down", "open link 'cart'"])
        #expect(path["controls"] as? [String] == ["shop.cart.checkout", "login.signIn.help"])
        let lost = try #require(try await answer("how", "lost", "cart", in: sandbox())["path"] as? [String: Any])
        #expect(lost["result"] as? String == "never" && lost["missing"] as? String == "shop.lost")
    }

    @Test func `a page has the sections of the text, and a rule its page`() async throws {
        let sandbox = try sandbox()
        let page = try #require(try await answer("explain", "cart", in: sandbox)["page"] as? [String: Any])
        let sections = try #require(page["sections"] as? [[String: Any]])
        let titles = sections.compactMap { $0["title"] as? String }
        #expect(titles.prefix(3) == ["Shown by", "Exits", "On top"] && titles.last?.hasPrefix("Possible stacks") == true)
        let shown = try #require(sections[0]["rows"] as? [[String: Any]])
        #expect(shown[0]["columns"] as? [String] == ["shop.detail.add", "push cart"] && shown[0]["place"] != nil)
        let rules = try #require(try await answer("explain", "pop-at-root", in: sandbox)["rules"] as? [[String: Any]])
        #expect(rules.count == 1 && (rules[0]["page"] as? String)?.contains("```yaml") == true)
    }

    @Test func `a URL has its link and values, or the nearest pattern`() async throws {
        let sandbox = try sandbox()
        let opened = try #require(try await answer("open", "shop://carts/3", in: sandbox)["url"] as? [String: Any])
        #expect(opened["link"] as? String == "cart" && opened["pattern"] as? String == "shop://carts/{id:Int}")
        #expect(opened["values"] as? [[String: String]] == [["name": "id", "text": "3"]])
        let missed = try #require(try await answer("open", "shop://carts/none", in: sandbox)["url"] as? [String: Any])
        let nearest = try #require(missed["nearest"] as? [String: String])
        #expect(nearest["link"] == "cart" && nearest["reason"]?.hasPrefix("segment 1 of the path is 'none'") == true)
    }
}
