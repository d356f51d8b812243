import FlowAnalysis
import FlowGraph
import FlowSpec

/// Returns the results of an analysis as JSON, for other tools. The same program produces the same
/// text on every machine. The format is ``analysisSchema()``.
///
/// - Parameters:
///   - analysis: the analysis of the program.
///   - sources: the files of the program.
///   - version: the version of the tool.
///   - words: all words that a number of actions can reach; nil for none.
/// - Returns: the text, as UTF-8.
public func dumpAnalysis(_ analysis: Analysis, sources: SourceTable, version: String, words: Words? = nil) -> [UInt8] {
    AnalysisDump(analysis, sources: sources).document(version: version, words: words).bytes
}

/// Returns the JSON Schema for ``dumpAnalysis(_:sources:version:words:)``, as UTF-8.
public func analysisSchema() -> [UInt8] {
    let definitions = JSONObject.analysisParts.map { (key: $0.name, value: $0.schema) }
    return JSONObject.analysis.schemaText(title: "An analysis of flowgen", definitions: definitions)
}

/// Creates the parts of an analysis dump.
struct AnalysisDump {
    let analysis: Analysis
    private let dump: Dump
    private let bounds: [Int?]

    init(_ analysis: Analysis, sources: SourceTable) {
        self.analysis = analysis
        bounds = analysis.screenDistances
        dump = Dump(program: analysis.program, sources: sources)
    }

    var program: Program { analysis.program }

    func document(version: String, words: Words?) -> JSON {
        let faults = analysis.faults
        return [
            "dump": .integer(dumpVersion),
            "flowgen": .string(version),
            "analysis": .string(analysis.isCut ? "partial" : analysis.isExact ? "exact" : "approximate"),
            "breaches": .array(analysis.violations.map(violation)),
            "screens": .array(analysis.screens.map(screen)),
            "transitions": .array(analysis.transitions(with: faults).map(transition)),
            "stacks": .array(stacks),
            "invariants": .array(invariants),
            "containers": .array(analysis.containers(with: faults).map(container)),
            "sites": .array(analysis.sites(with: faults).map(site)),
            "links": .array(analysis.links(with: faults).map(link)),
            "words": words.map { .array(sorted($0)) },
            "wordsUpTo": words.map { .integer($0.actions) },
        ]
    }

    private func violation(_ violation: ExactnessViolation) -> JSON {
        ["reason": .string(name(violation.reason)), "place": dump.place(violation.range)]
    }

    private func name(_ reason: ExactnessViolation.Reason) -> String {
        switch reason {
        case .size: "size"
        case .continuesInTab: "goes-on-in-tab"
        case .coveredBar: "covered-bar"
        case .noReturn: "no-return"
        case .faultAfterMove: "fault-after-move"
        case .limit: "limit"
        case .beginnings: "beginnings"
        case .mergedSites: "merged-sites"
        case .soughtScreens: "sought-screens"
        }
    }

    private func screen(_ fact: ScreenFact) -> JSON {
        names(of: fact.screen)
            + ["lane": fact.lane.map(JSON.string), "reachable": .boolean(fact.distance != nil)] + distance(analysis.distance(of: fact))
    }

    /// The keys of a distance: the number of actions, and the bound if it isn't exact.
    func distance(_ distance: Distance?) -> JSON {
        [
            "distance": distance.map { .integer($0.actions) },
            "bound": distance.flatMap { $0.bound == .exact ? nil : .string($0.bound.rawValue) },
        ]
    }

    private func distance(_ actions: Int?) -> JSON { distance(actions.map(analysis.bounded)) }

    private func transition(_ fact: TransitionFact) -> JSON {
        names(of: fact.screen)
            + [
                "name": .string(program[fact.transition].name.value),
                "fires": .boolean(fact.fires),
            ]
            + distance(analysis.distance(to: fact.screen, from: bounds).map { $0 + 1 }) + ["faults": .array(fact.faults.map(fault))]
    }

    private func fault(_ fact: FaultFact) -> JSON {
        ["rule": .string(fact.kind.rawValue)] + distance(fact.distance) + ["place": dump.place(fact.range)]
    }

    private func container(_ fact: ContainerFact) -> JSON {
        let flow = program[fact.flow]
        let head: JSON =
            switch fact.occasion {
            case .tab(let tab): ["tab": .string(flow.tabs[tab].name.value), "fires": .boolean(fact.distance != nil)]
            case .result(let child, let result): ["on": .string("\(dump.startName(child, of: flow)).\(name(result, of: child, in: flow))")]
            }
        return ["flow": .string(flow.name.value)] + head
            + distance(fact.distance) + ["faults": .array(fact.faults.map(fault))]
    }

    private func site(_ fact: SiteFact) -> JSON {
        let site = program[fact.site]
        var answer = "dismissed"
        if let result = fact.result, case .flow(let flow) = site.target { answer = program[flow].results[result].name.value }
        return [
            "site": .integer(fact.site.index), "on": .string(answer), "place": dump.place(site.range),
            "faults": .array(fact.faults.map(fault)),
        ]
    }

    private func link(_ fact: LinkFact) -> JSON {
        ["name": .string(program[fact.link].name.value), "fires": .boolean(fact.fires)] + distance(fact.distance)
            + ["faults": .array(fact.faults.map(fault))]
    }

    private func name(_ result: Int, of child: Int, in flow: Flow) -> String {
        let use = flow.tabs.isEmpty ? flow.children[child].use : flow.tabs[child].use
        guard case .flow(let child)? = use?.target else { return "" }
        return program[child].results[result].name.value
    }

    /// Sorts words by distance, then by name.
    private func sorted(_ words: Words) -> [JSON] {
        let words = words.all.map { word, distance in
            let names = word.map { slot in
                "\(slot.lane) \(slot.activation.map { dump.name($0) } ?? "") \(dump.name(slot.screen))"
            }
            let value: JSON = ["word": .array(word.map(slot))] + self.distance(distance)
            return (distance: distance, names: names.joined(separator: "\n"), value: value)
        }
        return words.sorted { ($0.distance, $0.names) < ($1.distance, $1.names) }.map(\.value)
    }

    private func slot(_ slot: WordSlot) -> JSON {
        ["lane": .string(slot.lane)] + names(of: slot.screen)
            + ["activation": slot.activation.map { .string(dump.name($0)) } ?? .null]
    }

    private func names(of screen: ScreenID) -> JSON {
        ["flow": .string(dump.name(program[screen].flow)), "screen": .string(program[screen].name.value)]
    }
}
