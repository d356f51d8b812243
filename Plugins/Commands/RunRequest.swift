import Foundation
import PackagePlugin

extension Request {
    /// Runs flowgen on the targets of a package.
    func run(in context: PluginContext) throws {
        let targets = context.package.targets
        let named = try chosen(from: targets, name: \.name)
        try run(on: named.compactMap(TargetProgram.init(of:)), in: context.package.directoryURL, with: context.tool(named: "flowgen").url)
    }

    /// The targets that the command is about.
    private func chosen<T>(from all: [T], name: (T) -> String) throws(CommandError) -> [T] {
        for target in targets where !all.contains(where: { name($0) == target }) {
            throw CommandError("there is no target '\(target)'; the targets are \(all.map(name).joined(separator: ", "))")
        }
        return targets.isEmpty ? all : all.filter { targets.contains(name($0)) }
    }

    /// Runs flowgen once a target, so that the findings of all are seen, and fails where one did.
    private func run(on programs: [TargetProgram], in folder: URL, with flowgen: URL) throws {
        guard !programs.isEmpty else { throw CommandError("there is no *.flow.yaml in the targets' folders") }
        var failed: [String] = []
        for program in programs {
            let process = Process()
            process.executableURL = flowgen
            process.arguments = [command] + options + program.arguments { $0.path(below: folder) }
            process.currentDirectoryURL = folder
            try process.run()
            process.waitUntilExit()
            if process.terminationReason != .exit || process.terminationStatus != 0 { failed.append(program.own.module) }
        }
        guard failed.isEmpty else { throw CommandError("flowgen \(command) failed for \(failed.joined(separator: ", "))") }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension Request {
        /// Runs flowgen on the targets of an Xcode project.
        func run(in context: XcodePluginContext) throws {
            let named = try chosen(from: context.xcodeProject.targets, name: \.displayName)
            try run(
                on: named.compactMap(TargetProgram.init(of:)), in: context.xcodeProject.directoryURL,
                with: context.tool(named: "flowgen").url)
        }
    }
#endif
