import ArgumentParser
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

/// The back ends of `flowgen generate`. The first is the default.
let backends: [any Backend] = [
    SwiftBackend(),
    ProgramDump(version: flowgenVersion),
]

/// A back end, selected by its name.
struct BackendName: ExpressibleByArgument {
    let backend: any Backend

    /// Creates the default, the Swift back end.
    init() {
        backend = SwiftBackend()
    }

    init?(argument: String) {
        guard let backend = backends.first(where: { $0.name == argument }) else { return nil }
        self.backend = backend
    }

    static var allValueStrings: [String] { backends.map(\.name) }
    var defaultValueDescription: String { backend.name }
}
