import ExampleKit
import FlowRuntime
import FlowTesting
import Foundation
import Testing

/// A walk through an example. `openLink` opens a link by name.
@MainActor
public func walk(
    _ example: String, openLink: (@MainActor (Coordinator, String) -> Bool)? = nil,
    makeRoot: @escaping @MainActor (WalkApp) -> Coordinator
) throws -> RandomWalk {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/\(example)")
    return RandomWalk(
        try loadProgram(in: folder.standardizedFileURL), makeRoot: makeRoot, tap: { tap($1, on: $0) }, openLink: openLink)
}

/// Performs 10,000 random actions in an example and compares it with the abstract machine of its
/// spec, and then 2,000 more as on a simulator. The first walk must perform every step. If
/// `restarts` is true, the second occasionally restarts the app with its saved state.
@MainActor
public func performRandomActions(_ walk: RandomWalk, restarts: Bool = false) async {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1
    var walk = walk
    for (isInProcess, count) in [(false, 10_000), (true, 2_000)] {
        walk.isInProcess = isInProcess
        walk.restarts = restarts && isInProcess
        let report = await walk.run(actions: count, seed: seed)
        print("\(isInProcess ? "from inside, " : "")seed \(seed): \(report)")
        #expect(report.failure == nil, "\(report)")
        if !isInProcess { #expect(report.coverage.unreached(in: walk.program) == [], "steps that the walk never took, seed \(seed)") }
    }
}
