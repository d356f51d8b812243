import ArgumentParser
import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowViews

struct Links: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List deep links, or print entries for Apple's files.",
        discussion: """
            The table lists each link's URL patterns and its destinations: at the start, in each tab or child, and under a modal. \
            'plist' prints entries for Info.plist and the entitlements; 'aasa' prints a host's apple-app-site-association file. \
            The options '--check-…' compare the links with existing files instead.

            Examples:
              $ flowgen links
              $ flowgen links --format aasa --app-id TEAM.com.shop > aasa.json
              $ flowgen links --check-association aasa.json --check-entitlements Shop.entitlements
            """
    )

    @Option(help: ArgumentHelp("Choose the output format.", valueName: "format"))
    var format = LinksFormat.table

    @Option(help: ArgumentHelp("Report links that a site association file lacks.", valueName: "file"))
    var checkAssociation: String?

    @Option(help: ArgumentHelp("Report hosts that an entitlements file lacks.", valueName: "file"))
    var checkEntitlements: String?

    @Option(help: ArgumentHelp("With 'aasa', name the app that opens the links; repeatable.", valueName: "team.bundle"))
    var appID: [String] = []

    @Option(help: ArgumentHelp("With 'aasa', choose one of several hosts.", valueName: "host"))
    var host: String?

    @OptionGroup var inputs: Inputs

    @OptionGroup var modules: ModuleOptions

    func validate() throws {
        if format != .table, checkAssociation != nil || checkEntitlements != nil {
            throw ValidationError("'--check-association' and '--check-entitlements' print no format; remove '--format'")
        }
        guard format == .aasa || checkAssociation != nil else {
            if !appID.isEmpty || host != nil {
                throw ValidationError("'--app-id' and '--host' require '--format aasa' or '--check-association'")
            }
            return
        }
        if appID.isEmpty, format == .aasa { throw ValidationError("'--format aasa' requires '--app-id TEAM.bundle'") }
        for id in appID where !isAppID(id) {
            throw ValidationError("\(quoted(id)) isn't an app id; write the team and the bundle id, such as 'ABCDE12345.com.example.shop'")
        }
    }

    func run() throws {
        let program = try Compilation(inputs, modules: modules.inputs, findingStacks: false).programOrFindings()
        guard checkAssociation == nil, checkEntitlements == nil else { return try check(program) }
        let text =
            switch format {
            case .table: LinkTable(of: Analysis(of: program)).text
            case .plist: program.linkPropertyLists
            case .aasa: program.siteAssociation(ofHost: try host(of: program), appIDs: appID).text
            }
        try printOutput(Array(text.utf8))
    }

    /// Compares the links with the files.
    private func check(_ program: Program) throws {
        var findings: [(path: String, finding: SiteFinding)] = []
        if let path = checkAssociation {
            let host = try host(of: program)
            findings += program.check(host: host, with: try readInput(atPath: path), appIDs: appID).map { (path, $0) }
        }
        if let path = checkEntitlements { findings += program.check(entitlements: try readInput(atPath: path)).map { (path, $0) } }
        for (path, finding) in findings {
            let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
            printToStandardError("\(escaped(path))\(place): \(finding.isError ? "error" : "note"): \(finding.message)\n")
        }
        if findings.contains(where: \.finding.isError) { throw ExitCode.failure }
    }

    /// The requested host, or the only one.
    private func host(of program: Program) throws -> String {
        let hosts = program.webHosts
        if let host = host?.lowercased(), hosts.contains(where: { LinkURL(scheme: "https", host: host).isHost($0) }) { return host }
        if host == nil, hosts.count == 1 { return hosts[0] }
        let reason =
            if hosts.isEmpty {
                "no link has a URL that begins with 'https://'"
            } else if let host {
                "no link has a URL with the host \(quoted(host))\(didYouMean(host, in: hosts))"
            } else {
                "the links have several hosts; choose one with '--host': \(alternatives(hosts.map(quoted)))"
            }
        printError(reason)
        throw ExitCode.validationFailure
    }
}

enum LinksFormat: String, CaseIterable, ExpressibleByArgument {
    case table, plist, aasa
}

/// True if a string is an app id: a prefix and a bundle identifier, joined by a dot.
private func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }
}
