import CPages

/// The files of a list of the target CPages, as flowgen was built with them.
func embeddedTexts(_ list: UnsafePointer<PageText>?) -> [(path: String, text: String)] {
    var texts: [(path: String, text: String)] = []
    guard var next = list else { return [] }
    while let path = next.pointee.path, let text = next.pointee.text {
        texts.append((String(cString: path), String(cString: text)))
        next += 1
    }
    return texts
}
