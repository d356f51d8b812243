import Foundation

/// A Python script that failed.
public struct PythonFailure: Error, CustomStringConvertible {
    /// The script's output.
    public let description: String
}

/// Runs a Python script in a temporary folder with files, and returns its output. Scripts check
/// flowgen's output independently. Throws a `PythonFailure` if the script fails.
///
/// Each key of `files` is a file name. `/` is replaced with `-`.
public func python(_ script: String, arguments: [String] = [], files: [String: [UInt8]] = [:]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowgen-python-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
        try Data(bytes).write(to: folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-")))
    }
    let output = folder.appendingPathComponent(".output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = repository.appendingPathComponent("Scripts/python")
    process.arguments = ["-c", script] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard process.terminationStatus == 0 else { throw PythonFailure(description: "python3 must run, and it says: \(text)") }
    return text
}

/// Returns the errors that Python's jsonschema finds in JSON texts, one per line.
public func schemaProblems(of texts: [String: [UInt8]], schema: [UInt8]) throws -> String {
    let script = """
        import glob, json, sys
        try:
            import jsonschema
        except ImportError:
            sys.exit("Python's jsonschema is missing: run 'Scripts/setup tests'")
        schema = json.load(open("schema"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for path in sorted(glob.glob("*.json")):
            for error in validator.iter_errors(json.load(open(path))):
                best = jsonschema.exceptions.best_match([error])
                print(path, best.json_path, best.message[:300])
        """
    var files = ["schema": schema]
    for (name, text) in texts { files["\(name).json"] = text }
    return try python(script, files: files)
}
