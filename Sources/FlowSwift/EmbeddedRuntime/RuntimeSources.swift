import CRuntimeSources

/// FlowRuntime's sources, ordered by name, as the tool was built with them.
func flowRuntimeSources() -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    guard var source = runtimeSources() else { return [] }
    while let path = source.pointee.path, let text = source.pointee.text {
        let name = String(cString: path).split(separator: "/").last.map(String.init) ?? ""
        files.append((name, String(cString: text)))
        source += 1
    }
    return files
}
