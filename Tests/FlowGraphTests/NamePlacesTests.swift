import Testing

@testable import FlowGraph

/// The indices of names. A few names are compared directly; many are hashed.
@Suite struct NamePlacesTests {
    @Test(arguments: [0, 1, 7, 8, 9, 10, 100])
    func `each name has its first place, be they few or many`(count: Int) {
        var places = NamePlaces()
        for number in 0..<count { places.append("name\(number)") }
        for number in 0..<count { places.append("name\(number)") }
        #expect((0..<count).map { places["name\($0)"] } == Array(0..<count))
        #expect(places["other"] == nil)
    }
}
