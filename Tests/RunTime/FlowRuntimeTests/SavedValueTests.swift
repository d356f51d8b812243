import Foundation
import Testing

@testable import FlowRuntime

@Suite struct SavedValueTests {
    @Test func `values of every form are the same again, also by way of JSON and of a property list`() throws {
        let value = Everything()
        let saved = try SavedValue(value)
        #expect(try saved.read(Everything.self) == value)
        let json = try JSONDecoder().decode(SavedValue.self, from: try JSONEncoder().encode(saved))
        #expect(try json.read(Everything.self) == value)
        let written = try PropertyListEncoder().encode(["value": SavedValue(value.plain)])
        let list = try PropertyListDecoder().decode([String: SavedValue].self, from: written)
        #expect(try list["value"]?.read(Plain.self) == value.plain)
    }

    @Test func `classes save what their superclasses do`() throws {
        let saved = try SavedValue(Tall(name: "a", height: 2))
        #expect(saved == .object(["height": .integer(2), "super": .object(["name": .text("a")])]))
        let read = try saved.read(Tall.self)
        #expect(read.name == "a" && read.height == 2)
    }

    @Test func `what isn't of the type is refused`() throws {
        #expect(throws: DecodingError.self) { try SavedValue.text("1").read(Int.self) }
        #expect(throws: DecodingError.self) { try SavedValue.integer(300).read(UInt8.self) }
        #expect(throws: DecodingError.self) { try SavedValue.number(1.5).read(Int.self) }
        #expect(throws: DecodingError.self) { try SavedValue.list([.integer(1), .null]).read([Int].self) }
        #expect(throws: DecodingError.self) { try SavedValue.object([:]).read(Plain.self) }
        #expect(throws: DecodingError.self) { try SavedValue.list([]).read(Pair.self) }
        #expect(try SavedValue.null.read(Int?.self) == nil)
        #expect(try SavedValue.integer(3).read(Double.self) == 3)
    }

    @Test func `a value is one text for any decoder, which has nothing to guess or to walk down`() throws {
        let value = SavedValue.object(["a": .list([.null, .flag(true), .integer(-1), .natural(.max), .number(0.5)]), "": .text("é\u{0}")])
        #expect(value.text == "{0:s3:é\u{0}1:a[nti-1,i18446744073709551615,d0.5,]}")
        #expect(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value), options: .fragmentsAllowed) as? String == value.text)
        let deep = (0..<SavedValue.deepest).reduce(SavedValue.null) { value, _ in .list([value]) }
        let list = try PropertyListEncoder().encode(["value": deep])
        #expect(try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: String] == ["value": deep.text])
        #expect(try PropertyListDecoder().decode([String: SavedValue].self, from: list) == ["value": deep])
        for number in [Double.infinity, -0.0, 1e308, .leastNonzeroMagnitude] {
            #expect(try SavedValue(text: SavedValue.number(number).text) == .number(number))
        }
    }

    @Test(
        arguments: [
            "", "x", "nn", "i", "i,", "i1", "ix,", "i99999999999999999999,", "d,", "dx,", "s", "s2:a", "s-1:", "s99999999999999999999:a",
            "s:a",
            "[", "[n", "]", "[}", "{", "{n}", "{1:a}", "{1:an1:an}", "{1:an", "s1:é", "i" + String(repeating: "1", count: 40) + ",",
        ])
    func `what isn't the text of a value is refused`(text: String) {
        #expect(throws: DecodingError.self) { try SavedValue(text: text) }
    }

    @Test func `values that are too deep, too many or too long aren't read`() throws {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        func list(_ count: Int) -> String { "[" + String(repeating: "n", count: count - 1) + "]" }
        func long(_ bytes: Int) -> String { "s\(bytes):" + String(repeating: "a", count: bytes) }
        #expect(throws: Never.self) {
            for text in [nested(SavedValue.deepest), list(SavedValue.mostValues), long(SavedValue.mostBytes - 20)] {
                _ = try SavedValue(text: text)
            }
        }
        for text in [nested(SavedValue.deepest + 1), list(SavedValue.mostValues + 1), long(SavedValue.mostBytes)] {
            #expect(throws: DecodingError.self) { try SavedValue(text: text) }
        }
    }
}

private struct Plain: Codable, Equatable {
    var text = "\u{0}ä🙂\"\n"
    var flag = true
    var number = -7
}

private struct Everything: Codable, Equatable {
    var plain = Plain()
    var large = UInt64.max
    var small = Int64.min
    var half = 0.5
    var single: Float = 0.25
    var date = Date(timeIntervalSinceReferenceDate: 1_234.5)
    var data = Data([0, 1, 255])
    var address = URL(string: "https://example.com/a?b=c")
    var identifier = UUID()
    var missing: Int?
    var nothing: [Int?] = [1, nil]
    var byNumber = [3: "c"]
    var byText = ["a": [1.5, 2]]
    var choice = Choice.several(1, name: "x")
    var set: Set = [1, 2]
}

private enum Choice: Codable, Equatable {
    case one
    case several(Int, name: String?)
}

private struct Pair: Codable {
    let first: Int

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        first = try container.decode(Int.self)
    }
}

private class Named: Codable {
    var name: String

    init(name: String) { self.name = name }
}

private final class Tall: Named {
    var height: Int

    init(name: String, height: Int) {
        self.height = height
        super.init(name: name)
    }

    private enum Key: CodingKey { case height }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        height = try container.decode(Int.self, forKey: .height)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(height, forKey: .height)
        try super.encode(to: container.superEncoder())
    }
}
