import Testing

@testable import FlowSpec

@Suite struct KeyTableTests {
    @Test(arguments: KeyTable.all.map(\.name))
    func `every object and key is documented in one sentence`(name: String) throws {
        let table = try #require(KeyTable.named(name))
        for sentence in [table.documentation] + keys(of: table).map(\.documentation) {
            #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "\(sentence)")
        }
        for variant in table.variants {
            let names = table.keys(of: variant).map(\.name)
            #expect(Set(names).count == names.count)
        }
    }

    @Test(arguments: KeyTable.all.map(\.name))
    func `what a table refers to is there`(name: String) throws {
        let table = try #require(KeyTable.named(name))
        for key in keys(of: table) {
            #expect(objects(in: key.type).allSatisfy { KeyTable.named($0) != nil })
            #expect(key.beside.map { table.hasKey(named: $0) } ?? true)
            #expect(!key.type.words.isEmpty)
        }
        #expect(table.choices.flatMap(\.keys).allSatisfy { table.hasKey(named: $0) })
        #expect(table.words.isEmpty || name == "step")
    }

    @Test func `objects have names of their own, and each is used`() {
        let used = Set(KeyTable.all.flatMap { table in keys(of: table).flatMap { objects(in: $0.type) } })
        #expect(Set(KeyTable.all.map(\.name)) == used.union(["file"]))
        #expect(Set(KeyTable.all.map(\.name)).count == KeyTable.all.count)
    }

    private func keys(of table: KeyTable) -> [KeyTable.Key] {
        table.variants.flatMap { [$0.leading] + $0.keys } + table.keys
    }

    private func objects(in type: ValueType) -> [String] {
        switch type {
        case .object(let name), .guarded(_, let name): [name]
        case .list(let element, _), .oneOrList(let element), .map(_, let element, _): objects(in: element)
        case .either(let types): types.flatMap(objects)
        default: []
        }
    }
}
