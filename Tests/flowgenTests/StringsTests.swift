import Testing

@Suite struct StringsTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { title: { key: shop.title, default: Shop }, transitions: { open: { push: item } } }
                  item: { params: { price: Int }, title: { key: "$price EUR", table: Items } }
            """, to: "App.flow.yaml")
    }

    @Test func `the tables are listed, and one of them is a file`() async throws {
        let list = try await sandbox.flowgen("strings")
        #expect(list.code == 0 && list.errors == "")
        #expect(list.output.hasPrefix("Items\n  %lld EUR\n") && list.output.contains("\nLocalizable\n  shop.title\n    \"Shop\"\n"))
        let strings = try await sandbox.flowgen("strings", "--format", "strings", "--table", "Localizable", "App.flow.yaml")
        #expect(strings.output == "/* title of the screen shop.list */\n\"shop.title\" = \"Shop\";\n")
        let catalog = try await sandbox.flowgen("strings", "--format", "xcstrings", "--table", "Localizable", "--language", "de")
        #expect(catalog.code == 0 && catalog.output.contains("\"sourceLanguage\": \"de\""))
    }

    @Test func `of several modules each has its own texts`() async throws {
        let help = "flowspec: 1\ngenerate: { access: public }\nflows: { help: { screens: { topics: { title: { key: Topics } } } } }\n"
        try sandbox.write(help, to: "Help/Help.flow.yaml")
        let app = try await sandbox.flowgen("strings", "--module", "Shop", "--with", "Help=Help", "--", "App.flow.yaml")
        #expect(app.code == 0 && app.output.contains("shop.title") && !app.output.contains("Topics"))
        let library = try await sandbox.flowgen("strings", "Help", "--module", "Help", "--library")
        #expect(library.output == "Localizable\n  Topics\n    title of the screen help.topics\n")
    }

    @Test func `a table that isn't there, or isn't chosen`() async throws {
        let several = "flowgen: error: the strings are in several tables; choose one with '--table': 'Items' or 'Localizable'\n"
        #expect(try await sandbox.flowgen("strings", "--format", "strings") == Run(code: 64, output: "", errors: several))
        let unknown = "flowgen: error: no localized string is in the table 'Itmes'; did you mean 'Items'?\n"
        #expect(try await sandbox.flowgen("strings", "--table", "Itmes") == Run(code: 64, output: "", errors: unknown))
        #expect(try await sandbox.flowgen("strings", "--language", "de").code == 64)
    }
}
