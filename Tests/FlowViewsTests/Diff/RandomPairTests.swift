import FlowAnalysis
import FlowGraph
import Foundation
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowViews

/// The reported effects of a change match an exhaustive search of both programs.
@Suite struct RandomPairTests {
    private typealias Letter = ReachableStacks.Letter

    /// `COUNT` is the number of fully explored pairs. The test continues if too few of them differ.
    @Test func `reachability, distances and stacks`() throws {
        let seed = SeededNumbers.seed()
        let wanted = ProcessInfo.processInfo.environment["COUNT"].flatMap(Int.init) ?? 8
        var (compared, different, tried) = (0, 0, 0)
        while compared < wanted || different <= wanted / 4, tried < 40 * wanted {
            let pair = Self.pair(seed: seed &+ UInt64(tried), number: tried)
            tried += 1
            guard let old = explored(pair.old), let new = explored(pair.new) else { continue }
            compared += 1
            let (before, after) = (Analysis(of: old.machine.program), Analysis(of: new.machine.program))
            guard before.isExact, after.isExact, let former = before.reachableStacks, let present = after.reachableStacks else {
                compared -= 1
                continue
            }
            let problems =
                wayProblems(compareBehavior(before, after).changes, old, new) + stackProblems(former.shortest(without: present), old, new)
                + stackProblems(present.shortest(without: former), new, old)
                + compareStacks(before, after).filter { $0.run == nil }.map { "no run builds \($0.message.text)" }
            if old.stacks != new.stacks { different += 1 }
            #expect(problems == [], "seed \(seed), pair \(tried - 1)\n\(pair.old)\n---\n\(pair.new)")
            if !problems.isEmpty { return }
        }
        print("random pairs: seed \(seed), \(compared) pairs of \(tried), of which \(different) differ in their stacks")
        #expect(compared >= wanted && different > wanted / 4)
    }

    /// `COUNT` is the number of pairs.
    @Test func `the other way round it is the opposite`() throws {
        let seed = SeededNumbers.seed()
        let count = ProcessInfo.processInfo.environment["COUNT"].flatMap(Int.init) ?? 8
        print("opposite pairs: seed \(seed), \(count) pairs")
        var compared = 0
        for number in 0..<10 * count where compared < count {
            let pair = Self.pair(seed: seed &+ UInt64(number), number: number)
            guard let old = try? revision(pair.old), let new = try? revision(pair.new) else { continue }
            compared += 1
            let changes = Difference(from: new, to: old).facts.difference(from: Difference(from: old, to: new).opposite)
            #expect(changes.isEmpty, "seed \(seed), pair \(number)\n\(pair.old)\n---\n\(pair.new)")
        }
    }

    /// A random program and another: the first with a few changes, or an unrelated one with many
    /// names in common.
    private static func pair(seed: UInt64, number: Int) -> (old: String, new: String) {
        let kind = ModelKind.regular[number / 2 % ModelKind.regular.count]
        let old = kind.text(seed: seed)
        guard number.isMultiple(of: 2) else { return (old, kind.text(seed: seed &+ 0x5EED)) }
        var random = SeededNumbers(seed: seed)
        var change = ModelChange(old)
        for _ in 0..<random.pick([1, 1, 2, 3]) { change.removeTransition(&random) }
        if random.chance(20) { change.addFlow() }
        return random.chance(50) ? (old, change.text) : (change.text, old)
    }

    /// All states of a program; `nil` if it has too many or doesn't link.
    private func explored(_ text: String) -> Exploration? {
        guard let program = linked(text).program else { return nil }
        let found = Explorer(machine: machine(of: program), cap: 400).explore()
        return found.isComplete ? found : nil
    }

    private func wayProblems(_ changes: [BehaviorChange], _ old: Exploration, _ new: Exploration) -> [String] {
        let (before, after) = (Self.ways(in: old), Self.ways(in: new))
        let expected = Set(before.keys).union(after.keys).compactMap { name -> String? in
            switch (before[name], after[name]) {
            case (nil, let way?): "reachable \(name) \(way.distance)"
            case (let way?, nil): "unreachable \(name) \(way.distance)"
            case (let former?, let way?) where former.isByHand && !way.isByHand: "unreachable \(name) \(former.distance)"
            case (let former?, let way?) where !former.isByHand && way.isByHand: "reachable \(name) \(way.distance)"
            case (let former?, let way?) where way.distance > former.distance: "longerWay \(name) \(way.distance)"
            case (let former?, let way?) where way.distance < former.distance: "shorterWay \(name) \(way.distance)"
            default: nil
            }
        }
        let kinds: [BehaviorChange.Kind] = [.reachable, .unreachable, .longerWay, .shorterWay]
        let found = changes.filter { kinds.contains($0.kind) }.map { change in
            "\(change.kind) \(change.subject) \(change.run.map { "\($0.count)" } ?? "no run")"
        }
        return expected.sorted() == found.sorted() ? [] : ["ways: \(expected.sorted()) are expected, not \(found.sorted())"]
    }

    /// The shortest path to each screen: by user actions in the app's window, or otherwise any.
    private static func ways(in found: Exploration) -> [String: (distance: Int, isByHand: Bool)] {
        let program = found.machine.program
        let byHand = Explorer(machine: machine(of: program.inWindow.withoutLinks), cap: 400).explore().screenDistances
        return found.screenDistances.mapValues { ($0, false) }.merging(byHand.mapValues { ($0, true) }) { $1 }
    }

    /// The problems with the stacks reported as only in the first program.
    private func stackProblems(_ found: [StackDifference], _ own: Exploration, _ others: Exploration) -> [String] {
        let (theirs, known) = (others.stacks, Set(others.stacks.flatMap(\.self)))
        let missing = own.stacks.subtracting(theirs)
        let flows = Dictionary(grouping: missing) { $0[0] }
        var problems = found.filter { flows[.flow($0.flow)] == nil }.map { "\($0) is no difference" }
        for (letter, stacks) in flows {
            guard case .flow(let flow) = letter else { continue }
            guard let shown = found.first(where: { $0.flow == flow }) else {
                problems.append("\(stacks) aren't reported")
                continue
            }
            let plain = stacks.filter { $0.dropFirst().allSatisfy(known.contains) }
            let shortest = (plain.isEmpty ? stacks : plain).map(\.count).min() ?? 0
            if !stacks.contains([letter] + shown.stack) || shown.stack.count + 1 != shortest {
                problems.append("\(shown) isn't a shortest of \(plain.isEmpty ? stacks : plain)")
            }
        }
        return problems
    }
}
