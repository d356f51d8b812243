import Foundation
import TestSupport
import Testing

/// `Scripts/swiftpm`, which runs SwiftPM for the checks.
struct SwiftPMScriptTests {
    @Test(arguments: [
        ("exit 0", 0, 1), ("exit 1", 1, 1), ("kill -SEGV $$", 139, 3), ("[ $runs -gt 1 ] || kill -ILL $$; exit 0", 0, 2),
        ("[ $runs -gt 1 ] || kill -SEGV $$; exit 1", 1, 2), ("exit 130", 130, 1),
    ])
    func `a crash of SwiftPM is tried again, a failure isn't`(ends: String, code: Int32, runs: Int) throws {
        let sandbox = try Sandbox()
        try sandbox.writeScript("#!/bin/bash\necho run >>runs\nruns=$(wc -l <runs)\n\(ends)\n", to: "swift")

        let process = Process()
        process.executableURL = repository.appendingPathComponent("Scripts/swiftpm")
        process.currentDirectoryURL = sandbox.url
        process.arguments = ["build"]
        process.environment = ["PATH": "\(sandbox.url.path):/usr/bin:/bin"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()

        #expect(process.terminationStatus == code)
        #expect(sandbox.text("runs") == String(repeating: "run\n", count: runs))
    }
}
