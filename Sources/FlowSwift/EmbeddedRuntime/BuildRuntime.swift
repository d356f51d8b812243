import FlowGraph
import FlowSpec

/// The output file that contains FlowRuntime's sources, if they are embedded.
let runtimeFileName = "FlowRuntime.flow.swift"

/// FlowRuntime's sources for a program, if a file or the caller asks for them.
///
/// A module has one FlowRuntime, so one file's setting applies to all.
func embeddedRuntime(of program: Program, isAskedFor: Bool) -> RuntimeOutput? {
    let files = program.files.filter { program.modules.isOwn($0.source) }
    guard isAskedFor || files.contains(where: { $0.output.runtime?.value == .embed }) else { return nil }
    return RuntimeOutput(isPublic: files.contains { $0.output.access == .public }, hasViews: program.flows.contains(where: \.hasView))
}

/// Reports files that disagree on the origin of FlowRuntime, output that can't contain its sources,
/// and a spec whose output file would be theirs.
func checkRuntime(_ program: Program, _ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    let own = program.files.filter { program.modules.isOwn($0.source) }
    let choices = own.compactMap(\.output.runtime)
    if let embed = choices.first(where: { $0.value == .embed }) {
        for choice in choices where choice.value == .import {
            diagnostics.report(
                .unknownValue,
                "'import' conflicts with another file, which embeds FlowRuntime; remove it, or write 'embed'",
                at: choice.range, notes: [.init("FlowRuntime is embedded here", at: embed.range)])
        }
    }
    guard files.contains(where: { $0.hasApp && $0.runtime != nil }) else { return }
    // Coordinators of several modules must share one run time, and a build plugin declares its
    // output files in advance.
    if program.modules.own != nil || !program.modules.others.isEmpty {
        let place = choices.first { $0.value == .embed }?.range ?? own.first.map { .start(of: $0.source) } ?? program.root.range
        diagnostics.report(
            .unknownValue, "FlowRuntime can't be embedded in a package's module: the modules share it; import it",
            at: place)
    }
    // Only packages have this access, and Swift 6.3 warns of recursion in initializers that it
    // derives for such sources.
    for file in own where file.output.access == .package {
        diagnostics.report(
            .unknownValue,
            "FlowRuntime can't be embedded in output with 'access: package'; import it, or choose another access",
            at: file.output.accessPlace ?? .start(of: file.source))
    }
    for file in files where file.name.lowercased() == runtimeFileName.lowercased() {
        diagnostics.report(
            .duplicateFile,
            "\(quoted(runtimeFileName)) is also the file with FlowRuntime's sources; rename the spec, or import FlowRuntime",
            at: .start(of: file.source))
    }
}
