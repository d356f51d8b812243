import FlowGraph

extension Program {
    /// The property list entries required for the links: custom schemes for `Info.plist`, and hosts
    /// for the entitlements. Keys without values are left out.
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

    /// The hosts of universal links, sorted by name, as in the entitlements: `*.shop.example` means
    /// all subdomains.
    public var webHosts: [String] { Set(linkPatterns.filter(\.isUniversal).map(\.host)).sorted() }

    private var customSchemes: [String] { Set(linkPatterns.filter { !$0.isOfWeb }.map(\.scheme)).sorted() }

    /// Schemes and hosts contain no characters that are special in XML.
    private func strings(_ texts: [String], indent: Int) -> String {
        texts.map { String(repeating: " ", count: indent - 4) + "<string>\($0)</string>" }.joined(separator: "\n")
    }
}
