import Testing

@Suite struct TypeTests {
    @Test func `eight cases of a type are named`() {
        let cases = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        func finding(_ count: Int) -> String? {
            linked([
                """
                flowspec: 1
                app: Vault
                root: home
                types: { Kind: [\(cases.prefix(count).joined(separator: ", "))] }
                flows: { home: { screens: { home: { params: { kind: Kind = .unlikely } } } } }
                """
            ]).findings.first { $0.contains("invalid-default") }
        }
        let eight = "it has 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'"
        #expect(finding(8)?.contains(eight + " |") == true)
        #expect(finding(9)?.contains(eight + ", … |") == true)
    }

    @Test func `a case that a type doesn't have, wherever it is named`() {
        let text = """
            types: { 1️⃣Kind: [passwords, cards, default], 2️⃣Size: [] }
            effects: { show: { params: { kind: Kind } } }
            flows:
              home:
                screens:
                  list:
                    params: { kinds: "[Kind] = 3️⃣[.passwords, .card]", size: "Size? = .none", last: "Kind = .default" }
                    transitions:
                      open: { push: items, with: { kind: 4️⃣.password } }
                      show: { perform: show, with: { kind: 5️⃣.x } }
                      large: { push: sizes, with: { size: 6️⃣.large } }
                  items: { params: { 7️⃣kind: "Kind?" } }
                  sizes: { params: { 8️⃣size: Size } }
            """
        let expected = [
            "3️⃣ invalid-default: '[.passwords, .card]' can't be the default of 'kinds': 'Kind' has no 'card'; did you mean 'cards'? "
                + "| 1️⃣ 'Kind' is declared here",
            "4️⃣ argument-type: '.password' can't be the value of 'kind': 'Kind' has no 'password'; did you mean 'passwords'? | 7️⃣ 'kind' "
                + "is declared here | 1️⃣ 'Kind' is declared here",
            "5️⃣ argument-type: '.x' can't be the value of 'kind': 'Kind' has no 'x'; it has 'passwords', 'cards', 'default' | 5:30 'kind' "
                + "is declared here | 1️⃣ 'Kind' is declared here",
            "6️⃣ argument-type: '.large' can't be the value of 'size': 'Size' has no 'large'; it declares no cases | 8️⃣ 'size' is "
                + "declared here | 2️⃣ 'Size' is declared here",
        ]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `a value of another type`() {
        let text = """
            types: { Info: [], Cloud.Path: [] }
            flows:
              home:
                screens:
                  list:
                    params: { info: "Info? = nil", trail: "[Crumb] = []", infos: "[Info] = []", other: "Other? = nil", name: "String = \\"\\"" }
                    title: 1️⃣$trail
                    transitions:
                      a: { push: paths, with: { path: 2️⃣$info, all: 3️⃣$infos, other: $info } }
                      b: { push: paths, with: { path: 4️⃣$name, all: 5️⃣$info, other: $other } }
                      c: { push: paths, with: { path: $other, all: [], other: $trail } }
                  paths: { params: { 6️⃣path: "Cloud.Path?", 7️⃣all: "[Cloud.Path]", other: "Any?" } }
            """
        let expected = [
            "1️⃣ argument-type: '$trail' is '[Crumb]', but a title needs 'String'",
            "2️⃣ argument-type: '$info' is 'Info?', but 'path' needs 'Cloud.Path?' | 6️⃣ 'path' is declared here",
            "3️⃣ argument-type: '$infos' is '[Info]', but 'all' needs '[Cloud.Path]' | 7️⃣ 'all' is declared here",
            "4️⃣ argument-type: '$name' is 'String', but 'path' needs 'Cloud.Path?' | 6️⃣ 'path' is declared here",
            "5️⃣ argument-type: '$info' is 'Info?', but 'all' needs '[Cloud.Path]' | 7️⃣ 'all' is declared here",
        ]
        #expect(linked([specText(text)]).findings == expected)
    }

    @Test func `a type that is declared twice, and one that no parameter has`() {
        let first = """
            flowspec: 1
            app: Vault
            root: home
            types: { 1️⃣Kind: [passwords], 2️⃣Kinds: [] }
            include: [B.flow.yaml]
            flows: { home: { screens: { list: { params: { kind: "Kind = .passwords" } } } } }
            """
        #expect(linked([first]).findings == ["2️⃣ unused-type: the type 'Kinds' is never used: no parameter has it; did you mean 'Kind'?"])
        let second = "flowspec: 1\ntypes: { 3️⃣Kind: [] }\n"
        let twice = "the type 'Kind' is declared twice; rename or remove one of them"
        #expect(linked([first, second]).findings == ["2:3️⃣ name-clash: \(twice) | 1:1️⃣ 'Kind' is first declared here"])
    }

    @Test func `nothing is said of a type whose cases couldn't be read`() {
        let text = """
            types: { Kind: [1️⃣a b] }
            flows: { home: { screens: { list: { params: { kind: "Kind = .passwords" } } } } }
            """
        #expect(linked([specText(text)]).findings.count == 1)
    }
}
