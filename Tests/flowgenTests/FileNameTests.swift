import Foundation
import Testing

/// Names of files are bytes, which don't have to be text.
@Suite struct FileNameTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    private func shell(_ script: String, in folder: String = "") async throws -> Run {
        let flowgen = try #require(Sandbox.executable).path
        return try await sandbox.run(["/bin/sh", "-c", "name=$(printf 'a\\377'); \(script)", flowgen], in: folder)
    }

    /// Returns true if the file system allows names that aren't text. The Mac's doesn't.
    private func makeFolder() async throws -> Bool {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.write(part("other"), to: "other.yaml")
        return try await shell("mkdir \"$name\" && cp other.yaml \"$name/$name.flow.yaml\"").code == 0
    }

    @Test func `a name that isn't UTF-8 is read, shown and written`() async throws {
        guard try await makeFolder() else { return }
        #expect(try await sandbox.flowgen("validate").output == "2 flows, 2 screens, 0 transitions: no errors\n")
        #expect(try await sandbox.flowgen("generate").code == 0)
        #expect(try await shell("test -s \"$name/$name.flow.swift\"").code == 0)
        #expect(try await sandbox.flowgen("generate", "--check").code == 0)
        #expect(try await shell("\"$0\" validate Home.flow.yaml \"$name\" \"$name/$name.flow.yaml\"").code == 0)
        _ = try await shell("echo 'wrong: 1' >> \"$name/$name.flow.yaml\"")
        let shown = #"a\xFF/a\xFF.flow.yaml"#
        #expect(try await sandbox.flowgen("validate").errors.hasPrefix("\(shown):6:1: error: "))
        let json = try await sandbox.flowgen("validate", "--format", "json")
        #expect(json.output.contains("\"\(shown.replacing("\\", with: "\\\\"))\""), "\(json.output)")
        #expect(try await sandbox.flowgen("validate", "--format", "sarif").output.contains("a%FF/a%FF.flow.yaml"))
        #expect(try await sandbox.flowgen("validate", "--write-baseline", "known.json").code == 0)
        #expect(try await sandbox.flowgen("validate", "--baseline", "known.json").output == "no new errors; 1 finding in the baseline\n")
    }

    @Test func `names of other bytes aren't taken for one`() async throws {
        guard try await makeFolder() else { return }
        // The replacement character, and the scalar that encodes the byte.
        for (index, name) in ["a\u{FFFD}", "a\u{10FEFF}"].enumerated() {
            try sandbox.write(part("part\(index)"), to: "\(name)/Part\(index).flow.yaml")
        }
        #expect(try await sandbox.flowgen("validate").code == 0)
        #expect(try await sandbox.flowgen("generate").code == 0)
        for path in ["a\u{FFFD}/Part0", "a\u{10FEFF}/Part1"] { #expect(sandbox.text("\(path).flow.swift") != nil) }
    }

    @Test func `folders whose names look alike are two`() async throws {
        let names = ["K\u{E4}se", "Ka\u{308}se"]
        for (index, name) in names.enumerated() { try sandbox.write(part("part\(index)"), to: "\(name)/Part\(index).flow.yaml") }
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        guard try FileManager.default.contentsOfDirectory(atPath: sandbox.url.path).count == 3 else { return }
        #expect(try await sandbox.flowgen("generate").code == 0)
        for (index, name) in names.enumerated() {
            let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.url.appendingPathComponent(name).path)
            #expect(files.sorted() == ["Part\(index).flow.swift", "Part\(index).flow.yaml"])
        }
        // The folders are different: a file in one isn't in the other.
        try sandbox.write("flowspec: 1\ninclude: [\"../\(names[1])/Part1.flow.yaml\"]\n", to: "\(names[0])/Part0.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "Part0.flow.yaml", in: names[0]).rules.contains("missing-include"))
    }
}
