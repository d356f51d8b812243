import FlowGraph
import FlowSpec

/// The version of the dump format. Increases with every noticeable change except added keys.
let dumpVersion = 1

/// Returns a resolved program as JSON, for other tools. The same program produces the same text on
/// every machine. The format is ``programSchema()``.
///
/// - Parameters:
///   - program: the program.
///   - sources: the files of the program.
///   - version: the version of the tool.
/// - Returns: the text, as UTF-8.
public func dumpProgram(_ program: Program, sources: SourceTable, version: String) -> [UInt8] {
    programDump(program, sources: sources, version: version).bytes
}

/// Returns a resolved program as a JSON value, in the format of ``programSchema()``.
///
/// - Parameters:
///   - program: the program.
///   - sources: the files of the program.
///   - version: the version of the tool.
public func programDump(_ program: Program, sources: SourceTable, version: String) -> JSON {
    Dump(program: program, sources: sources).program(version: version)
}

/// Creates the parts of a dump.
struct Dump {
    let program: Program
    let sources: SourceTable

    func program(version: String) -> JSON {
        [
            "dump": .integer(dumpVersion),
            "flowgen": .string(version),
            "app": .string(program.app),
            "root": program.hasRoot ? use(program.root) : nil,
            "files": .array(program.files.map(file)),
            "guards": .array(program.guards.map(`guard`)),
            "effects": .array(program.effects.indices.map { effect(EffectID(index: $0)) }),
            "flows": .array(program.flows.map(flow)),
            "screens": .array(program.screens.indices.map { screen(ScreenID(index: $0)) }),
            "transitions": .array(program.transitions.indices.map { transition(TransitionID(index: $0)) }),
            "sites": .array(program.sites.indices.map { site(SiteID(index: $0)) }),
            "invariants": .array(program.invariants.map(invariant)),
            "links": .array(program.links.map(link)),
        ]
    }

    private func file(_ file: ProgramFile) -> JSON {
        let names = file.output.names
        return [
            "path": .string(sources[file.source].path),
            "imports": .array(file.imports.map(JSON.string)),
            "access": .string(file.output.access.rawValue),
            "classes": .string(file.output.areClassesOpen ? "open" : "final"),
            "coordinators": .string(file.output.coordinators.rawValue),
            "interface": file.output.interface.map { .string($0.value.rawValue) },
            "runtime": file.output.runtime.map { .string($0.value.rawValue) },
            "bundle": .string(file.output.bundle.rawValue),
            "indent": .integer(file.output.indent),
            "names": .object(where: GeneratedName.allCases.map { name in (name.rawValue, names[name].map { .string($0.value) }) }),
        ]
    }

    private func `guard`(_ asked: Guard) -> JSON {
        [
            "name": .string(asked.name.value),
            "documentation": asked.documentation.map(JSON.string),
            "place": place(asked.name.range),
            "params": parameters(asked.parameters),
            "constant": asked.isConstant ? .boolean(true) : nil,
        ]
    }

    private func effect(_ id: EffectID) -> JSON {
        let effect = program[id]
        return [
            "id": .string(name(id)),
            "name": .string(effect.name.value),
            "screen": effect.screen.map { .string(name($0)) },
            "documentation": effect.documentation.map(JSON.string),
            "place": place(effect.name.range),
            "params": parameters(effect.parameters),
            "results": results(effect.results),
            "async": .boolean(effect.isAsync),
            "withScreen": .boolean(effect.takesScreen),
        ]
    }

    func parameters(_ parameters: [Parameter]) -> JSON {
        .array(
            parameters.map { parameter in
                [
                    "name": .string(parameter.name.value),
                    "type": .string(parameter.type.description),
                    "default": parameter.defaultValue.map(JSON.string),
                    "place": place(parameter.name.range),
                ]
            })
    }

    func results(_ results: [ResultCase]) -> JSON {
        .array(
            results.map { result in
                ["name": .string(result.name.value), "place": place(result.name.range), "params": parameters(result.parameters)]
            })
    }

    /// A location, as in findings.
    func place(_ range: SourceRange) -> JSON {
        sources.json(of: range)
    }
}

/// Names that are unique in a program.
extension Dump {
    func name(_ id: FlowID) -> String { program[id].name.value }

    /// `flow.screen`
    func name(_ id: ScreenID) -> String { "\(name(program[id].flow)).\(program[id].name.value)" }

    /// `flow.screen.transition`, or `flow.transition` for a flow-level transition.
    func name(_ id: TransitionID) -> String {
        switch program[id].owner {
        case .screen(let screen): "\(name(screen)).\(program[id].name.value)"
        case .flow(let flow): "\(name(flow)).\(program[id].name.value)"
        }
    }

    /// The effect's name, with the prefix `flow.screen.` if the screen performs it.
    func name(_ id: EffectID) -> String {
        program[id].screen.map { "\(name($0)).\(program[id].name.value)" } ?? program[id].name.value
    }

    /// The name of a flow's possible start: the screen, tab or child at an index.
    func startName(_ index: Int, of flow: Flow) -> String {
        switch flow.kind {
        case .stack, .single: program[flow.screens[index]].name.value
        case .tabs(let tabs, _, _): tabs[index].name.value
        case .switch(let children): children[index].name.value
        }
    }
}
