import Foundation
import TestSupport

/// The process that runs inputs. It writes each input to a file first, for the parent process to
/// find the input that ended it.
struct Worker {
    var options: Options
    /// The folder for ``Worker/inputName`` and ``Worker/faultName``.
    var folder: String

    static let inputName = "input"
    static let faultName = "fault"

    /// The seeds, then inputs with new features.
    private var pool: [Input] = []
    private var features: Set<String> = []
    private var runs = 0
    private var programs = 0

    init(options: Options, folder: String) {
        self.options = options
        self.folder = folder
    }

    /// Runs the seeds, then mutated inputs until the time or the number of inputs is exhausted.
    mutating func hunt(_ kind: Options.Kind) throws {
        options.limits.watch()
        let seeds = try readSeeds(corpus: options.corpus, package: options.package)
        for seed in seeds { try run(seed, isThorough: true) }
        pool = seeds
        let trees = TreeMutation(seeds: seeds)
        var numbers = SeededNumbers(seed: options.seed)
        let start = Date()
        while runs < options.inputs, Date().timeIntervalSince(start) < Double(options.seconds) {
            let parent = pool[numbers.chance(30) ? numbers.below(seeds.count) : numbers.below(pool.count)]
            let input =
                switch kind {
                case .bytes: mutatedBytes(parent, among: pool, with: &numbers)
                case .structure: trees.mutated(parent, with: &numbers)
                }
            let isNew = try run(input, isThorough: runs % 16 == 0)
            if isNew, input.count < 16_384, pool.count < 4000 { pool.append(input) }
        }
        let rate = Int(Double(runs) / max(0.001, Date().timeIntervalSince(start)))
        say(
            "\(kind): \(runs) inputs, \(rate) a second, \(programs) of them programs, \(features.count) kinds of outcome; "
                + "\(ProcessLimits.peakMegabytes) MB at the peak")
    }

    mutating func runOnce(_ input: Input) throws {
        options.limits.watch()
        try run(input, isThorough: true)
    }

    /// Runs an input. Returns true if it has a new feature. Exits the process if the result has a
    /// fault.
    @discardableResult
    private mutating func run(_ input: Input, isThorough: Bool) throws -> Bool {
        try Data(input).write(to: URL(fileURLWithPath: "\(folder)/\(Self.inputName)"))
        options.limits.restartTime()
        runs += 1
        options.plant?.act(on: input)
        let trial = Trial(input, isThorough: isThorough)
        var fault = trial.fault
        if isThorough, Trial(input, isThorough: true).output != trial.output { fault = "repeat: a second run gives something else" }
        if ProcessLimits.peakMegabytes > options.limits.megabytes { fault = "memory: \(ProcessLimits.peakMegabytes) MB" }
        if let fault {
            try Data(fault.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(Self.faultName)"))
            exit(Self.faultCode)
        }
        programs += trial.isProgram ? 1 : 0
        let count = features.count
        features.formUnion(trial.features)
        return features.count > count
    }

    static let faultCode: Int32 = 3
}

/// A planted bug for tests, triggered by inputs that contain a text.
struct Plant {
    /// The effect: `crash`, `hang` or `memory`.
    var kind: String
    var text: [UInt8]

    func act(on input: Input) {
        guard input.count >= text.count, (0...(input.count - text.count)).contains(where: { input[$0...].starts(with: text) }) else {
            return
        }
        switch kind {
        case "hang": while getpid() > 0 {}
        case "memory":
            var pages = [UInt8](repeating: 1, count: 200 << 20)
            pages[0] = UInt8(input.count & 1)
        default: abort()
        }
    }
}

func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
