extension URLPattern {
    /// A short URL that the pattern matches; `nil` if only the app knows valid values.
    public var example: LinkURL? {
        var values: [String: Value] = [:]
        for placeholder in placeholders { values[placeholder.name] = placeholder.example }
        return url(with: values)
    }
}

extension URLPattern.Placeholder {
    /// The shortest value, or an example of one; `nil` if only the app knows valid values.
    fileprivate var example: URLPattern.Value? {
        switch occurrence {
        case .required: type.example
        case .optional: .absent
        case .defaulted(let value): value
        case .repeated: .list([])
        case .rest: type.example.map { .list([$0]) }
        }
    }
}

extension URLPattern.ValueType {
    fileprivate var example: URLPattern.Value? {
        switch self {
        case .string: .text("example")
        case .int: .int(1)
        case .double: .double(1.5)
        case .bool: .bool(true)
        case .uuid: .uuid("00000000-0000-0000-0000-000000000001")
        case .url: .text("https://example.com")
        case .enumeration(let words): words.first.map { .text($0) }
        case .app: nil
        }
    }
}
