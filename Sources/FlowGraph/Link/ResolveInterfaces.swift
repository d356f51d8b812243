import FlowSpec

extension Linker {
    /// Resolves the user interface of each flow, and of each module's containers.
    ///
    /// The root flow's interface decides which framework navigates. A library has no root, so one
    /// file's `generate` decides it. Your own UIKit code starts entry flows and external flows.
    mutating func resolveInterfaces(of files: [SpecFile]) {
        var usual: [String?: Located<OutputOptions.Interface>] = [:]
        for (module, files) in Dictionary(grouping: files, by: { modules.others[$0.source] }) {
            let root = files.first { $0.root != nil }
            let flows = files.flatMap(\.flows)
            let rootFlow = flows.first { $0.name.value == root?.root?.value }
            let ofRootFlow = files.first { $0.source == rootFlow?.name.range.source }?.output.interface
            let ofApp = root?.output.interface ?? ofRootFlow
            usual[module] = ofApp
            let ofLibrary = files.lazy.compactMap(\.output.interface).first { $0.value == .swiftui }
            containers[module] =
                root != nil ? rootFlow?.interface ?? ofRootFlow ?? ofApp : flows.contains { $0.entry != nil } ? nil : ofLibrary
        }
        let ofFile = Dictionary(files.map { ($0.source, $0.output.interface) }) { first, _ in first }
        interfaces = names.declarations.map { flow in
            guard flow.external == nil else { return .uikit }
            let source = flow.name.range.source
            let ofFlow = flow.interface ?? ofFile[source].flatMap { $0 } ?? usual[modules.others[source]]
            return ofFlow?.value ?? .uikit
        }
    }

    /// The interface of the containers that show a flow.
    func containers(of flow: FlowID) -> OutputOptions.Interface {
        containers[modules.others[names[flow].name.range.source]]?.value ?? .uikit
    }
}
