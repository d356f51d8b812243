import FlowGraph
import FlowSpec

/// A difference between an app's links and a file for universal links.
public struct SiteFinding: Sendable {
    /// The problem and its fix.
    public var message: String
    /// The line and the column in the file; `nil` for the whole file.
    public var place: SourcePosition?
    /// False if the file only has more than the links need.
    public var isError = true
}

extension Program {
    /// Compares the links of a host with a file `apple-app-site-association`.
    ///
    /// - Parameters:
    ///   - host: the host, in lowercase.
    ///   - file: the file.
    ///   - appIDs: the apps to check; empty for all apps in the file.
    public func check(host: String, with file: Source, appIDs: [String]) -> [SiteFinding] {
        var diagnostics = Diagnostics()
        // JSON is YAML with another syntax.
        let root = parseYAML(file, id: SourceID(index: 0), into: &diagnostics)
        guard let root, diagnostics.all.isEmpty else {
            return diagnostics.all.map { SiteFinding(message: $0.message, place: $0.range.start) }
        }
        guard let details = root["applinks"]?["details"]?.list else {
            return [SiteFinding(message: "the file lists no apps; add 'details' to 'applinks', as in 'flowgen links --format aasa'")]
        }
        let patterns = links.flatMap { link in link.patterns.map { (name: link.name.value, pattern: $0.pattern) } }
            .filter { $0.pattern.isUniversal && LinkURL(scheme: "https", host: host).isHost($0.pattern.host) }
        var findings: [SiteFinding] = []
        var listed: Set<String> = []
        for detail in details {
            let ids = (detail["appIDs"]?.list ?? [detail["appID"]].compactMap(\.self)).compactMap(\.text)
            listed.formUnion(ids)
            guard appIDs.isEmpty || !Set(ids).isDisjoint(with: appIDs) else { continue }
            let app = quotedList(ids, last: "and")
            let entries = detail["components"]?.list ?? detail["paths"]?.list ?? []
            let rules = entries.map { ($0.range.start, $0.siteRule) }
            if rules.isEmpty {
                let message = "\(app) lists no paths, so no link opens the app; add its links"
                findings.append(SiteFinding(message: message, place: detail.range.start))
                continue
            }
            let known = rules.compactMap(\.1)
            guard known.count == rules.count else {
                let message = "flowgen can't compare this entry; use only '/', '?', '#', 'exclude', 'caseSensitive' and 'comment'"
                findings += rules.filter { $0.1 == nil }.map { SiteFinding(message: message, place: $0.0) }
                continue
            }
            var matching: Set<Int> = []
            for (name, pattern) in patterns {
                guard let coverage = pattern.coverage(by: known) else {
                    let message = "flowgen can't compare all URLs of \(quoted(pattern.description)): the entries distinguish too many"
                    findings.append(SiteFinding(message: message, place: detail.range.start))
                    continue
                }
                matching.formUnion(coverage.matching)
                guard let address = coverage.uncovered else { continue }
                let url = quoted("https://\(host)\(address)")
                let message = "the link \(quoted(name)) doesn't open \(url) for \(app): no entry covers the URL; add its path"
                findings.append(SiteFinding(message: message, place: detail.range.start))
            }
            for index in known.indices where !known[index].isExcluding && !matching.contains(index) {
                let message = "no link opens URLs of \(quoted(known[index].path ?? "*")); remove the entry, or add a link"
                findings.append(SiteFinding(message: message, place: rules[index].0, isError: false))
            }
        }
        for id in appIDs where !listed.contains(id) {
            findings.append(SiteFinding(message: "the file doesn't list the app \(quoted(id)); add it to 'details'"))
        }
        return findings
    }

    /// Compares the hosts of universal links with an entitlements file.
    ///
    /// - Parameter file: a property list in XML.
    public func check(entitlements file: Source) -> [SiteFinding] {
        guard let domains = associatedDomains(in: String(decoding: file.bytes, as: UTF8.self)) else {
            return [SiteFinding(message: "the file isn't a property list in XML; convert it with 'plutil -convert xml1'")]
        }
        let hosts = domains.filter { $0.hasPrefix("applinks:") }.map { domain in
            LinkURL(scheme: "https", host: String(domain.dropFirst("applinks:".count).prefix { $0 != "?" })).host
        }
        let missing = webHosts.filter { host in !hosts.contains { LinkURL(scheme: "https", host: host).isHost($0) } }
        let extra = hosts.filter { host in
            !webHosts.contains { LinkURL(scheme: "https", host: host).isHost($0) || LinkURL(scheme: "https", host: $0).isHost(host) }
        }
        let errors = missing.map { host in
            SiteFinding(message: "links have the host \(quoted(host)), which is missing in the entitlements; add 'applinks:\(host)'")
        }
        return errors
            + extra.map { host in
                SiteFinding(message: "no link has the host \(quoted(host)); remove 'applinks:\(host)', or add a link", isError: false)
            }
    }
}

/// Returns the associated domains in a property list in XML; `nil` if it isn't one.
private func associatedDomains(in text: String) -> [String]? {
    var text = text
    while let start = text.firstRange(of: "<!--") {
        guard let end = text[start.upperBound...].firstRange(of: "-->") else { return nil }
        text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    guard text.contains("<plist"), text.contains("</plist>") else { return nil }
    guard let key = text.firstRange(of: "<key>com.apple.developer.associated-domains</key>") else { return [] }
    let value = text[key.upperBound...].drop { $0.isWhitespace }
    if value.hasPrefix("<array/>") { return [] }
    guard value.hasPrefix("<array>"), let end = value.firstRange(of: "</array>") else { return nil }
    return value[..<end.lowerBound].split(separator: "<string>").dropFirst().map { item in
        String(item.split(separator: "<", omittingEmptySubsequences: false)[0])
    }
}

extension Node {
    fileprivate subscript(_ key: String) -> Node? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs.first { $0.key.value == key }?.value
    }

    fileprivate var list: [Node]? { if case .sequence(let items) = content { items } else { nil } }

    fileprivate var text: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }

    /// The rule of an entry of `components` or `paths`; `nil` if it has keys of another meaning.
    fileprivate var siteRule: SiteRule? {
        switch content {
        case .scalar(let scalar):
            let isExcluding = scalar.text.hasPrefix("NOT ")
            return SiteRule(path: String(scalar.text.dropFirst(isExcluding ? 4 : 0)), isExcluding: isExcluding)
        case .sequence: return nil
        case .mapping(let pairs):
            var texts: [String: String] = [:]
            var query: [(key: String, value: String)] = []
            for pair in pairs {
                switch (pair.key.value, pair.value.content) {
                case ("/", .scalar(let text)) where !text.text.contains("$("): texts["/"] = text.text
                case ("#", .scalar(let text)), ("exclude", .scalar(let text)), ("caseSensitive", .scalar(let text)):
                    texts[pair.key.value] = text.text
                case ("?", .mapping(let items)): query = items.map { ($0.key.value, $0.value.text ?? "*") }
                case ("comment", _): break
                default: return nil
                }
            }
            return SiteRule(
                path: texts["/"], query: query, fragment: texts["#"], isExcluding: texts["exclude"] == "true",
                isCaseSensitive: texts["caseSensitive"] != "false")
        }
    }
}
