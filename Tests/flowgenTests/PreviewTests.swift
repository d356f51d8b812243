import Foundation
import Testing

@Suite struct PreviewTests {
    private let sandbox: Sandbox
    private static let spec = """
        flowspec: 1
        app: Shop
        root: shop
        flows:
          shop:
            screens:
              list: { transitions: { open: { push: item }, away: { popTo: item } } }
              item: {}
        """

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(Self.spec, to: "App.flow.yaml")
    }

    @Test func `the page is printed, or written with errors about stacks in it`() async throws {
        let printed = try await sandbox.flowgen("preview")
        #expect(printed.code == 0 && printed.errors == "" && printed.output.hasPrefix("<!DOCTYPE html>"))
        #expect(printed.output.contains(#""pop-to-missing""#))
        #expect(try await sandbox.flowgen("preview", "--output", "app.html") == Run(code: 0, output: "", errors: ""))
        #expect(sandbox.text("app.html") == printed.output)
        #expect(try await sandbox.flowgen("preview", "--output", "-") == printed && sandbox.text("-") == nil)
        let map = try await sandbox.flowgen("graph", "--output", "map.html")
        #expect(map == Run(code: 0, output: "", errors: ""))
        #expect(try #require(sandbox.text("map.html")).contains(#""view": "map""#))
    }

    @Test func `mistakes`() async throws {
        #expect(try await sandbox.flowgen("preview", "--open").code == 64)
        #expect(try await sandbox.flowgen("preview", "--open", "--output", "-").code == 64)
        #expect(try await sandbox.flowgen("preview", "-", "--watch", "--output", "app.html").code == 64)
        #expect(try await sandbox.flowgen("graph", "--format", "html", "--flow", "shop").code == 64)
        let blocked = try await sandbox.flowgen("preview", "--output", "App.flow.yaml/app.html")
        #expect(blocked.code == 74 && blocked.errors.hasPrefix("flowgen: error: "))
        let own = try await sandbox.flowgen("preview", "--output", "./App.flow.yaml")
        #expect(
            own.code == 64 && own.errors.contains("'./App.flow.yaml' would be overwritten")
                && sandbox.text("App.flow.yaml") == Self.spec)
        for (path, reason) in [("", "the name is empty"), ("pages/", "the path is a folder")] {
            let nameless = try await sandbox.flowgen("preview", "--output", path)
            #expect(nameless == Run(code: 74, output: "", errors: "flowgen: error: can't write '\(path)': \(reason)\n"))
        }
        try sandbox.write("flowspec: 1\napp: Shop\nroot: shop\n", to: "App.flow.yaml")
        let wrong = try await sandbox.flowgen("preview", "--output", "app.html")
        #expect(wrong.code == 1 && wrong.errors.contains("error: ") && sandbox.text("app.html") == nil)
    }

    @Test func `a page that is watched is written again when a spec has changed`() async throws {
        let executable = try #require(Sandbox.executable)
        let process = Process()
        process.executableURL = executable
        process.arguments = ["preview", "--watch", "--output", "app.html", "--quiet"]
        process.currentDirectoryURL = sandbox.url
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Tests and their child processes block other signals.
        defer { kill(process.processIdentifier, SIGKILL) }
        try await wait(beside: process) { sandbox.text("app.html")?.contains(#""name": "item""#) == true }
        // A change right after a page was written isn't lost.
        for name in ["thing", "part", "piece", "unit"] {
            try sandbox.write(Self.spec.replacing("item", with: name), to: "App.flow.yaml")
            try await wait(beside: process) { sandbox.text("app.html")?.contains("\"name\": \"\(name)\"") == true }
        }
        try sandbox.write("flows: [", to: "App.flow.yaml")
        try sandbox.write(Self.spec.replacing("item", with: "other"), to: "App.flow.yaml")
        try await wait(beside: process) { sandbox.text("app.html")?.contains(#""name": "other""#) == true }
        #expect(process.isRunning)
    }

    /// Waits for a condition while a process runs, without a time limit.
    private func wait(beside process: Process, for condition: () -> Bool) async throws {
        while !condition() {
            try #require(process.isRunning)
            try await Task.sleep(for: .milliseconds(2))
        }
    }
}
