import FlowSpec

/// Saving and restoring the state of a scene.
extension Printer {
    /// Prints the enumeration of a flow's sites: places that start a flow or present something.
    mutating func siteEnumeration(_ flow: CoordinatorOutput) {
        guard let sites = flow.restoration?.sites, !sites.isEmpty else { return }
        blank()
        doc("Places where `\(flow.flow.value)` starts a flow or presents a screen. Used to restore state.")
        block("\(style.prefix)enum \(flow.names.site): Codable") { printer in
            for site in sites { printer.enumerationCase(site.name.value, site.parameters) }
        }
    }

    /// Prints the members of a coordinator that save and restore its state.
    mutating func restoration(of flow: CoordinatorOutput) {
        guard let restoration = flow.restoration else { return }
        if let app = restoration.app { self.app(app) }
        savedValues(restoration.values)
        requirements(of: flow, restoration)
        sites(of: flow, restoration.sites)
    }

    private mutating func savedValues(_ values: [StoredOutput]) {
        guard !values.isEmpty else { return }
        blank()
        let pairs = values.map { "\"\($0.parameter.name)\": \(bare($0.property))" }
        short("\(style.overridable)var savedValues: [String: any Encodable]", "[\(pairs.joined(separator: ", "))]")
    }

    private mutating func requirements(of flow: CoordinatorOutput, _ restoration: RestorationOutput) {
        if let requirement = restoration.requirement {
            blank()
            short("\(style.overridable)var mayStart: Bool", requirement.flat)
        }
        guard !restoration.screenRequirements.isEmpty else { return }
        blank()
        block("\(style.overridable)func mayShow(_ screen: \(flow.names.screen)) -> Bool") { printer in
            printer.line("switch screen {")
            for (pattern, question) in restoration.screenRequirements { printer.expression("case \(pattern): ", question) }
            if restoration.screenRequirements.count < flow.screens.count { printer.line("default: true") }
            printer.line("}")
        }
    }

    private mutating func sites(of flow: CoordinatorOutput, _ sites: [SiteOutput]) {
        guard !sites.isEmpty else { return }
        blank()
        let result = "\(runtime("SiteHandlers"))<\(flow.names.coordinator)>"
        block("\(style.overridable)func handlers(at site: \(flow.names.site)) -> \(result)") { printer in
            printer.line("switch site {")
            for site in sites {
                let values = site.parameters.map { Expression.Item(nil, binding($0.name)) }
                let pattern = Expression.member(site.name.value, values, hasValues: !values.isEmpty)
                guard !site.closures.isEmpty else {
                    printer.match(pattern, site.handlers)
                    continue
                }
                printer.expression("case ", pattern, ":")
                printer.indented { $0.step(.call(site.handlers, site.closures)) }
            }
            printer.line("}")
        }
    }

    private mutating func table(_ name: String, _ type: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        blank()
        line("\(style.prefix)static let \(name): \(runtime(type))? = .init(")
        indented { printer in
            printer.line("\"\"\"")
            for text in lines { printer.line(text) }
            printer.line("\"\"\"")
        }
        line(")")
    }

    private mutating func app(_ app: RestorableAppOutput) {
        blank()
        line("\(style.prefix)static var fingerprint: String { \"\(app.fingerprint)\" }")
        table("reachableStacks", "ReachableStacks", app.stacks)
        table("placements", "Placements", app.placements)
        blank()
        let signature = "of saved: \(runtime("SavedFlow"))) throws -> \(runtime("Coordinator"))?"
        block("\(style.overridable)func makeCoordinator(\(signature)") { printer in
            printer.line("switch saved.name {")
            for flow in app.flows {
                let result = "return \(flow.reads ? "try " : "")"
                let whole = "case \(stringLiteral(flow.flow)): \(result)\(flow.creation.flat)"
                if flow.firstScreen == nil, printer.fits(whole) {
                    printer.line(whole)
                    continue
                }
                printer.line("case \(stringLiteral(flow.flow)):")
                printer.indented { printer in
                    if let type = flow.firstScreen { printer.line("let start: \(type) = try saved.firstScreen()") }
                    printer.expression(result, flow.creation)
                }
            }
            printer.line("default: return nil")
            printer.line("}")
        }
    }
}
