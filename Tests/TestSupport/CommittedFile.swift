import Foundation

/// The root folder of this repository.
public let repository = URL(fileURLWithPath: #filePath + "/../../..").standardized

/// Returns true if a generated file of the repository has exactly these bytes.
///
/// If `FLOWGEN_UPDATE` is set, as by `make update`, writes the file first.
public func isCommitted(_ bytes: some Sequence<UInt8>, at path: String) throws -> Bool {
    let file = repository.appendingPathComponent(path)
    let expected = Data(bytes)
    if ProcessInfo.processInfo.environment["FLOWGEN_UPDATE"] != nil {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try expected.write(to: file)
    }
    return try Data(contentsOf: file) == expected
}
