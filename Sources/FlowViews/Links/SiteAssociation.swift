import FlowGraph
import FlowSpec

extension Program {
    /// Returns the file `apple-app-site-association` of a host. It accepts all URLs of the host
    /// that are links, and a few others, since its patterns have no types.
    ///
    /// - Parameters:
    ///   - host: the host, in lower case.
    ///   - appIDs: the apps that open the links, each as `TEAM.bundle`.
    public func siteAssociation(ofHost host: String, appIDs: [String]) -> JSON {
        let links = links.flatMap { link in link.patterns.map { (name: link.name.value, pattern: $0.pattern) } }
            .filter { $0.pattern.isUniversal && LinkURL(scheme: "https", host: host).isHost($0.pattern.host) }
        let order = URLPattern.order(of: links.map(\.pattern))
        let components = order.flatMap { number in
            links[number].pattern.sitePaths.map { path -> JSON in
                let (name, pattern) = links[number]
                return JSON.object(where: [
                    ("/", .string(path)), ("?", pattern.siteQuery), ("#", pattern.siteFragment.map(JSON.string)),
                    ("comment", .string("\(name): \(pattern)")),
                ])
            }
        }
        return ["applinks": ["details": .array([["appIDs": .strings(appIDs), "components": .array(components)]])]]
    }

    var linkPatterns: [URLPattern] { links.flatMap { $0.patterns.map(\.pattern) } }
}

extension URLPattern {
    /// True if its scheme is one of websites.
    var isOfWeb: Bool { scheme == "https" || scheme == "http" }

    /// True if its URLs are universal links, which have no port.
    var isUniversal: Bool { isOfWeb && port == nil }

    /// The path's patterns in such a file, with and without a trailing slash, which links ignore.
    fileprivate var sitePaths: [String] {
        let text = path.map { "/" + $0.wildcards(orPlain: "!$&'()*+,;=:", mayBeEmpty: false) }.joined()
        // A wildcard also matches slashes.
        if rest != nil { return text.isEmpty ? ["/*"] : [text, "\(text)/*"] }
        if text.isEmpty { return ["/"] }
        return text.hasSuffix("*") ? [text] : [text, "\(text)/"]
    }

    /// The query items with a required value. Apple treats a missing item as an empty one.
    fileprivate var siteQuery: JSON? {
        let items = query.compactMap { item -> (key: String, value: JSON)? in
            let text = item.value.wildcards(orPlain: "!$'()*+,;:@/?=", mayBeEmpty: true)
            return text == "*" ? nil : (item.key, .string(text))
        }
        return items.isEmpty ? nil : .object(items)
    }

    fileprivate var siteFragment: String? {
        guard let text = fragment?.wildcards(orPlain: "!$&'()*+,;=:@/?", mayBeEmpty: true), text != "*" else { return nil }
        return text
    }
}
