import FlowGraph
import FlowSpec

/// The file that FlowRuntime's sources are written to, where they are part of the output.
let runtimeFileName = "FlowRuntime.flow.swift"

/// FlowRuntime's sources for a program, where a file asks for them, or the caller does.
///
/// A module has one FlowRuntime: what one file asks for holds for all.
func embeddedRuntime(of program: Program, isAskedFor: Bool) -> RuntimeOutput? {
    let files = program.files.filter { program.modules.isOwn($0.source) }
    guard isAskedFor || files.contains(where: { $0.output.runtime?.value == .embed }) else { return nil }
    return RuntimeOutput(isPublic: files.contains { $0.output.access == .public })
}

/// Reports files that disagree on where FlowRuntime comes from, output that FlowRuntime's sources
/// can't stand beside, and a spec whose output would be the file with them.
func checkRuntime(_ program: Program, _ files: [SwiftFile], into diagnostics: inout Diagnostics) {
    let own = program.files.filter { program.modules.isOwn($0.source) }
    let choices = own.compactMap(\.output.runtime)
    if let embed = choices.first(where: { $0.value == .embed }) {
        for choice in choices where choice.value == .import {
            diagnostics.report(
                .unknownValue,
                "another file of the program embeds the run time, of which there is one; leave 'import' out or embed it here too",
                at: choice.range, notes: [.init("the other file's choice", at: embed.range)])
        }
    }
    guard files.contains(where: { $0.hasApp && $0.runtime != nil }) else { return }
    // Coordinators of one module start those of another on one run time, and a build plugin says
    // beforehand which files there will be.
    if program.modules.own != nil || !program.modules.others.isEmpty {
        let place = choices.first { $0.value == .embed }?.range ?? own.first.map { .start(of: $0.source) } ?? program.root.range
        diagnostics.report(
            .unknownValue, "the run time can't be embedded in a module of a package, which has it in common with others; import it",
            at: place)
    }
    // What has this access is in a package, and Swift 6.3 warns of recursion in the initializers
    // that it derives in such sources.
    for file in own where file.output.access == .package {
        diagnostics.report(
            .unknownValue,
            "the run time can't be embedded in output with the access 'package'; import it, which a package can, or choose another",
            at: file.output.accessPlace ?? .start(of: file.source))
    }
    for file in files where file.name.lowercased() == runtimeFileName.lowercased() {
        diagnostics.report(
            .duplicateFile, "the run time's sources are written to \(quoted(runtimeFileName)) too; rename the spec, or import the run time",
            at: .start(of: file.source))
    }
}
