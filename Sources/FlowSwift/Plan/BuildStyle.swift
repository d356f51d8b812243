import FlowSpec

extension SwiftStyle {
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
