/// The components of a pattern's URLs with one path length, next to other patterns.
struct Product {
    let own: URLPattern
    let length: Int
    let keys: [String]
    let components: [Component]

    init(_ own: URLPattern, with others: [URLPattern], length: Int) {
        self.own = own
        self.length = length
        var seen: Set<String> = []
        let keys = ([own] + others).flatMap(\.query).map(\.key).filter { seen.insert($0).inserted }
        self.keys = keys
        let values = others.map { other in Dictionary(other.query.map { ($0.key, $0.value) }) { first, _ in first } }
        var components = [Component(own: own.hostPart, others: others.map(\.hostPart), isSegment: true)]
        components += (0..<length).map { index in
            Component(own: own.segment(index), others: others.map { $0.segment(index) }, isSegment: true)
        }
        for key in keys {
            let value = own.query.first { $0.key == key }?.value
            components.append(Component(own: value, others: values.map { $0[key] }, isSegment: false))
        }
        components.append(Component(own: own.fragment, others: others.map(\.fragment), isSegment: false))
        self.components = components
    }

    /// Returns the URL with some texts in its components.
    func url(_ texts: [[String]]) -> LinkURL {
        let query = zip(keys, texts.dropFirst(length + 1)).flatMap { key, values in
            values.map { LinkURL.QueryItem(name: key, value: $0) }
        }
        return LinkURL(
            scheme: own.scheme, host: texts.first?.first ?? own.host, port: own.port,
            path: texts.dropFirst().prefix(length).flatMap { $0 }, query: query, fragment: texts.last?.first)
    }
}

extension URLPattern {
    /// Returns the part for a segment, including segments in the rest.
    func segment(_ index: Int) -> Part? {
        index < path.count ? path[index] : rest.map { .placeholder($0) }
    }

    /// Returns true if the pattern matches paths of a length.
    func allows(length: Int) -> Bool {
        rest == nil ? length == path.count : length >= path.count
    }
}
