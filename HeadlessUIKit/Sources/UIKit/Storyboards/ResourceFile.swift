/// Finds a resource file in the bundle, or in a `*.resources` bundle next to the executable.
///
/// On Linux SwiftPM creates such a bundle for each target, but `Bundle(for:)` doesn't find it as it
/// does on a device.
func resource(named name: String, extensions: [String], in bundle: Bundle?) -> URL? {
    for fileExtension in extensions {
        let given = bundle ?? .main
        if let url = given.url(forResource: name, withExtension: fileExtension)
            ?? given.url(forResource: name, withExtension: fileExtension, subdirectory: "Base.lproj")
        {
            return url
        }
        for folder in resourceBundles() {
            if let url = file(named: "\(name).\(fileExtension)", in: folder) { return url }
        }
    }
    return nil
}

/// The bundles next to the executable, sorted by name to find the same file in each run.
private func resourceBundles() -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    return (contents ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
}

/// Finds a file by name anywhere in a folder. `.copy` preserves the package's folders.
private func file(named name: String, in folder: URL) -> URL? {
    let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return contents?.compactMap { $0 as? URL }.filter { $0.lastPathComponent == name }.min { $0.path < $1.path }
}
