import CRuntimeSources

/// FlowRuntime's sources, embedded when the tool was built, sorted by name.
///
/// - Parameter hasViews: true for apps with SwiftUI views. Others don't need the folder `SwiftUI`.
func flowRuntimeSources(hasViews: Bool) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    guard var source = runtimeSources() else { return [] }
    while let path = source.pointee.path, let text = source.pointee.text {
        let parts = String(cString: path).split(separator: "/").map(String.init)
        if hasViews || !parts.contains("SwiftUI") { files.append((parts.last ?? "", String(cString: text))) }
        source += 1
    }
    return files
}
