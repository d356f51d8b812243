'use strict';

// The abstract machine, a port of FlowGraph/Machine. It computes the outcome of a move in a state.
//
// Moves:   { kind: 'transition', transition }, { kind: 'back' }, { kind: 'backMenu', count },
//          { kind: 'swipeDown' }, { kind: 'tap', flow, tab }, { kind: 'link', link }
// Choices: { kind: 'guard', guard, holds }, { kind: 'alert', button, name },
//          { kind: 'same', holds }, { kind: 'answer', effect, result }; button and result are null if nothing is chosen.

/** Thrown if a run needs a choice that its caller didn't make. */
class NeedsChoice {
  constructor(options) {
    this.options = options;
    // The step that asks, and the last state that the user saw during the move, if any. The run
    // sets both.
    this.step = null;
    this.state = null;
  }
}

class Machine {
  constructor(dump) { this.program = new Program(dump); }

  /**
   * The initial state of the app, or of an entry flow. `choose` receives options and returns the
   * index of one of them; without `choose`, the first option applies.
   */
  initial(choose, use = this.program.starts[0]) {
    const run = new Run(this.program, { layers: [] }, choose);
    return { layers: [{ origin: targetOf(use), site: null, content: run.contentOf(use) }] };
  }

  /** All possible moves in a state, in the same order as in FlowGraph; with a width, only the moves at this width. */
  moves(state, width) {
    const screen = topScreen(state);
    if (screen === undefined) return [];
    const moves = this.program.transitionsOn(screen).map((transition) => ({ kind: 'transition', transition }));
    if (this.canGoBack(state)) {
      moves.push({ kind: 'back' });
      for (let count = 1; count < depthOf(state); count += 1) moves.push({ kind: 'backMenu', count });
    }
    if (this.canSwipeDown(state, width)) moves.push({ kind: 'swipeDown' });
    for (const flow of this.bars(state)) {
      this.program.tabs(flow).forEach((_, tab) => {
        if (this.canTap(tab, flow, state, width)) moves.push({ kind: 'tap', flow, tab });
      });
    }
    this.program.links.forEach((_, link) => {
      if (this.canOpen(link, state)) moves.push({ kind: 'link', link });
    });
    return moves;
  }

  isPossible(move, state) {
    return this.moves(state).some((possible) => sameMove(possible, move));
  }

  /** The only width at which a possible move is possible; undefined if the width doesn't matter. */
  widthOf(move, state) {
    const widths = ['compact', 'regular'].filter((width) => this.moves(state, width).some((possible) => sameMove(possible, move)));
    return widths.length === 1 ? widths[0] : undefined;
  }

  /**
   * The outcome of a possible move: { state, observations, fault, steps }. After a fault the state
   * is unchanged. If the user has already seen a new state, that state remains, and the fault is an
   * observation.
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
   * The outcome of a move with these choices: `{ outcome, choices }`. If a choice is missing,
   * `{ needs, step, state }`: its options, the step that asks, and the last state that the user saw
   * during the move, if any.
   */
  take(move, state, choices) {
    return this.choosing(choices, (choose) => this.apply(move, state, choose));
  }

  /** The initial state with these choices, in the form of `take`. */
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
    // A screen that hides the tab bar doesn't hide the columns of a split view.
    return flows.filter((flow) => !isHidden || this.program.flow(flow).kind === 'split');
  }

  /**
   * True if the user can tap a tab or go to a column. A tab of another width is in the bar only while it is selected. The user can't go
   * to an empty column, and can only go back in stacked ones.
   */
  canTap(tab, flow, state, width) {
    const { content } = topLayer(state);
    const { path } = activeContainers(content).filter((bar) => bar.flow === flow).pop();
    if (this.program.flow(flow).kind !== 'split') return this.program.isInBar(contentAt(content, path), tab, width);
    if (this.program.isEmptyColumn(contentAt(content, [...path, tab]))) return false;
    return width !== 'compact'
      || (activePath(content)[path.length] === tab + 1 && depthOf(state) === 1 && this.program.screen(topScreen(state)).allowsBack);
  }

  canSwipeDown(state, width) {
    const { origin, site } = topLayer(state);
    const top = topScreen(state);
    const isDismissible = top === undefined || this.program.screen(top).dismissible;
    if (state.layers.length === 1) return Boolean(origin.flow) && this.program.canBeLeft(origin.flow, width);
    return this.program.dismissesItself(origin) || (isDismissible && site !== null && canBeSwiped(this.program.sites[site].presentation, width));
  }

  /** True if the link at an index can open in a state without waiting. */
  canOpen(index, state) {
    const link = this.program.links[index];
    const isModal = state.layers.length > 1;
    const isOnTop = isModal && link.covers.some((target) => sameTarget(target, topLayer(state).origin));
    return (link.whenModal !== 'refuse' || !isModal) && !this.program.entry(state.layers[0].origin)
      && this.isHome(link, state) && !isOnTop && (link.isTransition || !this.stopsLinks(state));
  }

  /** True if a presented layer makes deep links wait, or refuses them. */
  stopsLinks(state) {
    return state.layers.some(({ site }) => site !== null && ['wait', 'refuse'].includes(this.program.sites[site].presentation.links));
  }

  /** True if the children on the path to a link's flow are visible. */
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
