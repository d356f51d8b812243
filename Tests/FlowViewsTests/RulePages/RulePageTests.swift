import FlowSpec
import FlowViews
import Testing

/// Pages as a terminal shows them.
@Suite struct RulePageTests {
    @Test func `a page is text without markup, wrapped at the terminal's width`() throws {
        let page = try #require(RulePage.of("unknown-key"))
        #expect(
            page.plainText(width: 60) == """
                unknown-key (error): An object doesn't have this key.

                An object doesn't have this key, or doesn't have it together
                with another one. If flowgen ignored unknown keys, the
                mistake would go unnoticed: with 'transitons' a screen would
                have no way out.

                Spell it as proposed, or look it up in the reference.

                Wrong:

                    flowspec: 1
                    app: Shop
                    root: shop
                    flows:
                      shop:
                        screens:
                          list:
                            transitons: { open: { push: detail } }
                          detail: {}

                    $ flowgen validate
                    Shop.flow.yaml:8:9: error: 'transitons' isn't a key of a screen; did you mean 'transitions'? [unknown-key]
                            transitons: { open: { push: detail } }
                            ^~~~~~~~~~
                    1 error

                Right:

                    flowspec: 1
                    app: Shop
                    root: shop
                    flows:
                      shop:
                        screens:
                          list: { transitions: { open: { push: detail } } }
                          detail: {}

                """)
        #expect(RulePage.of("unknown-keys") == nil)
    }

    @Test func `of a program of several files each has its path`() throws {
        let text = try #require(RulePage.of("include-cycle")).plainText(width: 200)
        #expect(text.contains("\n    # App.flow.yaml\n    flowspec: 1\n"))
        #expect(text.contains("\n    # Orders.flow.yaml\n    flowspec: 1\n"))
        #expect(!text.contains("<!--"))
    }

    @Test(arguments: Rule.all.map(\.id), [40, 80, 200])
    func `only examples, output and words are wider than the terminal`(id: String, width: Int) throws {
        let text = try #require(RulePage.of(id)).plainText(width: width)
        for line in text.split(separator: "\n") where line.count > width {
            #expect(line.hasPrefix("    ") || line.drop { $0 == " " }.contains(" ") == false)
        }
        #expect(!text.contains("`"))
        #expect(!text.contains("]("))
    }
}
