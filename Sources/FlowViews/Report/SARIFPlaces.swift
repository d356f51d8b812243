import FlowSpec

/// Files and locations in SARIF.
struct SARIFPlaces {
    private let sources: SourceTable
    private let columns: UTF16Columns

    init(_ sources: SourceTable) {
        self.sources = sources
        columns = UTF16Columns(sources)
    }

    func place(_ range: SourceRange) -> JSON {
        ["artifactLocation": file(range.source), "region": region(range)]
    }

    /// A file by its index and URI. Relative paths are relative to the repository's root, the
    /// expected working directory of flowgen.
    func file(_ source: SourceID) -> JSON {
        let path = sources[source].location
        let isAbsolute = path.hasPrefix("/")
        return [
            "uri": .string(isAbsolute ? "file://\(encoded(path))" : encoded(path)),
            "uriBaseId": isAbsolute ? nil : .string("%SRCROOT%"),
            "index": .integer(source.index),
        ]
    }

    func region(_ range: SourceRange) -> JSON {
        [
            "startLine": .integer(range.start.line),
            "startColumn": .integer(columns.column(of: range.start, in: range.source)),
            "endLine": .integer(range.end.line),
            "endColumn": .integer(columns.column(of: range.end, in: range.source)),
        ]
    }
}

/// Percent-encodes a path for a URI (RFC 3986), except for unreserved characters and slashes.
private func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var result = ""
    for byte in path.pathBytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
            result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            result += "%"
            result.unicodeScalars.append(digits[Int(byte >> 4)])
            result.unicodeScalars.append(digits[Int(byte & 15)])
        }
    }
    return result
}
