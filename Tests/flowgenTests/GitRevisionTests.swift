import Foundation
import Testing

/// Reading a revision runs nothing, writes nothing, and reads nothing else.
@Suite struct GitRevisionTests {
    let sandbox: Sandbox
    private static let old =
        "flowspec: 1\napp: A\nroot: f\nflows: { f: { screens: { list: { transitions: { open: { push: item } } }, item: {} } } }\n"
    private static let new = old.replacing("item: {}", with: "item: { transitions: { help: { push: help } } }, help: {}")
    private let same = Run(code: 0, output: "No differences.\n", errors: "")

    init() async throws {
        sandbox = try Sandbox()
        try sandbox.write(Self.old, to: "repo/App.flow.yaml")
        try sandbox.write("password: hunter2\n", to: "secret.txt")
        try await git("init", "-q", "-b", "main", ".")
        try await commit()
    }

    private func git(_ arguments: String..., in folder: String = "repo") async throws {
        let run = try await sandbox.run(
            ["/usr/bin/env", "git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "protocol.file.allow=always"] + arguments,
            in: folder)
        #expect(run.code == 0, "git \(arguments): \(run.errors)")
    }

    private func commit() async throws {
        try await git("add", "-A")
        try await git("commit", "-qm", "next")
    }

    private func shell(_ script: String, in folder: String = "repo") async throws {
        let run = try await sandbox.run(["/bin/sh", "-ec", script], in: folder)
        #expect(run.code == 0, "\(script): \(run.errors)")
    }

    private func diff(_ arguments: String..., in folder: String = "repo", environment: [String: String] = [:]) async throws -> Run {
        let flowgen = try #require(Sandbox.executable).path
        return try await sandbox.run(
            [flowgen, "diff", "--git"] + arguments, in: folder,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    }

    private func refuses(_ arguments: String..., reason: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let flowgen = try #require(Sandbox.executable).path
        let run = try await sandbox.run([flowgen, "diff", "--git"] + arguments, in: "repo")
        #expect(run.code != 0 && run.output == "", "\(run)", sourceLocation: sourceLocation)
        #expect(run.errors.contains(reason) && !run.errors.contains("hunter2"), "\(run)", sourceLocation: sourceLocation)
    }

    // MARK: Programs

    @Test func `nothing that the repository names is run`() async throws {
        let ran = sandbox.url.appendingPathComponent("ran").path
        try sandbox.writeScript("#!/bin/sh\necho \"$0\" >> '\(ran)'\ncat\n", to: "evil")
        let evil = sandbox.url.appendingPathComponent("evil").path
        try sandbox.write("* filter=evil diff=evil\n", to: "repo/.gitattributes")
        try await commit()
        for (key, value) in [
            ("filter.evil.smudge", evil), ("filter.evil.clean", evil), ("filter.evil.process", evil), ("filter.evil.required", "true"),
            ("core.fsmonitor", evil), ("diff.evil.textconv", evil), ("diff.external", evil), ("core.pager", evil), ("pager.cat-file", evil),
            ("pager.rev-parse", evil), ("core.sshCommand", evil), ("alias.cat-file", "!\(evil)"), ("core.editor", evil),
        ] {
            try await git("config", key, value)
        }
        for hook in ["post-index-change", "post-checkout", "reference-transaction", "pre-auto-gc"] {
            try sandbox.writeScript("#!/bin/sh\necho \(hook) >> '\(ran)'\n", to: "repo/.git/hooks/\(hook)")
        }
        try sandbox.writeScript("#!/bin/sh\necho git >> '\(ran)'\n", to: "repo/bin/git")
        let path = "./bin:bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
        #expect(try await diff("main", "main~1", environment: ["GIT_EXTERNAL_DIFF": evil, "GIT_PAGER": evil, "PATH": path]) == same)
        #expect(!sandbox.contents.contains("ran"), "\(sandbox.text("ran") ?? "")")
    }

    @Test func `a clone without the files fetches none`() async throws {
        try await git("config", "uploadpack.allowFilter", "true")
        try await git("clone", "-q", "--no-checkout", "--filter=blob:none", "file://\(sandbox.url.path)/repo", "partial", in: "")
        let ran = sandbox.url.appendingPathComponent("ran").path
        try sandbox.writeScript("#!/bin/sh\ntouch '\(ran)'\nexec git-upload-pack \"$@\"\n", to: "helper")
        try await git("config", "remote.origin.uploadpack", sandbox.url.appendingPathComponent("helper").path, in: "partial")
        try await git("config", "protocol.file.allow", "always", in: "partial")
        let run = try await diff("HEAD", "HEAD", in: "partial")
        #expect(run.code == 66 && run.output == "")
        #expect(
            run.errors.contains("if the clone is partial, fetch it completely first, for example with 'git fetch --refetch --no-filter'"),
            "\(run)")
        #expect(!sandbox.contents.contains("ran"))
    }

    @Test func `no temporary folder is needed, so none is left`() async throws {
        try sandbox.makeFolder("tmp")
        #expect(try await diff("main", environment: ["TMPDIR": sandbox.url.appendingPathComponent("tmp").path]) == same)
        #expect(try await diff("main", environment: ["TMPDIR": "/nowhere"]) == same)
        #expect(sandbox.contents.filter { $0.hasPrefix("tmp/") } == [])
    }

    @Test func `the repository is that around the current folder, and objects are those of the commit`() async throws {
        try await git("init", "-q", "-b", "main", "other", in: "")
        let other = sandbox.url.appendingPathComponent("other/.git").path
        let index = sandbox.url.appendingPathComponent("index").path
        let variables = ["GIT_DIR": other, "GIT_WORK_TREE": other, "GIT_INDEX_FILE": index, "GIT_COMMON_DIR": other]
        #expect(try await diff("main", environment: variables) == same)
        #expect(!sandbox.contents.contains("index"))
        try sandbox.write(Self.new, to: "repo/App.flow.yaml")
        try await commit()
        try await git("replace", "main", "main~1")
        #expect(try await diff("main") == same)
    }

    // MARK: Repositories

    @Test func `a bare repository has revisions`() async throws {
        try sandbox.write(Self.new, to: "repo/App.flow.yaml")
        try await commit()
        try await git("clone", "-q", "--bare", "repo", "bare.git", in: "")
        #expect(try await diff("main", "main", in: "bare.git") == same)
        #expect(try await diff("main~1", "main", in: "bare.git").output.contains("+ screen 'f.help' (main:App.flow.yaml:4:124)"))
        let error = "flowgen: error: the repository is bare and has no files to compare; name a second revision\n"
        #expect(try await diff("main", in: "bare.git") == Run(code: 66, output: "", errors: error))
    }

    @Test func `work trees, objects elsewhere and numbers of 32 bytes`() async throws {
        try await git("worktree", "add", "-q", "../tree", "-b", "other")
        #expect(try await diff("main", in: "tree") == same)
        try await git("clone", "-q", "--shared", "repo", "shared", in: "")
        #expect(try await diff("HEAD", in: "shared") == same)
        try await git("init", "-q", "--object-format=sha256", "-b", "main", "long", in: "")
        try sandbox.write(Self.old, to: "long/Deep/App.flow.yaml")
        try await git("add", ".", in: "long")
        try await git("commit", "-qm", "one", in: "long")
        #expect(try await diff("main", in: "long") == same)
        #expect(try await diff("main", in: "long/Deep") == same)
    }

    @Test(arguments: [
        "^main", "main..main", "main...main", "--all", "-", "", "main^{tree}", "main:App.flow.yaml", "a b", "@{u}", "HEAD^@", "\u{301}",
    ])
    func `what is no revision`(name: String) async throws {
        let run = try await diff("--", name)
        #expect(run == Run(code: 66, output: "", errors: "flowgen: error: the repository has no revision '\(name)'\n"))
    }

    // MARK: Files

    @Test func `names that aren't UTF-8`() async throws {
        try await shell("echo x > \"$(printf 'x\\377.txt')\"; mkdir \"$(printf 'd\\377')\"")
        try await shell("printf 'flowspec: 1\\nflows: { g: { screens: { s: {} } } }\\n' > \"$(printf 'd\\377/\\376.flow.yaml')\"")
        try await commit()
        #expect(try await diff("main") == same)
        let run = try await diff("main~1", "main")
        #expect(run.code == 0 && run.output.contains(#"(main:d\xFF/\xFE.flow.yaml:2:"#), "\(run)")
    }

    @Test func `links of a revision lead to files of it`() async throws {
        try sandbox.write(Self.new, to: "repo/App.flow.yaml")
        try await commit()
        try await shell("mkdir Specs; mv App.flow.yaml Specs/Real.flow.yaml; ln -s Specs/Real.flow.yaml App.flow.yaml; ln -s Specs Linked")
        try await commit()
        // The current files have no influence on the revision.
        try await shell("rm -r Specs App.flow.yaml Linked; mkdir Linked")
        #expect(try await diff("main~1", "main", "--specs", "App.flow.yaml") == same)
        #expect(try await diff("main", "main", "--specs", "Linked/../Specs") == same)
        #expect(try await diff("main", "main", in: "repo/Linked") == same)
    }

    @Test(arguments: ["../secret.txt", "/etc/passwd", ".git/config", "App.flow.yaml/..", "Link.flow.yaml", "passwords.txt"])
    func `links of a revision lead to nothing else`(target: String) async throws {
        try sandbox.write("password: hunter2\n", to: "repo/passwords.txt")
        try await shell("ln -s '\(target)' Link.flow.yaml")
        try await commit()
        try await shell("rm Link.flow.yaml")
        try await refuses("main", "main", reason: "Link.flow.yaml:1:1: error: ")
        try await refuses("main", "main", "--specs", "Link.flow.yaml", reason: "Link.flow.yaml")
    }

    @Test(arguments: [
        "paths: [../secret.txt]", "paths: [/etc/passwd]", "paths: ['../*']", "paths: [.git]", "paths: [Away]",
        "paths: [../../../../../../../../../../../../etc]",
    ])
    func `a configuration of a revision leads to nothing else`(text: String) async throws {
        try sandbox.write(text + "\n", to: "repo/.flowgen.yml")
        try await shell("ln -s .. Away")
        try await commit()
        try await shell("rm .flowgen.yml Away")
        try await refuses("main", reason: "revision 'main': .flowgen.yml:1:9: '")
        try await shell("rm -f .flowgen.yml; ln -s ../secret.txt .flowgen.yml")
        try await commit()
        try await shell("rm .flowgen.yml")
        try await refuses("main", reason: "revision 'main': .flowgen.yml:1:1: the link leads outside the project")
    }

    @Test func `a configuration of a revision counts for it`() async throws {
        try sandbox.write("paths: [Specs]\nexclude: ['**/Old*']\n", to: "repo/.flowgen.yml")
        try sandbox.write("wrong", to: "repo/Specs/Old.flow.yaml")
        try await shell("mkdir -p Specs/Deep; mv App.flow.yaml Specs/Deep")
        try await commit()
        try await shell("rm .flowgen.yml Specs/Old.flow.yaml")
        #expect(try await diff("main", "main", in: "repo/Specs/Deep") == same)
        #expect(try await diff("main", in: "repo/Specs") == same)
        try await refuses(
            "main", "--specs", "/", reason: "'--specs' doesn't accept absolute paths; write a path relative to the current folder")
        let missing = "revision 'main': no such file or folder: '../../repo/App.flow.yaml'"
        try await refuses("main", "main", "--specs", "../../repo/App.flow.yaml", reason: missing)
    }

    @Test func `a submodule's files are in another repository`() async throws {
        try await git("clone", "-q", "repo", "part", in: "")
        try await git("submodule", "--quiet", "add", "../part", "Part")
        try await commit()
        #expect(try await diff("main", "main") == same)
        try await refuses("main", "main", "--specs", "Part", reason: "the path is a submodule: its files aren't in the repository")
    }

    @Test func `a small repository of endlessly many folders ends`() async throws {
        try await shell(
            """
            tree=$(git rev-parse 'main^{tree}')
            for level in 1 2 3 4 5 6 7 8 9 10; do
                tree=$(for name in a b c d e f g h i j; do printf '040000 tree %s\\t%s\\n' "$tree" "$name"; done | git mktree)
            done
            git tag bomb $(git -c user.name=A -c user.email=a@example.com commit-tree -m bomb "$tree")
            """)
        let error = "flowgen: error: revision 'bomb': there are too many files and folders; name the specs to compare with '--specs'\n"
        #expect(try await diff("bomb", "bomb") == Run(code: 66, output: "", errors: error))
        #expect(try await diff("bomb", "bomb", "--specs", "a/b/c/d/e/f/g/h/i/j") == same)
    }

    @Test func `a file over the limit is cut, and those after it are read`() async throws {
        try await shell("truncate -s 70000000 Big.flow.yaml")
        try await commit()
        let run = try await diff("main", "main")
        #expect(run.code == 1 && run.rules == ["yaml-limit"], "\(run.errors.prefix(500))")
    }
}
