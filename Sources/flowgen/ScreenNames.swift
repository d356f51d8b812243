import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec

extension Program {
    /// The screen that a person means: `flow.screen`, or its name alone where one flow has it.
    func screen(named name: String) throws(UnknownScreen) -> ScreenID {
        let all = screens.indices.map(ScreenID.init(index:))
        if let screen = all.first(where: { self.name(of: $0) == name }) { return screen }
        let found = all.filter { self[$0].name.value == name }
        if found.count == 1 { return found[0] }
        if found.count > 1 {
            let names = alternatives(found.map { quoted(self.name(of: $0)) })
            throw UnknownScreen(reason: "several flows have a screen \(quoted(name)); write \(names)", isAmbiguous: true)
        }
        throw UnknownScreen(reason: "there is no screen \(quoted(name))", isAmbiguous: false)
    }

    /// What may be written for screens: the names that one flow has, and all with their flow's.
    var screenNames: [String] {
        let names = screens.map(\.name.value)
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        return names.filter { counts[$0] == 1 } + screens.indices.map { name(of: ScreenID(index: $0)) }
    }
}

/// Why a name is no screen's.
struct UnknownScreen: Error {
    let reason: String
    /// Whether it is the name of several.
    let isAmbiguous: Bool
}

/// The screen of a program that a person means. Prints what is wrong and throws wrong usage where
/// there is none, or more than one.
func screen(_ name: String, in program: Program, others: [String] = []) throws -> ScreenID {
    do throws(UnknownScreen) {
        return try program.screen(named: name)
    } catch {
        // A screen of that name in another flow is meant rather than one that is written alike.
        let last = name.split(separator: ".").last.map(String.init)
        if let flow = program.flows.first(where: { $0.name.value == name }) {
            let screens = flow.screens.prefix(5).map { quoted(program.name(of: $0)) } + (flow.screens.count > 5 ? ["…"] : [])
            let what = screens.isEmpty ? "which has no screens of its own" : "whose screens are \(screens.joined(separator: ", "))"
            printError("\(quoted(name)) is a flow, \(what); name a screen")
            throw ExitCode.validationFailure
        }
        let namesake = program.screens.indices.map(ScreenID.init(index:)).first { program[$0].name.value == last }
        let proposal =
            namesake.map { "; did you mean \(quoted(program.name(of: $0)))?" } ?? didYouMean(name, in: others + program.screenNames)
        printError(error.reason + (error.isAmbiguous ? "" : proposal))
        throw ExitCode.validationFailure
    }
}
