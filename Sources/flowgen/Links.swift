import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowViews

struct Links: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what each deep link opens, or writes what Apple's files want of them.",
        discussion: """
            The table has for each link the patterns of its URLs, and the stacks it leads to at the start, in each tab and child, and under something \
            presented. 'plist' prints what belongs in Info.plist and in the entitlements, 'aasa' the file apple-app-site-association of a host.

            Examples:
              $ flowgen links
              $ flowgen links Sources/App --format plist
              $ flowgen links --format aasa --app-id ABCDE12345.com.example.shop > apple-app-site-association
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Option(help: ArgumentHelp("The form of the output: table, plist or aasa.", valueName: "format"))
    var format = LinksFormat.table

    @Option(
        help: ArgumentHelp(
            "With 'aasa', the app that opens the links, as TEAM.bundle; may be given several times.", valueName: "team.bundle"))
    var appID: [String] = []

    @Option(help: ArgumentHelp("With 'aasa', the host of the file, if the links have several.", valueName: "host"))
    var host: String?

    func validate() throws {
        guard format == .aasa else {
            if !appID.isEmpty || host != nil { throw ValidationError("'--app-id' and '--host' go with '--format aasa'") }
            return
        }
        if appID.isEmpty { throw ValidationError("'--format aasa' needs '--app-id TEAM.bundle'") }
        for id in appID where !isAppID(id) {
            throw ValidationError("\(quoted(id)) isn't an app's id, such as 'ABCDE12345.com.example.shop'")
        }
    }

    func run() throws {
        let program = try Compilation(inputs, modules: modules.inputs, findingStacks: false).programOrFindings()
        let text =
            switch format {
            case .table: LinkTable(of: Analysis(of: program)).text
            case .plist: program.linkPropertyLists
            case .aasa: program.siteAssociation(ofHost: try host(of: program), appIDs: appID).text
            }
        try printOutput(Array(text.utf8))
    }

    /// The host that is asked for, or the only one.
    private func host(of program: Program) throws -> String {
        let hosts = program.webHosts
        if let host = host?.lowercased(), hosts.contains(host) { return host }
        if host == nil, hosts.count == 1 { return hosts[0] }
        let reason =
            if hosts.isEmpty {
                "no link has a URL that begins with 'https://'"
            } else if let host {
                "no link has a URL with the host \(quoted(host))\(didYouMean(host, in: hosts))"
            } else {
                "the links have several hosts; give '--host' one of \(alternatives(hosts.map(quoted)))"
            }
        printError(reason)
        throw ExitCode.validationFailure
    }
}

/// What `flowgen links` prints.
enum LinksFormat: String, CaseIterable, ExpressibleByArgument {
    case table, plist, aasa
}

/// Whether a text is the prefix of an app's id and its bundle identifier, joined by a dot.
private func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }
}
