import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec

extension Program {
    /// The screen with a name: `flow.screen`, or the screen's name alone if only one flow has it.
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

    /// All valid names of screens: unique names, and all names with their flow.
    var screenNames: [String] {
        let names = screens.map(\.name.value)
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        return names.filter { counts[$0] == 1 } + screens.indices.map { name(of: ScreenID(index: $0)) }
    }
}

/// An error that says why a name doesn't identify a screen.
struct UnknownScreen: Error {
    let reason: String
    /// True if several screens have the name.
    let isAmbiguous: Bool
}

/// The screen with a name. If there isn't exactly one, prints that and throws a usage error.
func screen(_ name: String, in program: Program, others: [String] = []) throws -> ScreenID {
    do throws(UnknownScreen) {
        return try program.screen(named: name)
    } catch {
        // Prefer a screen with this name in another flow to a screen with a similar name.
        let last = name.split(separator: ".").last.map(String.init)
        if let flow = program.flows.first(where: { $0.name.value == name }) {
            let screens = flow.screens.prefix(5).map { quoted(program.name(of: $0)) } + (flow.screens.count > 5 ? ["…"] : [])
            let fix = screens.isEmpty ? "a screen of another flow" : "one of its screens: \(screens.joined(separator: ", "))"
            printError("\(quoted(name)) is a flow, not a screen; name \(fix)")
            throw ExitCode.validationFailure
        }
        let namesake = program.screens.indices.map(ScreenID.init(index:)).first { program[$0].name.value == last }
        let proposal =
            namesake.map { "; did you mean \(quoted(program.name(of: $0)))?" } ?? didYouMean(name, in: others + program.screenNames)
        // The name could also be of a rule or a flow.
        let reason = others.isEmpty || error.isAmbiguous ? error.reason : "no rule, flow or screen is named \(quoted(name))"
        printError(reason + (error.isAmbiguous ? "" : proposal))
        throw ExitCode.validationFailure
    }
}
