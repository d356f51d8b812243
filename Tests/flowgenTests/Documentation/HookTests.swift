import Foundation
import TestSupport
import Testing

@Suite struct HookTests {
    @Test func `the hooks for pre-commit have what it requires`() throws {
        let script = """
            import re, sys, yaml
            for hook in yaml.safe_load(open("hooks", encoding="utf-8")):
                print(hook["id"], sorted({"name", "entry", "language", "files"} - hook.keys()), bool(re.compile(hook["files"])))
            """
        let hooks = try #require(repositoryText(".pre-commit-hooks.yaml"))
        #expect(try python(script, files: ["hooks": Array(hooks.utf8)]) == "flowgen-validate [] True\nflowgen-generate [] True\n")
    }
}
