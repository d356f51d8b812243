import Foundation

// Times the pipeline on an app and on one of twice the size, by turns and in one run, so that whatever else the machine does is in both. A stage that
// is linear in its input takes twice as long.

let flows = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 500
let rounds = 5
let texts = [syntheticApp(flows: flows), syntheticApp(flows: 2 * flows)]
var best: [[Stage]] = [[], []]

for _ in 0..<rounds {
    for (size, text) in texts.enumerated() {
        guard let stages = timeStages(on: text) else { exit(1) }
        best[size] =
            best[size].isEmpty
            ? stages
            : zip(best[size], stages).map { Stage(name: $0.name, milliseconds: min($0.milliseconds, $1.milliseconds)) }
    }
}

func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

func number(_ value: Double) -> String {
    String(format: "%.1f", value)
}

print("\(flows) and \(2 * flows) flows of 10 screens and 50 transitions; \(texts[0].utf8.count) and \(texts[1].utf8.count) bytes")
print("best of \(rounds), in milliseconds" + cell("n", 9) + cell("2n", 9) + cell("ratio", 8))
for (small, large) in zip(best[0], best[1]) {
    let name = small.name.padding(toLength: 29, withPad: " ", startingAt: 0)
    print(
        name + cell(number(small.milliseconds), 10) + cell(number(large.milliseconds), 9)
            + cell(number(large.milliseconds / small.milliseconds), 8))
}
