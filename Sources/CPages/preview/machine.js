'use strict';

// The abstract machine, a port of FlowGraph/Machine: what each move does to a state.
//
// Moves:   { kind: 'transition', transition }, { kind: 'back' }, { kind: 'backMenu', count },
//          { kind: 'swipeDown' }, { kind: 'tap', flow, tab }, { kind: 'link', link }
// Choices: { kind: 'guard', guard, holds }, { kind: 'alert', button, name },
//          { kind: 'answer', effect, result }; button and result are null where nothing is chosen.

/** Thrown where a run needs a choice that it wasn't given. */
class NeedsChoice {
  constructor(options) {
    this.options = options;
    // The step that asks, and what the user sees meanwhile; set by the run where there is a step.
    this.step = null;
    this.state = null;
  }
}

class Machine {
  constructor(dump) { this.program = new Program(dump); }

  /**
   * The state in which the app starts.
   * `choose` takes options and gives an index; beyond them the first is taken.
   */
  initial(choose, use = this.program.starts[0]) {
    const run = new Run(this.program, { layers: [] }, choose);
    return { layers: [{ origin: targetOf(use), site: null, content: run.contentOf(use) }] };
  }

  /** Everything that may happen in a state, in the machine's order. */
  moves(state) {
    const screen = topScreen(state);
    if (screen === undefined) return [];
    const moves = this.program.transitionsOn(screen).map((transition) => ({ kind: 'transition', transition }));
    if (this.canGoBack(state)) {
      moves.push({ kind: 'back' });
      for (let count = 1; count < depthOf(state); count += 1) moves.push({ kind: 'backMenu', count });
    }
    if (this.canSwipeDown(state)) moves.push({ kind: 'swipeDown' });
    for (const flow of this.bars(state)) {
      this.program.tabs(flow).forEach((_, tab) => moves.push({ kind: 'tap', flow, tab }));
    }
    this.program.links.forEach((_, link) => {
      if (this.canOpen(link, state)) moves.push({ kind: 'link', link });
    });
    return moves;
  }

  isPossible(move, state) {
    return this.moves(state).some((possible) => sameMove(possible, move));
  }

  /**
   * What becomes of a possible move: { state, observations, fault, steps }. With a fault the state
   * is as it was; faults after something that the user has seen are observations instead.
   */
  apply(move, state, choose) {
    const run = new Run(this.program, state, choose);
    switch (move.kind) {
      case 'transition': run.begin(this.program.transition(move.transition).steps); break;
      case 'back': run.back(1, 'back'); break;
      case 'backMenu': run.back(move.count, 'backMenu'); break;
      case 'swipeDown': run.swipeDown(); break;
      case 'tap': run.tap(move.flow, move.tab); break;
      case 'link': run.open(this.program.links[move.link]); break;
    }
    return run.end();
  }

  /**
   * What becomes of a move where these choices are made: `{ outcome, choices }`, or `{ needs, step,
   * state }`: the options of the next choice, the step that asks, and what the user sees meanwhile.
   */
  take(move, state, choices) {
    return this.choosing(choices, (choose) => this.apply(move, state, choose));
  }

  /** The state in which the app starts where these choices are made, as `take` gives it. */
  start(choices, use) {
    return this.choosing(choices, (choose) => this.initial(choose, use));
  }

  choosing(choices, body) {
    let made = 0;
    try {
      const outcome = body((options) => {
        if (made === choices.length) throw new NeedsChoice(options);
        const index = options.findIndex((option) => sameChoice(option, choices[made]));
        if (index < 0) throw new NeedsChoice(options);
        made += 1;
        return index;
      });
      return { outcome, choices: choices.slice(0, made) };
    } catch (error) {
      if (error instanceof NeedsChoice) return { needs: error.options, step: error.step, state: error.state, made };
      throw error;
    }
  }

  canGoBack(state) {
    const screen = topScreen(state);
    if (screen === undefined || !this.program.screen(screen).allowsBack) return false;
    return depthOf(state) > 1 || (state.layers.length === 1 && this.program.entry(state.layers[0].origin) === 'push');
  }

  /** The containers whose bar can be tapped, outermost first. */
  bars(state) {
    const { content } = topLayer(state);
    const flows = activeContainers(content).map(({ flow }) => flow);
    const isHidden = activeSlots(content).slice(1).some(({ screen }) => this.program.screen(screen).hidesTabBar);
    // What hides a tab bar hides no column.
    return flows.filter((flow) => !isHidden || this.program.flow(flow).kind === 'split');
  }

  canSwipeDown(state) {
    const { origin, site } = topLayer(state);
    if (state.layers.length === 1) return Boolean(origin.flow) && this.program.canBeLeft(origin.flow);
    return this.program.dismissesItself(origin) || (site !== null && canBeSwiped(this.program.sites[site].presentation));
  }

  /** Whether a link, by its index, can be opened and doesn't wait. */
  canOpen(index, state) {
    const link = this.program.links[index];
    const isModal = state.layers.length > 1;
    const isOnTop = isModal && link.covers.some((target) => sameTarget(target, topLayer(state).origin));
    return (link.whenModal !== 'refuse' || !isModal) && !this.program.entry(state.layers[0].origin)
      && this.isHome(link, state) && !isOnTop;
  }

  /** Whether the children on the way to a link's flow show. */
  isHome(link, state) {
    let { content } = state.layers[0];
    return link.home.every((place) => {
      if (!content) return true;
      const index = this.program.part(place.flow, place.tab || place.child);
      const shows = content.kind !== 'switch' || content.child === index;
      content = childAt(content, index);
      return shows;
    });
  }
}

function targetOf(use) {
  return use.flow ? { flow: use.flow } : { screen: use.screen };
}

function sameTarget(one, other) {
  return one.flow === other.flow && one.screen === other.screen;
}

function sameMove(one, other) {
  return ['kind', 'transition', 'count', 'flow', 'tab', 'link'].every((key) => one[key] === other[key]);
}

function sameChoice(one, other) {
  return ['kind', 'guard', 'holds', 'button', 'effect', 'result'].every((key) => one[key] === other[key]);
}
