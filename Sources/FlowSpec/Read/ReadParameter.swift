/// Reads parameters, and returns whether any of them couldn't be read.
func readParameters(_ entries: [Entry], into diagnostics: inout Diagnostics) -> (all: [Parameter], isPartial: Bool) {
    let parameters = entries.compactMap { readParameter($0, into: &diagnostics) }
    return (parameters, parameters.count < entries.count)
}

/// Reads a parameter: a Swift type, optionally with ` = ` and a literal.
private func readParameter(_ entry: Entry, into diagnostics: inout Diagnostics) -> Parameter? {
    guard let node = entry.value, let text = node.string else {
        return nil
    }
    let (type, start): (SwiftType, Int?)
    do throws(SwiftSyntaxError) {
        (type, start) = try parseParameter(text)
    } catch {
        let message = "\(quoted(text)) isn't a Swift type that a parameter can have: \(error.message)"
        diagnostics.report(.invalidSwiftType, message, at: node, byte: error.offset, of: text)
        return nil
    }
    guard let start else {
        return Parameter(name: entry.name, type: type)
    }
    do throws(SwiftSyntaxError) {
        let literal = try parseLiteral(text, from: start, of: type)
        var parameter = Parameter(name: entry.name, type: type, defaultValue: literal.description)
        parameter.defaultLiteral = Located(literal, at: node.place(from: start, of: text))
        return parameter
    } catch {
        let found = String(decoding: Array(text.utf8)[start...], as: UTF8.self)
        let remedy = type.hasNoLiteral && found != "nil" ? "; remove the default, so your app passes the value" : ""
        let message = "\(quoted(found)) can't be the default of \(quoted(entry.name.value)): \(error.message)\(remedy)"
        diagnostics.report(.invalidDefault, message, at: node, byte: error.offset, of: text)
        // Set some default, to prevent findings about a missing one.
        return Parameter(name: entry.name, type: type, defaultValue: "nil")
    }
}

extension Node {
    /// Returns the characters of a scalar from a byte on, or all if it has line breaks or escapes.
    fileprivate func place(from byte: Int, of text: String) -> SourceRange {
        part(from: byte, of: text) ?? range
    }

    fileprivate func part(from byte: Int, of text: String) -> SourceRange? {
        let length = text.utf8.count
        guard anchor == nil, length > 0, byte <= length else { return nil }
        return Located(text, at: range).part(byte..<length)
    }
}

extension Diagnostics {
    /// Adds a finding about a scalar from a byte on, or all of it if it has line breaks or escapes.
    mutating func report(_ rule: Rule, _ message: String, at node: Node, byte: Int, of text: String) {
        if let range = node.part(from: byte, of: text) {
            report(rule, message, at: range)
        } else {
            report(rule, message, at: node)
        }
    }
}
