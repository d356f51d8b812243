/// The places of a program's screens, and the flows and screens that its sites start. flowgen
/// derives them from the program's steps, even if its analysis can't cover all runs.
///
/// Each line of the text has a name and its places. A site's line also has the flows or screens
/// that it starts. A screen is written `flow.screen`, a site `flow:site`. `mine` is the part of a
/// stack that belongs to the screen's flow; `elsewhere` is any other part.
///
/// ```
/// list.list begins mine
/// wizard.two mine elsewhere
/// list:detailsBegin stack wizard
/// main:aboutPeek layer main.card
/// wizard continues
/// ```
public struct Placements: Hashable, Sendable {
    /// A place of a screen, a site or a flow.
    enum Place: Substring {
        /// The flow can start with the screen.
        case begins
        /// The screen can be in its own flow's part of a stack.
        case mine
        /// The screen can be in another flow's part. The site can start something while its flow
        /// isn't on top.
        case elsewhere
        /// The site starts a flow on the topmost stack.
        case stack
        /// The site presents a flow or a screen.
        case layer
        /// The flow can be on a stack without handlers.
        case continues
    }

    private var words: [Substring: Set<Substring>] = [:]

    /// Parses the table.
    ///
    /// - Parameter text: a line for each screen, site and flow with a place.
    public init(_ text: String) {
        for line in text.split(separator: "\n") {
            let all = line.split(separator: " ")
            if let name = all.first { words[name] = Set(all.dropFirst()) }
        }
    }

    func has(_ place: Place, _ name: String) -> Bool { words[name[...]]?.contains(place.rawValue) ?? false }

    func presents(_ screen: ScreenName, at site: String) -> Bool { words[site[...]]?.contains(screen.description[...]) ?? false }
}

// MARK: - Checking a saved state

extension StateRestorer {
    /// True if a screen can be in a flow's part of a stack. If `beginsAsBefore`, the flow must be
    /// able to start with it.
    func isPlaced(_ slot: Slot, inPartOf owner: Coordinator?, beginsAsBefore: Bool) -> Bool {
        let isMine = slot.maker === owner
        guard isMine || !beginsAsBefore else { return false }
        return placements?.has(beginsAsBefore ? .begins : isMine ? .mine : .elsewhere, slot.screen.qualifiedName.description) ?? true
    }

    /// True if a flow can have started with a screen.
    func mayBegin(with screen: any ScreenValue) -> Bool { placements?.has(.begins, screen.qualifiedName.description) ?? true }

    /// True if a flow without a caller can be on another flow's stack.
    func mayContinue(_ coordinator: Coordinator) -> Bool { placements?.has(.continues, coordinator.flowName) ?? true }

    /// True if the program starts something at a saved site in the saved place: in a new layer or
    /// on a stack, with these coordinators in front.
    func isPlaced(_ site: SavedState.Site, as place: Placements.Place, over front: [Coordinator], showing screen: ScreenName? = nil) -> Bool
    {
        guard let placements else { return true }
        guard let parent = coordinator(at: site.parent), case .object(let name) = site.site, name.count == 1 else { return false }
        let site = "\(parent.flowName):\(name.keys.first ?? "")"
        guard placements.has(place, site), screen.map({ placements.presents($0, at: site) }) ?? true else { return false }
        return placements.has(.elsewhere, site) || front.contains { $0 === parent }
    }
}

extension FlowContent {
    /// The coordinators whose steps can act when the content is in front: the visible containers'
    /// and the topmost flow's or screen's.
    var front: [Coordinator] {
        switch self {
        case .stack(let stack): [stack.slots.last { $0.mark != nil }?.mark?.coordinator ?? stack.base].compactMap { $0 }
        case .single(let slot), .screen(let slot): [slot.maker].compactMap { $0 }
        case .tabs, .child: [coordinator].compactMap { $0 } + (selected?.front ?? [])
        case .action: []
        }
    }
}
