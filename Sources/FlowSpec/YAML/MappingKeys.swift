/// The keys of one mapping with their locations, to detect duplicates.
struct MappingKeys {
    private var few: [Located<String>] = []
    private var many: [String: SourceRange] = [:]

    // Nearly all mappings have too few keys for hashing to pay off.
    private static let threshold = 8

    /// Adds a key if it is new. Otherwise returns the location of the first one.
    mutating func insert(_ key: Located<String>) -> SourceRange? {
        if few.count < Self.threshold {
            if let first = few.first(where: { $0.value == key.value }) {
                return first.range
            }
            if few.isEmpty { few.reserveCapacity(4) }
            few.append(key)
            return nil
        }
        if many.isEmpty {
            for key in few {
                many[key.value] = key.range
            }
        }
        if let first = many[key.value] {
            return first
        }
        many[key.value] = key.range
        return nil
    }
}
