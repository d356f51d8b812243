import Testing

@testable import FlowSpec

@Suite struct SwiftTypeTests {
    @Test(arguments: [
        ("Int", "Int"), ("  Int ", "Int"), ("Shop.Item", "Shop.Item"), ("Array<Int>", "[Int]"), ("Optional<() -> Void>", "(() -> Void)?"),
        ("Dictionary<Int, Array<Optional<Int>>>", "[Int: [Int?]]"),
        ("Swift.Array<Int>", "Swift.Array<Int>"),
        ("Result< Int,Error >", "Result<Int, Error>"),
        ("Dictionary<String,Array<Int>>.Index", "Dictionary<String, [Int]>.Index"), ("Int??", "Int??"), ("[ Int ]", "[Int]"),
        ("[String:Int]?", "[String: Int]?"), ("(Int)", "Int"), ("((Int))?", "Int?"), ("(Int,String)", "(Int, String)"),
        ("(x:Int,y:Int)", "(x: Int, y: Int)"), ("()", "Void"), ("Any", "Any"), ("any P", "any P"), ("(any P)?", "(any P)?"),
        ("P&Q", "P & Q"), ("any P & Q", "any P & Q"), ("(P & Q)?", "(P & Q)?"), ("any (P & Q)", "any P & Q"), ("Item.Type", "Item.Type"),
        ("(any P).Type", "(any P).Type"), ("any P.Type", "any P.Type"), ("_Hidden", "_Hidden"), ("anyThing", "anyThing"),
        ("()->Void", "() -> Void"), ("(Int , String)async throws->[Int]", "(Int, String) async throws -> [Int]"),
        ("( _ item : Item ) -> ()", "(_ item: Item) -> Void"), ("(() -> Void)?", "(() -> Void)?"), ("() -> () -> Int?", "() -> () -> Int?"),
        ("@escaping @MainActor(Int)->Void", "@escaping @MainActor (Int) -> Void"), ("[@Sendable () -> Void]", "[@Sendable () -> Void]"),
        ("(@escaping () -> Void) -> Void", "(@escaping () -> Void) -> Void"), ("((Int, Int)) -> Void", "((Int, Int)) -> Void"),
    ])
    func `a type is printed in the usual spacing`(text: String, expected: String) throws {
        let type = try #require(SwiftType(parsing: text))
        #expect(type.description == expected)
        #expect(SwiftType(parsing: type.description) == type, "the printed type parses to the same type")
    }

    @Test(arguments: [
        "", " ", "3", "Int!", "some P", "inout Int", "(inout Int) -> Void", "_", "Int.", ".Int", "Int..Int", "[Int", "[Int:]", "[:]",
        "Array<>", "Array<Int",
        "Int>", "(Int", "(Int,)", "(x: Int)", "Int...", "Int -> Int", "(Int) throws", "(Int) throws async -> Int", "@escaping Int",
        "@objc () -> Void",
        "@escaping @escaping () -> Void", "(() -> Void)!", "any", "any Int?", "any [Int]", "P &", "P & [Int]", "P & Q?", "class", "Self",
        "self", "Type",
        "Protocol", "Int; let x = 1", "Int\n", "Int\t", "Int\r\nlet x = 1", "Int/**/", "Int//", "Int{}", "Int = 3", "`Int`", "Int\u{0}",
        "Größe", "Int\u{200B}",
        "Int\u{2028}", "#file", "\"Int\"", "Int where T: P", "~Copyable", "[5 of Int]", "repeat each T", "(x: Int, y: Int) -> Int",
        "(@escaping () -> Void)",
        "[@escaping () -> Void]", "@escaping (() -> Void)?", "Optional<@escaping () -> Void>",
    ])
    func `nothing else gets through`(text: String) {
        #expect(SwiftType(parsing: text) == nil)
    }

    @Test(arguments: ["[", "(", "A<", "() -> ", "any ", "@Sendable ", "A?", "A & "])
    func `depth has a limit, and length hasn't`(part: String) {
        #expect(SwiftType(parsing: String(repeating: part, count: 100_000)) == nil)
        let closed = String(repeating: "[", count: 100_000) + "A" + String(repeating: "]", count: 100_000)
        #expect(SwiftType(parsing: closed) == nil)
        #expect(SwiftType(parsing: "A" + String(repeating: "?", count: 100_000)) == nil)
        #expect(SwiftType(parsing: "A" + String(repeating: ".A", count: 10_000)) != nil)
        #expect(SwiftType(parsing: "(" + String(repeating: "A??, ", count: 100) + "A)") != nil)
    }

    @Test func `a type says what generated code needs to know`() throws {
        let closure = try #require(SwiftType(parsing: "@escaping @Sendable () -> Void"))
        #expect(closure.isFunction && closure.isEscaping)
        #expect(closure.withoutEscaping == "@Sendable () -> Void")
        let alias = try #require(SwiftType(parsing: "@escaping Kit.Completion<Int>"))
        #expect(alias.isFunction && alias.isEscaping && alias.description == "@escaping Kit.Completion<Int>")
        #expect(alias.withoutEscaping == "Kit.Completion<Int>")
        #expect(SwiftType(parsing: "@escaping Completion?") == nil && SwiftType(parsing: "@Sendable Completion") == nil)
        #expect(SwiftType(parsing: "(@escaping Completion) -> Void") != nil && SwiftType(parsing: "[@escaping Completion]") == nil)
        #expect(try #require(SwiftType(parsing: "(() -> Void)?")).isFunction == false)
        #expect(try #require(SwiftType(parsing: "Int")).withoutEscaping == "Int")
    }
}
