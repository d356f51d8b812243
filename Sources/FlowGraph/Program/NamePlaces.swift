/// The indices of names in a list. Most lists are short; linear search is faster than hashing then.
struct NamePlaces {
    private var names: [String] = []
    private var places: [String: Int] = [:]

    private static let few = 8

    /// The first index of a name.
    subscript(name: String) -> Int? {
        names.count <= Self.few ? names.firstIndex(of: name) : places[name]
    }

    mutating func append(_ name: String) {
        names.append(name)
        guard names.count > Self.few else { return }
        let new = names.count == Self.few + 1 ? names.startIndex : names.count - 1
        for place in new..<names.count where places[names[place]] == nil { places[names[place]] = place }
    }
}
