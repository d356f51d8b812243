// Fuzzes the pipeline from YAML to Swift: `Fuzz bytes` or `Fuzz structure`. Scripts/fuzz runs both.
import FlowSpec
import Foundation

let usage = """
    usage: Fuzz bytes|structure [--seconds N] [--seed N] [--inputs N] [--corpus FOLDER] [--package FOLDER]
                                [--limit-seconds N] [--limit-megabytes N]
           Fuzz once FILE

    """

/// Fuzzes, and saves a shrunk failing input in the corpus. Returns the exit code.
func fuzz(_ kind: Options.Kind, _ options: Options) throws -> Int32 {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    say("\(kind): seed \(options.seed)")
    let hunt = Hunt(options: options, folder: folder)
    guard let failure = try hunt.run(kind) else { return 0 }
    say("\(kind): failed: \(failure.description); making the input smaller")
    let input = try hunt.minimized(failure)
    let hash = input.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let path = "\(options.corpus)/failed-\(String(hash, radix: 16)).yaml"
    try Data(input).write(to: URL(fileURLWithPath: path))
    say(
        "\(kind): failed: \(failure.description), with \(input.count) bytes, kept as \(path):\n\(escaped(String(decoding: input.prefix(4000), as: UTF8.self)))"
    )
    return 1
}

func temporaryFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
}

func run() throws -> Int32 {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else { return 64 }
    switch (options.words.first, options.words.count) {
    case ("worker", 3):
        guard let kind = Options.Kind(rawValue: options.words[1]) else { return 64 }
        var worker = Worker(options: options, folder: options.words[2])
        try worker.hunt(kind)
        return 0
    case ("once", 2), ("once", 3):
        let folder = try options.words.count == 3 ? options.words[2] : temporaryFolder()
        var worker = Worker(options: options, folder: folder)
        try worker.runOnce(try bytes(at: options.words[1]))
        return 0
    case (let word?, 1):
        guard let kind = Options.Kind(rawValue: word) else { return 64 }
        return try fuzz(kind, options)
    default: return 64
    }
}

do {
    let code = try run()
    if code == 64 { FileHandle.standardError.write(Data(usage.utf8)) }
    exit(code)
} catch {
    FileHandle.standardError.write(Data("Fuzz: error: \(error)\n".utf8))
    exit(70)
}
