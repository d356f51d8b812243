import FlowSpec

extension Program {
    /// Returns the program with a screen that marks the states after a global transition: the last
    /// step of the transition presents it, and it allows no move.
    ///
    /// A caller's `dismissed` steps replace the rest of a list, so they can also replace this step.
    ///
    /// - Parameter transition: a global transition.
    /// - Returns: the program, in which all ids keep their meaning, and the screen.
    public func markingEnd(of transition: LinkID) -> (program: Program, screen: ScreenID) {
        var program = self
        let (name, flow, screen) = (self[transition].name, FlowID(index: flows.count), ScreenID(index: screens.count))
        program.screens.append(Screen(name: name, flow: flow, parameters: [], transitions: []))
        program.flows.append(Flow(name: name, kind: .single, start: Flow.Start(otherwise: 0), screens: [screen]))
        let site = Site(
            target: .flow(flow), owner: self[transition].flow, handlers: [], presentation: Presentation(), hasOwnPresentation: false,
            range: name.range)
        program.sites.append(site)
        let step = Step(action: .present(Use(.flow(flow), range: name.range), SiteID(index: sites.count), anchor: nil), range: name.range)
        program.links[transition.index].steps.append(step)
        program.limits.stops.insert(screen)
        return (program, screen)
    }
}
