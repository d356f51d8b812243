/// The URLs with paths of one length of a pattern, component by component, beside other patterns.
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
        var components = (0..<length).map { index in
            Component(own: own.segment(index), others: others.map { $0.segment(index) }, isSegment: true)
        }
        for key in keys {
            let value = own.query.first { $0.key == key }?.value
            components.append(Component(own: value, others: values.map { $0[key] }, isSegment: false))
        }
        components.append(Component(own: own.fragment, others: others.map(\.fragment), isSegment: false))
        self.components = components
    }

    /// The URL that has some texts in its components.
    func url(_ texts: [[String]]) -> LinkURL {
        let query = zip(keys, texts.dropFirst(length)).flatMap { key, values in
            values.map { LinkURL.QueryItem(name: key, value: $0) }
        }
        return LinkURL(
            scheme: own.scheme, host: own.host, path: texts.prefix(length).flatMap { $0 }, query: query, fragment: texts.last?.first)
    }
}

extension URLPattern {
    /// What a pattern says of a segment, of its rest also.
    func segment(_ index: Int) -> Part? {
        index < path.count ? path[index] : rest.map { .placeholder($0) }
    }

    /// Whether paths of a length are matched.
    func allows(length: Int) -> Bool {
        rest == nil ? length == path.count : length >= path.count
    }
}
