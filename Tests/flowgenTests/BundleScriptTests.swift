import Foundation
import TestSupport
import Testing

/// The scripts that create a release's files, with placeholder programs.
@Suite struct BundleScriptTests {
    private let sandbox: Sandbox
    private let triples = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx"]

    init() throws {
        sandbox = try Sandbox()
    }

    private func script(_ name: String) -> String {
        repository.appendingPathComponent("Scripts/\(name)").path
    }

    /// Creates a bundle of a placeholder program.
    private func pack(_ triple: String, version: String = "1.2.0", as folder: String? = nil) async throws -> String {
        let bundle = "\(folder ?? triple)/flowgen.artifactbundle"
        try sandbox.writeScript("#!/bin/sh\necho \(triple)\n", to: "\(folder ?? triple)/flowgen")
        let run = try await sandbox.run(
            script("bundle"), "pack", bundle, "\(folder ?? triple)/flowgen", "--version", version, "--triple", triple)
        #expect(run == Run(code: 0, output: "", errors: ""))
        return bundle
    }

    private struct Info: Decodable {
        struct Artifact: Decodable {
            struct Variant: Decodable {
                var path: String
                var supportedTriples: [String]
            }
            var version: String
            var type: String
            var variants: [Variant]
        }
        var schemaVersion: String
        var artifacts: [String: Artifact]
    }

    @Test func `bundles of several machines become one, in any order the same`() async throws {
        var bundles: [String] = []
        for triple in triples { bundles.append(try await pack(triple)) }
        let merged = try await sandbox.run([script("bundle"), "merge", "all/flowgen.artifactbundle"] + bundles)
        #expect(merged.code == 0, "\(merged)")
        let info = try JSONDecoder().decode(Info.self, from: Data(try #require(sandbox.text("all/flowgen.artifactbundle/info.json")).utf8))
        #expect(info.schemaVersion == "1.0")
        #expect(info.artifacts.keys.sorted() == ["flowgen", "flowgen-generate"])
        for artifact in info.artifacts.values {
            #expect(artifact.type == "executable" && artifact.version == "1.2.0")
            #expect(artifact.variants.flatMap(\.supportedTriples) == triples.sorted())
            for variant in artifact.variants {
                let program = sandbox.url.appendingPathComponent("all/flowgen.artifactbundle/\(variant.path)").path
                #expect(try await sandbox.run(program).output == variant.supportedTriples.joined() + "\n")
            }
        }
        let again = try await sandbox.run([script("bundle"), "merge", "again/flowgen.artifactbundle"] + bundles.reversed())
        #expect(again.code == 0)
        let checksum = try #require(sandbox.text("all/flowgen.artifactbundle.zip.checksum"))
        #expect(checksum.trimmingCharacters(in: .newlines).wholeMatch(of: /[0-9a-f]{64}/) != nil)
        #expect(sandbox.text("again/flowgen.artifactbundle.zip.checksum") == checksum)
    }

    @Test func `bundles that don't go together are refused`() async throws {
        let first = try await pack(triples[0])
        let twin = try await pack(triples[0], as: "twin")
        let older = try await pack(triples[1], version: "1.1.0")
        try sandbox.write("{}", to: "none/info.json")
        for (others, reason) in [
            ([first, twin], "both have a program for x86_64-unknown-linux-gnu"), ([first, older], "several versions: 1.2.0"),
            ([first, "none"], "'none' is no bundle of flowgen"),
        ] {
            let run = try await sandbox.run([script("bundle"), "merge", "all/flowgen.artifactbundle"] + others)
            #expect(run.code == 1 && run.errors.contains(reason), "\(run)")
        }
        #expect(!sandbox.contents.contains { $0.hasPrefix("all") })
    }

    @Test func `the package names a bundle here, or an address with a checksum`() async throws {
        let bundle = try await pack(triples[0])
        let digest = String(repeating: "0a", count: 32)
        let local = try await sandbox.run(script("distribution"), "local", "--bundle", bundle)
        let address = "https://example.org/flowgen.artifactbundle.zip"
        let remote = try await sandbox.run(script("distribution"), "remote", "--url", address, "--checksum", digest)
        #expect(local.code == 0 && remote.code == 0, "\(local) \(remote)")
        #expect(sandbox.text("local/flowgen.artifactbundle/info.json") != nil)
        let manifest = try #require(sandbox.text("remote/Package.swift"))
        #expect(manifest.contains("url: \"\(address)\"") && manifest.contains("checksum: \"\(digest)\"") && !manifest.contains("path:"))
        // The sources are equal, and the links in the plugins' folders still lead to them.
        for path in ["Plugins/FlowgenPlugin/Shared/TargetSpecs.swift", "Sources/FlowRuntime/Model/Changes/Draft.swift"] {
            let original = try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
            #expect(sandbox.text("remote/\(path)") == original)
        }
        for arguments in [
            ["local", "--bundle", bundle], ["new"], ["new", "--url", "http://example.org/a.zip", "--checksum", digest],
            ["new", "--url", address, "--checksum", "0"], ["new", "--bundle", "nowhere"], ["--bundle", bundle],
        ] {
            let run = try await sandbox.run([script("distribution")] + arguments)
            #expect(run.code == 64 && run.errors.hasPrefix("distribution: error: "), "\(arguments): \(run)")
        }
    }

    @Test func `the plugins of the package are those of this one`() throws {
        let manifests = try ["Package.swift", "Distribution/Package.swift"].map {
            try String(contentsOf: repository.appendingPathComponent($0), encoding: .utf8)
        }
        // Each plugin by itself, apart from the tool that it depends on.
        let plugins = manifests.map { text in
            text.matches(of: /\.plugin\(\s*name: "(Flowgen\w+)",\s*(capability(?s:.*?))dependencies: \[/).map { "\($0.1)\($0.2)" }
        }
        #expect(plugins[0].count == 3)
        #expect(plugins[0] == plugins[1])
    }

    @Test func `the notes of a release are its part of the changelog`() async throws {
        try sandbox.write(
            """
            # Changelog

            ## [Unreleased]

            ## [1.2.0] - 2026-01-02

            ### Added

            - This.

            ## [1.2.0-beta]

            - That.

            [1.2.0]: https://example.org
            """, to: "CHANGELOG.md")
        let run = try await sandbox.run(script("release-notes"), "1.2.0", "CHANGELOG.md")
        #expect(run == Run(code: 0, output: "### Added\n\n- This.\n", errors: ""))
        #expect(try await sandbox.run(script("release-notes"), "1.2.0-beta", "CHANGELOG.md").output == "- That.\n")
        for version in ["Unreleased", "1.3.0", "1.2"] {
            #expect(try await sandbox.run(script("release-notes"), version, "CHANGELOG.md").code == 1)
        }
    }
}
