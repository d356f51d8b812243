// Stands for Xcode's module of this name, which has no public interface. It declares what uses in
// public packages prove and the plugins need, and nothing besides: no conformance, no initializer.
// The plugins are type-checked against it.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool { throw Unavailable() }
}

public struct XcodeProject {
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
}

public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(any Product)
}

public struct XcodeProduct {
    public let name: String
    public let kind: Kind

    public enum Kind {
        case application
        case executable
        case framework
        case library
        case other(String)
    }
}

private struct Unavailable: Error {}
