import FlowGraph

extension Program {
    /// What the links want of an app's property lists: the custom schemes for `Info.plist`, the
    /// hosts for the entitlements, each as a key with its value. A key without a value is left out.
    public var linkPropertyLists: String {
        var text = ""
        if !customSchemes.isEmpty {
            text += """
                <!-- In Info.plist -->
                <key>CFBundleURLTypes</key>
                <array>
                    <dict>
                        <key>CFBundleTypeRole</key>
                        <string>Editor</string>
                        <key>CFBundleURLName</key>
                        <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
                        <key>CFBundleURLSchemes</key>
                        <array>
                \(strings(customSchemes, indent: 16))
                        </array>
                    </dict>
                </array>

                """
        }
        if !webHosts.isEmpty {
            text += """
                <!-- In the entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                \(strings(webHosts.map { "applinks:\($0)" }, indent: 8))
                </array>

                """
        }
        return text
    }

    /// The hosts of universal links, in the order of their names.
    public var webHosts: [String] { Set(linkPatterns.filter(\.isOfWeb).map(\.host)).sorted() }

    private var customSchemes: [String] { Set(linkPatterns.filter { !$0.isOfWeb }.map(\.scheme)).sorted() }

    /// No scheme and no host has a character that means something in XML.
    private func strings(_ texts: [String], indent: Int) -> String {
        texts.map { String(repeating: " ", count: indent - 4) + "<string>\($0)</string>" }.joined(separator: "\n")
    }
}
