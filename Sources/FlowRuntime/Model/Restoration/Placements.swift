/// Where a program puts each screen, and what it starts at each site: what flowgen reads off the
/// steps of a program, also where its analysis can't look at all runs.
///
/// A line of its text has a name, the places, and of a site what it starts. A screen is written
/// `flow.screen`, a site `flow:site`. `mine` is the part of a stack that belongs to the screen's
/// flow, `elsewhere` what is on top when that has left.
///
/// ```
/// list.list begins mine
/// wizard.two mine elsewhere
/// list:detailsBegin stack wizard
/// main:aboutPeek layer main.card
/// wizard continues
/// ```
public struct Placements: Hashable, Sendable {
    /// What may be said of a screen, a site or a flow.
    enum Place: Substring {
        /// The flow may begin with the screen.
        case begins
        /// The screen may be in its own flow's part of a stack.
        case mine
        /// The screen may be in another flow's part; the site may start something when its flow
        /// isn't on top any more.
        case elsewhere
        /// The site starts a flow on the stack that is on top.
        case stack
        /// The site presents something.
        case layer
        /// The flow may be put on a stack without handlers.
        case continues
    }

    private var words: [Substring: Set<Substring>] = [:]

    /// Reads the table.
    ///
    /// - Parameter text: a line for each screen, site and flow of which there is something to say.
    public init(_ text: String) {
        for line in text.split(separator: "\n") {
            let all = line.split(separator: " ")
            if let name = all.first { words[name] = Set(all.dropFirst()) }
        }
    }

    func has(_ place: Place, _ name: String) -> Bool { words[name[...]]?.contains(place.rawValue) ?? false }

    /// Whether a site presents a screen.
    func presents(_ screen: ScreenName, at site: String) -> Bool { words[site[...]]?.contains(screen.description[...]) ?? false }
}

// MARK: - What a saved state may say

extension StateRestorer {
    /// Whether a screen can be on a stack, in the part of a flow. The first screen may be what the
    /// flow has begun with.
    func isPlaced(_ slot: Slot, inPartOf owner: Coordinator?, beginsAsBefore: Bool) -> Bool {
        let isMine = slot.maker === owner
        guard isMine || !beginsAsBefore else { return false }
        return placements?.has(beginsAsBefore ? .begins : isMine ? .mine : .elsewhere, slot.screen.qualifiedName.description) ?? true
    }

    /// Whether a flow can have begun with a screen.
    func mayBegin(with screen: any ScreenValue) -> Bool { placements?.has(.begins, screen.qualifiedName.description) ?? true }

    /// Whether a flow that nobody in particular has started can be on another's stack.
    func mayContinue(_ coordinator: Coordinator) -> Bool { placements?.has(.continues, coordinator.flowName) ?? true }

    /// Whether the program starts something at a site where it was saved: in a new layer or on a
    /// stack, while these coordinators were in front.
    func isPlaced(_ site: SavedState.Site, as place: Placements.Place, over front: [Coordinator], showing screen: ScreenName? = nil) -> Bool
    {
        guard let placements else { return true }
        guard let starter = coordinator(at: site.starter), case .object(let name) = site.site, name.count == 1 else { return false }
        let site = "\(starter.flowName):\(name.keys.first ?? "")"
        guard placements.has(place, site), screen.map({ placements.presents($0, at: site) }) ?? true else { return false }
        return placements.has(.elsewhere, site) || front.contains { $0 === starter }
    }
}

extension Content {
    /// The coordinators whose steps can act when the content is in front: those of the containers
    /// that the user sees, and the one whose part of the stack or whose screen is on top.
    var front: [Coordinator] {
        switch self {
        case .stack(let stack): [stack.slots.last { $0.mark != nil }?.mark?.coordinator ?? stack.base].compactMap { $0 }
        case .single(let slot), .screen(let slot): [slot.maker].compactMap { $0 }
        case .tabs, .child: [coordinator].compactMap { $0 } + (selected?.front ?? [])
        case .action: []
        }
    }
}
