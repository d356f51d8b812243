/// Looks for a file among an app's resources: in the bundle, or in one of the `*.resources` beside
/// the executable.
///
/// SwiftPM puts the resources of each target into such a bundle on Linux, and `Bundle(for:)`
/// doesn't know it there, as it does on a device.
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

/// The bundles beside the executable, in the order of their names, so that each run takes the same
/// one.
private func resourceBundles() -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    return (contents ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
}

/// A file of that name anywhere in a folder: `.copy` keeps the folders that the package has.
private func file(named name: String, in folder: URL) -> URL? {
    let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return contents?.compactMap { $0 as? URL }.filter { $0.lastPathComponent == name }.min { $0.path < $1.path }
}
