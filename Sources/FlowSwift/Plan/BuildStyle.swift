import FlowSpec

extension SwiftStyle {
    /// The style that a spec asks for.
    init(_ options: OutputOptions) {
        let access: Access =
            switch options.access {
            case .internal: .internal
            case .package: .package
            case .public: .public
            }
        self.init(access: access, areClassesOpen: options.areClassesOpen, indent: options.indent)
    }
}
