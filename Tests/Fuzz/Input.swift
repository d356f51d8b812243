import FlowSpec
import Foundation

/// The specs of one program as one text. A line `#---` separates two files, so mutations can move
/// it.
typealias Input = [UInt8]

private let separator = Array("#---\n".utf8)

/// Splits an input into its files.
func parts(of input: Input) -> [Input] {
    var parts: [Input] = []
    var start = 0
    var index = 0
    while index < input.count {
        if input[index] == separator[0], index == start || input[index - 1] == UInt8(ascii: "\n"), input[index...].starts(with: separator) {
            parts.append(Array(input[start..<index]))
            index += separator.count
            start = index
        } else {
            index += 1
        }
    }
    return parts + [Array(input[start...])]
}

/// Joins files into an input.
func joined(_ parts: [Input]) -> Input {
    Array(parts.map { $0.last == UInt8(ascii: "\n") ? $0 : $0 + [UInt8(ascii: "\n")] }.joined(separator: separator))
}

/// The seeds for fuzzing: each file of the corpus, and the specs of each folder of the package,
/// sorted by name.
func readSeeds(corpus: String, package: String) throws -> [Input] {
    let kept = try FileManager.default.contentsOfDirectory(atPath: corpus).filter { $0.hasSuffix(".yaml") }.sorted()
    var folders: [String: [String]] = [:]
    for root in ["Examples/Sources", "Tests"] {
        for path in FileManager.default.enumerator(atPath: "\(package)/\(root)")?.compactMap({ $0 as? String }) ?? [] where isSpecName(path)
        {
            folders["\(package)/\(root)/\((path as NSString).deletingLastPathComponent)", default: []].append(
                (path as NSString).lastPathComponent)
        }
    }
    let programs = try folders.sorted { $0.key < $1.key }.map { folder, names in
        joined(try names.sorted().map { try bytes(at: "\(folder)/\($0)") })
    }
    return try kept.map { try bytes(at: "\(corpus)/\($0)") } + programs
}

func bytes(at path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}
