import Foundation
import TestSupport
import Testing

/// The dependencies and permissions of the workflows, the scripts and the container.
struct SupplyChainTests {
    private static let workflows = ["checks", "release", "site"].map { ".github/workflows/\($0).yml" }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `these are all workflows`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(".github/workflows").path)
        #expect(Set(files.map { ".github/workflows/\($0)" }) == Set(Self.workflows))
    }

    @Test(arguments: workflows)
    func `an action is a commit, with its version beside it`(workflow: String) throws {
        let uses = try text(workflow).matches(of: /uses: (.*)/).map { String($0.1) }
        #expect(uses.count >= 2)
        for action in uses {
            #expect(try /[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/.wholeMatch(in: action) != nil, "\(action)")
        }
    }

    @Test(arguments: workflows + ["Documentation/ci.md"])
    func `a checkout leaves no token behind`(file: String) throws {
        let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
        let checkouts = lines.indices.filter { lines[$0].contains("uses: actions/checkout@") }
        #expect(!checkouts.isEmpty)
        for line in checkouts {
            #expect(lines[line + 1].contains("persist-credentials: false"), "\(file):\(line + 1)")
        }
    }

    @Test(arguments: workflows + ["Distribution/Dockerfile"])
    func `an image is a digest, with its tag beside it`(file: String) throws {
        let images = try text(file).matches(of: /(?:container: |FROM )"?([^\s"]+)/).map { String($0.1) }.filter { !$0.hasPrefix("$") }
        #expect(!images.isEmpty)
        for image in images {
            #expect(try /[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}/.wholeMatch(in: image) != nil, "\(image)")
        }
    }

    @Test func `only the jobs that publish can write`() throws {
        let script = """
            import sys, yaml
            for path in sys.argv[1:]:
                workflow = yaml.safe_load(open(path))
                print("all", workflow["permissions"])
                for name, job in workflow["jobs"].items():
                    if "permissions" in job: print(name, job["permissions"], [key for key in job if key in ("container", "strategy")])
            """
        let found = try python(script, arguments: Self.workflows.map { repository.appendingPathComponent($0).path })
        #expect(
            found == """
                all {'contents': 'read'}
                all {'contents': 'read'}
                release {'contents': 'write'} []
                all {'contents': 'read'}
                deploy {'pages': 'write', 'id-token': 'write'} []

                """)
    }

    @Test func `a module of Python is one of known hashes`() throws {
        var hashes: [String: Int] = [:]
        var module = ""
        let lists = try text("Scripts/requirements.txt") + text("Site/requirements.txt")
        for line in lists.split(separator: "\n") where !line.hasPrefix("#") {
            if try /\ {4}--hash=sha256:[0-9a-f]{64}( \\)?/.wholeMatch(in: line) != nil {
                hashes[module, default: 0] += 1
            } else {
                module = try String(#require(line.wholeMatch(of: /([\w-]+)==[\w.]+ \\/), "\(line)").1)
                hashes[module] = 0
            }
        }
        #expect(hashes.count == 46)
        #expect(hashes.allSatisfy { $0.value > 0 })
        #expect(try text("Scripts/setup").contains("--require-hashes -r Scripts/requirements.txt -r Site/requirements.txt"))
    }

    @Test func `the container isn't root, and its documented use writes as the caller`() throws {
        let recipe = try text("Distribution/Dockerfile")
        let last = try #require(recipe.components(separatedBy: "\nFROM ").last)
        #expect(try /(?s).*\nUSER [1-9]\d*:[1-9]\d*\n.*/.wholeMatch(in: last) != nil)
        for page in [recipe, try text("Documentation/releasing.md"), try text("Documentation/ci.md")] {
            for command in page.matches(of: /docker run .*/) where !command.0.contains("validate") {
                #expect(command.0.contains(#"--user "$(id -u):$(id -g)""#), "\(command.0)")
            }
        }
    }
}
