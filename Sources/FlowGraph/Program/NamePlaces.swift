/// The places of names in a list. A few names are compared sooner than hashed, and most lists have
/// a few.
struct NamePlaces {
    private var names: [String] = []
    private var places: [String: Int] = [:]

    private static let few = 8

    /// The first place of a name.
    subscript(name: String) -> Int? {
        names.count <= Self.few ? names.firstIndex(of: name) : places[name]
    }

    /// Adds the next name.
    mutating func append(_ name: String) {
        names.append(name)
        guard names.count > Self.few else { return }
        let new = names.count == Self.few + 1 ? names.startIndex : names.count - 1
        for place in new..<names.count where places[names[place]] == nil { places[names[place]] = place }
    }
}
