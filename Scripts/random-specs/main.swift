// Writes random programs with every construct of the language and awkward names, for
// check-generated:
//
//   random-specs SEED COUNT FOLDER
//
// A few are rejected because names clash; all others must compile together with Types.swift.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
    FileHandle.standardError.write(Data("usage: random-specs SEED COUNT FOLDER\n".utf8))
    exit(64)
}
// The programs only need to compile, so steps that fail at run time don't matter.
let rules = [
    "no-stack", "pop-at-root", "pop-to-missing", "dismiss-at-base", "select-without-tabs", "switch-without-switch", "finish-unhandled",
]
let without = "rules: { \(rules.map { "\($0): off" }.joined(separator: ", ")) }\n"
for number in 0..<count {
    let isRestorable = number % 2 == 1
    var program = Program(seed: seed &+ UInt64(number) &* 1_000_003, isRestorable: isRestorable)
    let folder = "\(arguments[3])/\(number)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, file) in [program.flows.prefix(3), program.flows.dropFirst(3)].enumerated() {
        // One program has files with different coordinator options.
        let coordinators = (number / 2 + index) % 2 == 0 ? "protocol" : "class"
        let options = "generate: { \(isRestorable && index == 0 ? "restoration: true, " : "")coordinators: \(coordinators) }\n"
        let declarations = index == 0 ? "app: Random\nroot: \(program.flows[0].name)\n\(without)\(program.declarations())" : ""
        let text = "flowspec: 1\n\(options)\(declarations)flows:\n" + file.map { program.text(of: $0) }.joined()
        try text.write(toFile: "\(folder)/Part\(index).flow.yaml", atomically: true, encoding: .utf8)
    }
}
