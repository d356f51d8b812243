import FlowAnalysis
import FlowGraph
import FlowSpec

/// The screens of two programs by their names, `flow.screen`.
struct ScreenPairs {
    /// The screens of either program: in the order of the new one, then the removed screens.
    let all: [(name: String, old: ScreenID?, new: ScreenID?)]

    init(_ old: Program, _ new: Program) {
        func names(_ program: Program) -> [(String, ScreenID)] {
            program.screens.indices.map { (program.fullName(of: ScreenID(index: $0)), ScreenID(index: $0)) }
        }
        let former = Dictionary(names(old), uniquingKeysWith: { first, _ in first })
        let known = Set(names(new).map(\.0))
        all = names(new).map { ($0.0, former[$0.0], $0.1) } + names(old).filter { !known.contains($0.0) }.map { ($0.0, $0.1, nil) }
    }
}

/// Finds the screens that users of only one program can reach, and the screens with another
/// distance. Counts the user's own actions, or else also links, actions of the app and flows
/// started by app code.
///
/// - Parameter old: the analysis of the old program, with the names of the new one.
func compareWays(_ old: Analysis, _ new: Analysis, _ screens: ScreenPairs) -> [BehaviorChange] {
    let (before, after) = (Ways(of: old), Ways(of: new))
    // Approximate distances can't be compared.
    let areKnown = { (one: Distance, other: Distance) in one.bound == .exact && other.bound == .exact }
    return screens.all.compactMap { name, former, screen in
        func change(_ kind: BehaviorChange.Kind, _ message: Phrase, _ run: [String]?) -> BehaviorChange {
            BehaviorChange(
                kind: kind, subject: name, message: message, run: run, oldPlace: former.map { old.program[$0].name.range },
                newPlace: screen.map { new.program[$0].name.range })
        }
        switch (former.flatMap(before.way(to:)), screen.flatMap(after.way(to:))) {
        case (nil, nil): return nil
        case (nil, let way?): return change(.reachable, "\(time(after: way.distance))", screen.flatMap(way.analysis.run))
        case (let way?, nil): return change(.unreachable, "was reachable \(time(after: way.distance))", former.flatMap(way.analysis.run))
        case (let way?, let newWay?) where way.isByHand && !newWay.isByHand:
            return change(
                .unreachable, "was reachable without links \(time(after: way.distance)); now only a link or the app leads to it",
                former.flatMap(way.analysis.run))
        case (let way?, let newWay?) where !way.isByHand && newWay.isByHand:
            return change(
                .reachable, "\(time(after: newWay.distance)) without links; before, only a link or the app led to it",
                screen.flatMap(newWay.analysis.run))
        case (let way?, let newWay?):
            let (length, newLength) = (way.distance, newWay.distance)
            guard length != newLength, areKnown(length, newLength) else { return nil }
            let message: Phrase = "\(count(newLength.actions, "action")) instead of \(length.actions)"
            let more = newLength.actions - length.actions
            var found = change(more > 0 ? .longerWay : .shorterWay, message, screen.flatMap(newWay.analysis.run))
            found.furtherActions = max(more, 0)
            return found
        }
    }
}

/// The shortest distances of a program's screens.
private struct Ways {
    private let byHand: Analysis
    private let all: Analysis
    private let distances: (byHand: [Int?], all: [Int?])

    init(of analysis: Analysis) {
        (byHand, all) = (analysis.byHand, analysis)
        distances = (byHand.screenDistances, all.screenDistances)
    }

    /// The distance by the user's own actions, or else by any actions; nil if it's unreachable.
    func way(to screen: ScreenID) -> (distance: Distance, isByHand: Bool, analysis: Analysis)? {
        if !byHand.isCut, let distance = byHand.distance(to: screen, from: distances.byHand) { return (distance, true, byHand) }
        return all.distance(to: screen, from: distances.all).map { ($0, false, all) }
    }
}

extension Analysis {
    /// The actions of a shortest trace to a screen; nil if none is found.
    func run(to screen: ScreenID) -> [String]? {
        if case .found(let replay) = way(to: screen) { replay.actionTexts(in: program) } else { nil }
    }
}

extension Program {
    fileprivate func fullName(of screen: ScreenID) -> String { "\(self[self[screen].flow].name.value).\(self[screen].name.value)" }
}

/// The time after a distance: `at the start`, `after 2 actions`, `after at least 2 actions`.
private func time(after distance: Distance) -> String {
    switch (distance.actions, distance.bound) {
    case (0, .exact): "at the start"
    case (let actions, .exact): "after \(count(actions, "action"))"
    case (let actions, .lower): "after at least \(count(actions, "action"))"
    case (let actions, .upper): "after at most \(count(actions, "action"))"
    }
}
