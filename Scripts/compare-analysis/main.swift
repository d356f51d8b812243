// Compares the analysis with the explorer on random models, as AnalysisEqualsExplorerTests does. Scripts/mutate-analysis builds it.
//
//   compare-analysis SEED COUNT [regular | others | mutant NUMBER]

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.prefix(2).compactMap { UInt64($0) }
guard numbers.count == 2 else {
    FileHandle.standardError.write(Data("usage: compare-analysis SEED COUNT [regular | others | mutant]\n".utf8))
    exit(2)
}
let kind = arguments.dropFirst(2).first
let kinds =
    switch kind {
    case "regular": ModelKind.regular
    case "others": ModelKind.others
    default: ModelKind.regular + ModelKind.others
    }
var models = ComparedModels(seed: numbers[0], kinds: kinds)
models.replays = true
models.shrinks = kind != "mutant"
let difference = models.compare(Int(numbers[1]))
print(models.summary)
print(models.tally.description)
if let difference {
    print(difference)
    exit(1)
}
