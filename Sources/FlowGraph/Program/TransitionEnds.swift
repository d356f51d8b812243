import FlowSpec

extension Program {
    /// Returns the program with one more global transition. It does what another one does, then
    /// presents a screen that allows no move, which marks the states after the transition.
    ///
    /// No step of a global transition runs a handler that would replace this step.
    ///
    /// - Parameter transition: a global transition.
    /// - Returns: the program, in which all ids keep their meaning, and the screen.
    public func markingEnd(of transition: LinkID) -> (program: Program, screen: ScreenID) {
        var program = self
        let (name, flow, screen) = (self[transition].name, FlowID(index: flows.count), ScreenID(index: screens.count))
        program.screens.append(Screen(name: name, flow: flow, parameters: [], transitions: []))
        program.flows.append(Flow(name: name, kind: .single, start: Start(otherwise: 0), screens: [screen]))
        let site = Site(
            target: .flow(flow), owner: self[transition].flow, handlers: [], presentation: Presentation(), hasOwnPresentation: false,
            range: name.range)
        program.sites.append(site)
        let step = Step(action: .present(Use(.flow(flow), range: name.range), SiteID(index: sites.count), anchor: nil), range: name.range)
        program.links.append(self[transition])
        program.links[links.count].steps.append(step)
        program.limits.stops.insert(screen)
        return (program, screen)
    }
}
