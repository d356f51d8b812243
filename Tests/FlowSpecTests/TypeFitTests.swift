import Testing

@testable import FlowSpec

/// The compatibility of a value's type with a parameter's, as far as a spec shows it.
@Suite struct TypeFitTests {
    private func isEvidentlyUnfit(_ type: String, for parameter: String) throws -> Bool {
        var types = DeclaredTypes()
        let place = SourceRange.start(of: SourceID(index: 0))
        for name in ["Item", "Order"] { _ = types.insert(TypeDeclaration(name: Located(name, at: place), members: [])) }
        return types.isEvidentlyUnfit(try #require(SwiftType(parsing: type)), for: try #require(SwiftType(parsing: parameter)))
    }

    @Test(arguments: [
        ("Double", "Int"), ("Item", "Order"), ("Item", "Int"), ("Int?", "Int"), ("Int??", "Int?"), ("[Int]", "Int"), ("[Int]", "[String]"),
        ("[Int?]", "[Int]"), ("[String: Int]", "[String: String]"), ("[Int: String]", "[String: String]"), ("[Int]", "[Int: Int]"),
        ("(Int, Int)", "Int"), ("() -> Void", "Int"), ("String", "URL"), ("Double", "Date?"), ("[UInt8]", "Data"),
    ])
    func `a value of another type is told`(type: String, parameter: String) throws {
        #expect(try isEvidentlyUnfit(type, for: parameter))
    }

    @Test(arguments: [
        ("Int", "Int"), ("Int", "Int?"), ("Int?", "Int??"), ("CGFloat", "Double"), ("TimeInterval", "CGFloat"), ("[Int]", "[Int?]"),
        ("[String: Int]", "[String: Int]"), ("Other", "Int"), ("Int", "Other"), ("Item?", "Other"), ("(Int, Int)", "(Int, String)"),
    ])
    func `what only the Swift compiler can tell is left to it`(type: String, parameter: String) throws {
        #expect(try !isEvidentlyUnfit(type, for: parameter))
    }
}
