import FlowSpec
import Testing

@Suite struct KeyTableTests {
    @Test(arguments: KeyTable.all.map(\.name))
    func `every object and key is documented in one sentence`(name: String) throws {
        let table = try #require(KeyTable.named(name))
        let sentences = [table.documentation] + table.keys.map(\.documentation) + table.words.map(\.documentation)
        for sentence in sentences {
            #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "\(sentence)")
        }
        #expect(Set(table.keys.map(\.name)).count == table.keys.count)
    }

    @Test(arguments: KeyTable.all.map(\.name))
    func `what a table refers to is there`(name: String) throws {
        let table = try #require(KeyTable.named(name))
        for key in table.keys {
            #expect(objects(in: key.type).allSatisfy { KeyTable.named($0) != nil })
            #expect(key.beside.map { table.key(named: $0) != nil } ?? true)
            #expect(!key.type.words.isEmpty)
        }
        #expect(table.choices.flatMap(\.keys).allSatisfy { table.key(named: $0) != nil })
    }

    private func objects(in type: ValueType) -> [String] {
        switch type {
        case .object(let name): [name]
        case .list(let element, _), .oneOrList(let element), .map(_, let element, _): objects(in: element)
        default: []
        }
    }
}
