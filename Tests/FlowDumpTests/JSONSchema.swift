import Foundation
import Testing

/// What Python's jsonschema finds wrong with JSON texts, one line each.
func problems(of texts: [String: [UInt8]], schema: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FlowDumpTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(schema).write(to: folder.appendingPathComponent("schema"))
    for (name, text) in texts {
        try Data(text).write(to: folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-") + ".json"))
    }
    let script = """
        import glob, json, os, sys
        try:
            import jsonschema
        except ImportError:
            sys.exit("Python's jsonschema is missing: run 'make setup', or install it with 'pip install jsonschema'")
        schema = json.load(open("schema"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for path in sorted(glob.glob("*.json")):
            for error in validator.iter_errors(json.load(open(path))):
                best = jsonschema.exceptions.best_match([error])
                print(path, best.json_path, best.message[:300])
        """
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    #expect(process.terminationStatus == 0, "python3 with jsonschema must run, and it says: \(text); 'make setup' installs both")
    return text
}
