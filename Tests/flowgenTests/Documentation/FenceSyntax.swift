import FlowSpec
import Foundation

/// The syntax error of a text that isn't run; `nil` if there is none, or if the language isn't
/// checked.
func syntaxProblem(of text: String, language: String) async throws -> String? {
    switch language {
    case "yaml": return yamlProblem(of: text)
    case "json":
        do { _ = try JSONSerialization.jsonObject(with: Data(text.utf8)) } catch { return "this isn't JSON: \(error)" }
        return nil
    case "sh": return try await problem(of: ["bash", "-n"], on: text)
    case "python": return try await problem(of: ["python3", "-c", "import ast, sys; ast.parse(sys.stdin.read())"], on: text)
    case "swift":
        return try await problem(of: ["swiftc", "-frontend", "-parse", "-"], on: text.replacing("…", with: "/* … */"))
    default: return nil
    }
}

private func yamlProblem(of text: String) -> String? {
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let source = Source(path: "yaml", text: text)
    _ = parseYAML(source, id: sources.add(source), into: &diagnostics)
    return diagnostics.all.first.map { "this isn't YAML: \($0.message)" }
}

/// The errors that a program prints about its standard input; `nil` if it succeeds.
private func problem(of command: [String], on text: String) async throws -> String? {
    let run = try await Sandbox().run(["/usr/bin/env"] + command, input: text)
    return run.code == 0 ? nil : "this doesn't parse:\n\(run.errors)"
}
