import TestSupport

struct Options {
    /// The kinds of mutation.
    enum Kind: String, CaseIterable {
        case bytes, structure
    }

    /// The duration of fuzzing in seconds. Shrinking an input lasts at most as long, but at least a
    /// minute.
    var seconds = 60
    var seed = SeededNumbers.seed()
    /// The maximum number of inputs.
    var inputs = Int.max
    var corpus = "Tests/Fixtures/Corpus"
    var package = "."
    var limits = ProcessLimits()
    var plant: Plant?
    /// The arguments that aren't options.
    var words: [String] = []

    /// Parses arguments. Returns `nil` if they are invalid.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                words.append(argument)
                continue
            }
            guard let value = rest.popFirst(), take(value, for: argument) else { return nil }
        }
    }

    private mutating func take(_ value: String, for option: String) -> Bool {
        switch option {
        case "--corpus": corpus = value
        case "--package": package = value
        case "--plant":
            let parts = value.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return false }
            plant = Plant(kind: String(parts[0]), text: Array(parts[1].utf8))
        case "--seed":
            guard let number = UInt64(value) else { return false }
            seed = number
        default:
            guard let number = Int(value), number >= 0 else { return false }
            switch option {
            case "--seconds": seconds = number
            case "--inputs": inputs = number
            case "--limit-seconds": limits.seconds = number
            case "--limit-megabytes": limits.megabytes = number
            default: return false
            }
        }
        return true
    }

    /// The arguments for passing the options to another process.
    var arguments: [String] {
        let numbers = [
            ("--seconds", seconds), ("--inputs", inputs), ("--limit-seconds", limits.seconds),
            ("--limit-megabytes", limits.megabytes),
        ]
        let planted = plant.map { ["--plant", "\($0.kind):\(String(decoding: $0.text, as: UTF8.self))"] } ?? []
        return numbers.flatMap { [$0.0, "\($0.1)"] } + ["--seed", "\(seed)", "--corpus", corpus, "--package", package] + planted
    }
}
