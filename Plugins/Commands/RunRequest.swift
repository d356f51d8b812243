import Foundation
import PackagePlugin

extension Request {
    /// Runs flowgen on the targets of a package.
    func run(in context: PluginContext) throws {
        let targets = context.package.targets
        let named = try chosen(from: targets, name: \.name)
        try run(
            on: named.compactMap(TargetProgram.init(of:)), of: named.compactMap { ($0 as? any SourceModuleTarget)?.specs },
            in: context.package.directoryURL, with: context.tool(named: "flowgen").url)
    }

    private func chosen<T>(from all: [T], name: (T) -> String) throws(CommandError) -> [T] {
        for target in targets where !all.contains(where: { name($0) == target }) {
            throw CommandError("there is no target '\(target)'; the targets are \(all.map(name).joined(separator: ", "))")
        }
        return targets.isEmpty ? all : all.filter { targets.contains(name($0)) }
    }

    /// Runs flowgen, for some commands once for each target. Fails if any run failed.
    private func run(on programs: [TargetProgram], of targets: [TargetSpecs], in folder: URL, with flowgen: URL) throws {
        let missing = targets.compactMap(\.problem).first ?? "there is no *.flow.yaml in the targets' folders"
        func succeeds(_ arguments: [String]) throws -> Bool {
            let process = Process()
            process.executableURL = flowgen
            process.arguments = [command] + options + arguments
            process.currentDirectoryURL = folder
            try process.run()
            process.waitUntilExit()
            return process.terminationReason == .exit && process.terminationStatus == 0
        }
        let shown = { (file: URL) in file.path(below: folder) }
        var failed: [String] = []
        switch subject {
        case .nothing:
            guard try succeeds([]) else { throw CommandError("flowgen \(command) failed") }
        case .oneTarget:
            let program = try app(among: programs, missing)
            if try !succeeds(program.arguments(shown: shown)) { failed.append(program.own.module) }
        case .everyTarget:
            guard !programs.isEmpty else { throw CommandError(missing) }
            for program in programs where try !succeeds(program.arguments(shown: shown)) { failed.append(program.own.module) }
        }
        guard failed.isEmpty else { throw CommandError("flowgen \(command) failed for \(failed.joined(separator: ", "))") }
    }

    /// The one program of a query: the named target's, or the only app's.
    private func app(among programs: [TargetProgram], _ missing: String) throws(CommandError) -> TargetProgram {
        let apps = programs.count == 1 ? programs : programs.filter(\.isApp)
        guard let app = apps.first, apps.count == 1 else {
            let names = programs.map(\.own.module).joined(separator: ", ")
            throw CommandError(names.isEmpty ? missing : "choose one of \(names) with '--target'")
        }
        return app
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension Request {
        /// Runs flowgen on the targets of an Xcode project.
        func run(in context: XcodePluginContext) throws {
            let named = try chosen(from: context.xcodeProject.targets, name: \.displayName)
            try run(
                on: named.compactMap(TargetProgram.init(of:)), of: named.map(\.specs), in: context.xcodeProject.directoryURL,
                with: context.tool(named: "flowgen").url)
        }
    }
#endif
