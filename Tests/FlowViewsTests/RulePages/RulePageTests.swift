import FlowSpec
import FlowViews
import Testing

@Suite struct RulePageTests {
    @Test func `a page is text without markup, wrapped at the terminal's width`() throws {
        let page = try #require(RulePage.of("unknown-key"))
        #expect(
            page.text(width: 60) == """
                unknown-key (error): A key isn't allowed in its object.

                Ignoring an unknown key would hide your mistake: with
                'transitons', a screen would have no transitions. Some keys
                exist but exclude each other.

                Use the suggested spelling, or look up the object's keys in
                the reference.

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
        let text = try #require(RulePage.of("include-cycle")).text(width: 200)
        #expect(text.contains("\n    # App.flow.yaml\n    flowspec: 1\n"))
        #expect(text.contains("\n    # Orders.flow.yaml\n    flowspec: 1\n"))
        #expect(!text.contains("<!--"))
    }

    @Test(arguments: Rule.all.map(\.id), [40, 80, 200])
    func `only examples, output and words are wider than the terminal`(id: String, width: Int) throws {
        let text = try #require(RulePage.of(id)).text(width: width)
        for line in text.split(separator: "\n") where line.count > width {
            #expect(line.hasPrefix("    ") || line.drop { $0 == " " }.contains(" ") == false)
        }
        #expect(!text.contains("`"))
        #expect(!text.contains("]("))
    }
}
