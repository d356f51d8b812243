import FlowGraph
import PushdownSystems

/// The steps that begin a layer, and the steps that end layers and flows.
extension Rewriting {
    mutating func present(_ use: Use, _ site: SiteID, _ run: Run) -> [Run] {
        contents.all(of: use).map { content in
            var run = run
            let index = run.segments.count
            run.segments += segments(of: content, .presented(use.target, site, content.lane))
            run.createdFrom = 0
            run.freshFrom = 0
            noteBars(of: content.lane, from: 0, segment: index, operation: run.operation, in: &run)
            return run
        }
    }

    mutating func dismiss(_ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        let index = layerEnd(of: run.own, run) - 1
        if let index = run.segments[...index].lastIndex(where: \.isPresented),
            case .presented(_, let site, _) = run.segments[index].opening
        {
            cut(&run, above: index - 1)
            run.operation = operations.next(after: number)
            if let handler = operations.dismissals[site.index] {
                begin(handler, of: program[site].owner, in: &run)
            }
            return (run, [])
        }
        let procedure = layer(under: run)
        if leaveEntry(procedure, run) { return nil }
        guard !isWindow(procedure) else { return fault(.dismissAtBase, run) }
        passed[number] = true
        leave(procedure, .dismissed(isSeen: false), run)
        return nil
    }

    mutating func dismissAll(_ run: Run) -> (Run, others: [Run])? {
        var run = run
        dropPresented(&run)
        let procedure = layer(under: run)
        guard isWindow(procedure) else {
            leave(procedure, .dropped, run)
            return nil
        }
        return goOn([run], run.operation)
    }

    /// Removes the layers that the run has presented.
    private func dropPresented(_ run: inout Run) {
        guard let first = run.segments.firstIndex(where: \.isPresented) else { return }
        cut(&run, above: first - 1)
    }

    mutating func finish(_ flow: FlowID, _ result: Int, _ run: Run) -> (Run, others: [Run])? {
        var run = run
        let number = run.operation
        cut(&run, layerEnd(of: run.own, run)..<run.segments.count)
        let content = top(of: run)
        var level = run.container
        if let level {
            guard content.path.indices.contains(level), content.path[level].flow == flow else { return fault(.finishUnhandled, run) }
        } else {
            switch run.segments[run.own].opening {
            case .pushed(let owner, let site):
                guard owner == flow, let site, let handler = operations.handler(of: site, for: result) else {
                    return fault(.finishUnhandled, run)
                }
                cut(&run, above: run.own - 1)
                passed[number] = true
                begin(handler, of: program[site].owner, in: &run)
                return (run, [])
            case .activation(let procedure, _):
                return finishPushed(procedure, flow, result, run)
            case .symbol(let number):
                if let procedure = alphabet.places[alphabet.symbols[number].place].activation {
                    return finishPushed(procedure, flow, result, run)
                }
            case .lane, .presented: break
            }
            if let owner = content.flow {
                guard owner == flow else { return fault(.finishUnhandled, run) }
                level = content.path.count
            } else {
                // A bare screen's end is its container's end.
                guard let container = content.path.last, container.flow == flow else { return fault(.finishUnhandled, run) }
                level = content.path.count - 1
            }
        }
        guard let level else { return nil }
        if level > 0 {
            let container = content.path[level - 1]
            let key = Operations.ChildResult(container: container.flow, child: container.index, result: result)
            guard let handler = operations.childHandlers[key] else { return fault(.finishUnhandled, run) }
            passed[number] = true
            run.operation = handler
            run.own = run.segments.count - 1
            run.container = level - 1
            return (run, [])
        }
        if case .presented(_, let site, _) = run.segments[layerSegment(of: run)].opening {
            guard let handler = operations.handler(of: site, for: result) else { return fault(.finishUnhandled, run) }
            cut(&run, above: layerSegment(of: run) - 1)
            passed[number] = true
            begin(handler, of: program[site].owner, in: &run)
            return (run, [])
        }
        let procedure = layer(under: run)
        if leaveEntry(procedure, run) { return nil }
        guard !isWindow(procedure) else { return fault(.finishUnhandled, run) }
        leave(procedure, .finish(result: result), run)
        return nil
    }

    private mutating func finishPushed(_ procedure: ProcedureID, _ flow: FlowID, _ result: Int, _ run: Run) -> (Run, others: [Run])? {
        guard case .activation(flow, _, _) = alphabet.procedures[procedure].kind else { return fault(.finishUnhandled, run) }
        leave(procedure, .finish(result: result), run)
        return nil
    }
}
