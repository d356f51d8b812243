import Foundation

/// The folder of this repository.
public let repository = URL(fileURLWithPath: #filePath + "/../../..").standardized

/// Whether a file of the repository has exactly these bytes, which it is generated from.
///
/// `make update` sets `FLOWGEN_UPDATE`: then the file is written first.
public func isCommitted(_ bytes: some Sequence<UInt8>, at path: String) throws -> Bool {
    let file = repository.appendingPathComponent(path)
    let expected = Data(bytes)
    if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try expected.write(to: file)
    }
    return try Data(contentsOf: file) == expected
}
