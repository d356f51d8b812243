import CPages

/// The files in a list of the target CPages, embedded when flowgen was built.
func embeddedTexts(_ list: UnsafePointer<PageText>?) -> [(path: String, text: String)] {
    var texts: [(path: String, text: String)] = []
    guard var next = list else { return [] }
    while let path = next.pointee.path, let text = next.pointee.text {
        texts.append((String(cString: path), String(cString: text)))
        next += 1
    }
    return texts
}
