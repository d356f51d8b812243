import Foundation

// Times the pipeline and the analysis on an app and on one of twice the size. The two alternate in
// one run, so other load affects both. A stage that is linear in its input needs twice as long.
// Then times each spec that is hard to analyze.

// The arguments select the parts: `pipeline`, `analysis` or `shapes`; the default is all. A number
// is the size, in flows.
let words = CommandLine.arguments.dropFirst()
let flows = words.lazy.compactMap { Int($0) }.first ?? 500
let rounds = 5

func isAsked(_ word: String) -> Bool {
    words.contains(word) || !words.contains { Int($0) == nil }
}

/// Prints a line immediately, even into a pipe.
func say(_ line: String = "") {
    print(line)
    fflush(nil)
}

func cell(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

func number(_ value: Double) -> String {
    String(format: "%.1f", value)
}

/// The shortest duration of each stage.
func best(_ left: [Stage], _ right: [Stage]) -> [Stage] {
    guard !left.isEmpty else { return right }
    return zip(left, right).map { Stage(name: $0.name, milliseconds: min($0.milliseconds, $1.milliseconds)) }
}

/// Times two sizes alternately and prints the ratios.
func compare(_ title: String, _ texts: [String], _ time: (String) -> [Stage]?) {
    var stages: [[Stage]] = [[], []]
    for _ in 0..<rounds {
        for (size, text) in texts.enumerated() {
            guard let timed = time(text) else { exit(1) }
            stages[size] = best(stages[size], timed)
        }
    }
    say("\(title); \(texts[0].utf8.count) and \(texts[1].utf8.count) bytes")
    say("best of \(rounds), in milliseconds" + cell("n", 9) + cell("2n", 9) + cell("ratio", 8))
    for (small, large) in zip(stages[0], stages[1]) {
        let name = small.name.padding(toLength: 29, withPad: " ", startingAt: 0)
        say(
            name + cell(number(small.milliseconds), 10) + cell(number(large.milliseconds), 9)
                + cell(number(large.milliseconds / small.milliseconds), 8))
    }
    say()
}

if isAsked("pipeline") {
    let texts = [syntheticApp(flows: flows), syntheticApp(flows: 2 * flows)]
    compare("\(flows) and \(2 * flows) flows of 10 screens and 50 transitions", texts, timeStages)
    compare("the same with mistakes", texts, timeMistakes)
}
if isAsked("analysis") {
    // Twice as many flows would exceed the maximum number of keys in one file.
    let texts = [modularApp(flows: flows / 2), modularApp(flows: flows)]
    compare("\(flows / 2) and \(flows) flows of 20 screens and 200 transitions", texts, timeAnalysis)
}
if isAsked("shapes") {
    say(
        "hard shapes, best of 2, in milliseconds".padding(toLength: 40, withPad: " ", startingAt: 0)
            + "libyaml   stacks    rules")
    for app in adversarialApps() {
        var stages: [Stage] = []
        for _ in 0..<2 { stages = best(stages, timeAnalysis(of: app.text) ?? []) }
        let widths = [7, 9, 9]
        let cells = zip(stages, widths).map { cell(number($0.milliseconds), $1) }
        say(app.name.padding(toLength: 40, withPad: " ", startingAt: 0) + cells.joined())
    }
}
