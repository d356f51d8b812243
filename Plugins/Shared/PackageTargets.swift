import PackagePlugin

extension TargetProgram {
    /// Creates the program of a package's target; `nil` if it has no specs.
    init?(of target: any Target) {
        guard let target = target as? any SourceModuleTarget, !target.specs.specs.isEmpty else { return nil }
        let dependencies = target.recursiveTargetDependencies
        self.init(
            own: target.specs, others: dependencies.compactMap { ($0 as? any SourceModuleTarget)?.specs },
            isApp: target.kind == .executable, hasRuntime: dependencies.contains { $0.name == "FlowRuntime" })
    }
}

extension SourceModuleTarget {
    var specs: TargetSpecs { TargetSpecs(module: moduleName, files: sourceFiles.map(\.url)) }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TargetProgram {
        /// Creates the program of an Xcode project's target; `nil` if it has no specs. A target can
        /// link FlowRuntime without a dependency that the plugin sees.
        init?(of target: XcodeTarget) {
            guard !target.specs.specs.isEmpty else { return nil }
            // XcodeProduct.Kind isn't Equatable.
            let isApp = if case .application = target.product?.kind { true } else { false }
            self.init(own: target.specs, others: target.otherSpecs, isApp: isApp)
        }
    }

    extension XcodeTarget {
        var specs: TargetSpecs {
            TargetSpecs(module: moduleName(ofProduct: product?.name ?? displayName), files: inputFiles.map(\.url))
        }

        /// The specs of all targets and packages that the target depends on.
        fileprivate var otherSpecs: [TargetSpecs] {
            dependencies.flatMap { dependency -> [TargetSpecs] in
                switch dependency {
                case .target(let target): [target.specs] + target.otherSpecs
                case .product(let product):
                    product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }.compactMap { ($0 as? any SourceModuleTarget)?.specs }
                @unknown default: []
                }
            }
        }
    }
#endif
