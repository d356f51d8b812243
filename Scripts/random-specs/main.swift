// Writes random programs with every construct of the language and unpleasant names, for check-generated:
//
//   random-specs SEED COUNT FOLDER
//
// A few of them are refused, for names that clash; all others must compile, beside Types.swift.
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
    FileHandle.standardError.write(Data("usage: random-specs SEED COUNT FOLDER\n".utf8))
    exit(64)
}
// What the steps find at run time is no matter: they are there to be compiled.
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
        // One file's choice of coordinators stands beside another's.
        let coordinators = (number / 2 + index) % 2 == 0 ? "protocol" : "class"
        let options = "generate: { \(isRestorable && index == 0 ? "restoration: true, " : "")coordinators: \(coordinators) }\n"
        let declarations = index == 0 ? "app: Random\nroot: \(program.flows[0].name)\n\(without)\(program.declarations())" : ""
        let text = "flowspec: 1\n\(options)\(declarations)flows:\n" + file.map { program.text(of: $0) }.joined()
        try text.write(toFile: "\(folder)/Part\(index).flow.yaml", atomically: true, encoding: .utf8)
    }
}
