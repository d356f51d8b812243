import CRuntimeSources

/// FlowRuntime's sources, embedded when the tool was built, sorted by name.
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
