// Compares the analysis with the explorer on random models, for Scripts/compare-analysis and
// Scripts/mutate.
import FlowAnalysis
import Foundation

let usage = """
    usage: CompareAnalysis SEED COUNT regular|others|layers|coarse|crowd|traces|distances|stuck|laws [mutant]

    """

/// Searches for models that break laws, in a number of models per law. Returns the exit code.
func checkLaws(seed: UInt64, count: Int) -> Int32 {
    var changed = 0
    for law in Law.all {
        let (problem, models) = law.broken(seed: seed, models: count)
        changed += models
        guard let problem = problem ?? (models < count / 4 ? "\(law.name): seed \(seed): few models can be changed" : nil) else { continue }
        print(problem)
        return 1
    }
    print("laws: seed \(seed), \(Law.all.count) laws hold of \(changed) changed models")
    return 0
}

/// Compares a number of models. Returns the exit code.
func compare() -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3, let seed = UInt64(arguments[0]), let count = Int(arguments[1]) else {
        FileHandle.standardError.write(Data(usage.utf8))
        return 64
    }
    if arguments[2] == "laws" { return checkLaws(seed: seed, count: count) }
    let isMutant = arguments.dropFirst(3).first == "mutant"
    let kinds =
        switch arguments[2] {
        case "regular": ModelKind.regular
        case "others", "distances": ModelKind.others
        case "crowd": [ModelKind.crowd]
        default: ModelKind.regular + ModelKind.others
        }
    var models = ComparedModels(seed: seed, kinds: kinds)
    switch arguments[2] {
    case "coarse": models.precisions = Precision.coarsest
    case "stuck": (models.kinds, models.stuck) = (ModelKind.finite, StuckUsers())
    case "layers": models.precisions = Precision.withSharedLayers
    default: break
    }
    models.replays = ["traces", "distances", "layers"].contains(arguments[2])
    if arguments[2] == "distances" { (models.actions, models.cap) = (5, 1_000) }
    models.shrinks = !isMutant
    let difference = models.compare(count)
    print("\(arguments[2]): seed \(seed), \(models.summary)")
    let missing =
        switch arguments[2] {
        case "regular" where !isMutant: models.tally.missing
        case "others" where !isMutant: models.tally.missingViolations
        default: [String]()
        }
    let isVague = arguments[2] == "regular" && !isMutant && models.exactRegular * 5 < models.regular * 4
    if let difference { print(difference) }
    if isVague { print("few models are exact") }
    if !missing.isEmpty { print("nothing has tried \(missing)") }
    return difference == nil && !isVague && missing.isEmpty ? 0 : 1
}

exit(compare())
