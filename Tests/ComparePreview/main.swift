// Compares the JavaScript machine of `flowgen preview` with the machine in Swift on random walks,
// for Scripts/compare-preview.
import FlowSpec
import FlowViews
import Foundation
import TestSupport

let usage = """
    usage: ComparePreview SEED ACTIONS PROGRAMS EXAMPLES OUTPUT

    """

/// Random walks of all examples and of random programs, with a total number of actions.
func recorded(seed: UInt64, actions: Int, programs: Int, examples: URL) throws -> (programs: [JSON], counts: [String: Int]) {
    let named = try ComparedProgram.examples(in: examples)
    let length = 25
    // Each example has ten times as many walks, because there are few examples.
    let share = max(1, actions / length / (programs + 10 * named.count))
    var counts: [String: Int] = [:]
    func text(of program: ComparedProgram, walks count: Int, seed: UInt64) -> JSON {
        let walks = (0..<UInt64(count)).map { number in
            let walk = RecordedWalk(of: program, length: length, seed: seed &+ number)
            counts.merge(walk.counts, uniquingKeysWith: +)
            return ["start": walk.start, "actions": .array(walk.actions)] as JSON
        }
        let dump = programDump(program.program, sources: program.sources, version: "test")
        return ["name": .string(program.name), "dump": dump, "walks": .array(walks)]
    }
    var texts = named.map { text(of: $0, walks: share * 10, seed: seed) }
    // Add programs until all kinds are covered.
    for number in 0..<UInt64(programs * 10) where texts.count < named.count + programs || RecordedWalk.missing(in: counts) != [] {
        guard let program = ComparedProgram.random(seed &+ number) else { continue }
        texts.append(text(of: program, walks: share, seed: seed &+ number))
    }
    return (texts, counts)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 5, let seed = UInt64(arguments[0]), let actions = Int(arguments[1]), let programs = Int(arguments[2]) else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}
let (texts, counts) = try recorded(seed: seed, actions: actions, programs: programs, examples: URL(fileURLWithPath: arguments[3]))
let scripts = machineScripts() + [try String(contentsOfFile: #filePath.replacing("main.swift", with: "compare.js"), encoding: .utf8)]
var page = Data("<!DOCTYPE html><meta charset=\"utf-8\"><pre id=\"verdict\"></pre><script>\n".utf8)
page.append(Data(scripts.joined(separator: "\n").utf8))
page.append(Data("\ndocument.getElementById('verdict').textContent = verdict(".utf8))
page.append(Data(embeddedJSON(.array(texts))))
page.append(Data(");\n</script>\n".utf8))
try page.write(to: URL(fileURLWithPath: arguments[4]))
let missing = RecordedWalk.missing(in: counts)
print("seed \(seed), \(texts.count) programs\n\(RecordedWalk.table(of: counts))", terminator: "")
if !missing.isEmpty { print("never: \(missing.joined(separator: ", "))") }
exit(missing.isEmpty ? 0 : 1)
