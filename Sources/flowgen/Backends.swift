import ArgumentParser
import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews

/// The back ends of `flowgen generate`, first the one that is used unless another is asked for.
let backends: [any Backend] = [
    SwiftBackend(),
    ProgramDump(version: flowgenVersion),
]

/// A back end, chosen by its name.
struct BackendName: ExpressibleByArgument {
    let backend: any Backend

    /// Swift.
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
