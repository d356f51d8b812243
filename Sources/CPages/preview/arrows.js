'use strict';

// The targets of transitions, for the map: an arrow to each screen that one of the steps can show.

/**
 * The first visible screen of a use; undefined if there is none. The guards of a flow's start count
 * as false.
 */
function firstScreen(program, use) {
  if (use.screen) return use.screen;
  const flow = program.flow(use.flow);
  const start = use.start || flow.start.otherwise;
  if (flow.kind === 'stack' || flow.kind === 'single') {
    const above = use.stack && use.stack[use.stack.length - 1];
    return above ? firstScreen(program, above) : program.screenOf(flow.name, start);
  }
  const part = (flow.tabs || flow.children).find(({ name }) => name === start);
  return part && part.use ? firstScreen(program, part.use) : undefined;
}

/** The arrows `{ to, kind }` of some steps, without duplicates. */
function arrowsOf(program, steps) {
  const arrows = new Map();
  const add = (to, kind) => { if (to !== undefined) arrows.set(`${kind} ${to}`, { to, kind }); };
  const look = (steps) => {
    for (const step of steps) {
      switch (step.step) {
        case 'push': case 'replace': add(firstScreen(program, step.use), 'push'); break;
        case 'setStack': add(firstScreen(program, step.stack[step.stack.length - 1]), 'push'); break;
        case 'present': add(firstScreen(program, step.use), 'present'); break;
        case 'popTo': add(step.screen, 'back'); break;
        case 'select': {
          const { use } = program.tabs(step.flow).find(({ name }) => name === step.tab);
          if (use) add(firstScreen(program, step.stack && step.stack.length > 0 ? step.stack[step.stack.length - 1] : use), 'select');
          break;
        }
        case 'switch': {
          const { use } = program.children(step.flow).find(({ name }) => name === step.child);
          add(firstScreen(program, step.use || use), 'select');
          break;
        }
      }
      const site = step.site === undefined ? undefined : program.sites[step.site];
      for (const handler of site ? site.on : []) look(handler.do);
      if (site && site.dismissed) look(site.dismissed);
      for (const part of [...(step.actions || []), ...(step.on || [])]) look(part.do);
      if (step.then) look([...step.then, ...step.else]);
    }
  };
  look(steps);
  return [...arrows.values()];
}

/**
 * The arrows `{ from, to, kind, name }` of each screen. A flow's own transitions are arrows of all
 * its screens.
 */
function arrowsByScreen(program) {
  return new Map(program.dump.screens.map(({ id }) => [id, program.transitionsOn(id).flatMap((each) => {
    const { name, steps } = program.transition(each);
    return arrowsOf(program, steps).map((arrow) => ({ ...arrow, from: id, name }));
  })]));
}

/**
 * The fewest arrows from the first screens of a flow to each of its screens, within the flow; 0 for
 * screens that no such arrows reach.
 */
function depthsIn(program, flow, arrowsFrom) {
  const depths = new Map();
  const parts = flow.tabs || flow.children;
  let frontier = parts ? parts.map(({ use }) => use && use.screen).filter((screen) => flow.screens.includes(screen))
    : [...flow.start.choices.map(({ start }) => start), flow.start.otherwise].map((name) => program.screenOf(flow.name, name));
  for (let depth = 0; frontier.length > 0; depth += 1) {
    for (const screen of frontier) if (!depths.has(screen)) depths.set(screen, depth);
    const next = frontier.flatMap((screen) => arrowsFrom.get(screen)).map(({ to }) => to);
    frontier = [...new Set(next)].filter((screen) => flow.screens.includes(screen) && !depths.has(screen));
  }
  for (const screen of flow.screens) if (!depths.has(screen)) depths.set(screen, 0);
  return depths;
}
