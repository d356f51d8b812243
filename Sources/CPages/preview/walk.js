'use strict';

// The text of recorded walks, with one action on each line:
//
//   start if onboarded
//   shop.list.openProduct
//   shop.product.buy unless signedIn
//   tap main.cart
//   menu 2
//
// An action is a move with its choices: `if` or `unless` with a guard, `button NAME` or `no button`
// for an alert, `answer RESULT` or `no answer` for an effect, `values equal` or `values differ` for a
// screen that a link can keep.

function choicesText(choices) {
  return choices.map((choice) => {
    switch (choice.kind) {
      case 'guard': return ` ${choice.holds ? 'if' : 'unless'} ${choice.guard}`;
      case 'same': return ` values ${choice.holds ? 'equal' : 'differ'}`;
      case 'alert': return choice.button === null ? ' no button' : ` button ${choice.name}`;
      default: return choice.result === null ? ' no answer' : ` answer ${choice.result}`;
    }
  }).join('');
}

function moveText(program, move) {
  switch (move.kind) {
    case 'transition': return move.transition;
    case 'back': return 'back';
    case 'backMenu': return `menu ${move.count}`;
    case 'swipeDown': return 'swipe';
    case 'tap': return `tap ${move.flow}.${program.tabs(move.flow)[move.tab].name}`;
    default: return `open ${program.links[move.link].name}`;
  }
}

function actionText(program, move, choices) {
  return moveText(program, move) + choicesText(choices);
}

/** The first line of a walk; `entry` is the started entry flow, or undefined for the root. */
function startText(entry, choices) {
  return `start${entry === undefined ? '' : `@${entry}`}${choicesText(choices)}`;
}

/** Thrown if a walk doesn't fit the program. Its message states the reason. */
class WalkError extends Error {}

/** Replays walks. */
class WalkPlayer {
  constructor(machine) {
    this.machine = machine;
    this.program = machine.program;
  }

  /**
   * Plays a walk's lines. Returns `{ steps, error }`: a step for the start and for each action, up
   * to the first line that doesn't fit, and the error message for this line.
   */
  play(lines) {
    const steps = [];
    try {
      lines.forEach((line, index) => steps.push(index === 0 ? this.start(line) : this.step(line, steps[index - 1].state)));
    } catch (error) {
      if (!(error instanceof WalkError)) throw error;
      return { steps, error: `line ${steps.length + 1}: ${error.message}` };
    }
    return { steps, error: undefined };
  }

  start(line) {
    const [word, ...rest] = words(line);
    const [keyword, entry] = word.split('@');
    if (keyword !== 'start') throw new WalkError(`a walk begins with 'start', not '${word}'`);
    if (entry !== undefined && !(this.program.flow(entry) && this.program.flow(entry).entry)) {
      throw new WalkError(`there is no entry flow '${entry}'`);
    }
    const use = entry === undefined ? undefined : { flow: entry };
    const choices = this.complete(rest, (made) => this.machine.start(made, use));
    const { outcome } = this.machine.start(choices, use);
    return { text: startText(entry, choices), move: null, choices, state: outcome, observations: [], fault: null, entry };
  }

  step(line, before) {
    const [move, rest] = this.move(words(line));
    if (!this.machine.isPossible(move, before)) throw new WalkError(`'${line}' isn't possible in this state`);
    const choices = this.complete(rest, (made) => this.machine.take(move, before, made));
    const { outcome } = this.machine.take(move, before, choices);
    return { text: actionText(this.program, move, choices), move, choices, ...outcome };
  }

  /** The choices for the words of a line, in the order of the run's questions. */
  complete(rest, run) {
    const choices = [];
    const left = [...rest];
    for (;;) {
      const { needs } = run(choices);
      if (!needs) {
        if (left.length > 0) throw new WalkError(`'${left.join(' ')}' isn't needed`);
        return choices;
      }
      const said = left.splice(0, 2).join(' ');
      const option = needs.find((choice) => choicesText([choice]).trim() === said);
      if (!option) {
        const known = needs.map((choice) => `'${choicesText([choice]).trim()}'`).join(', ');
        throw new WalkError(`${said ? `'${said}' isn't one of` : 'the action needs one of'} ${known}`);
      }
      choices.push(option);
    }
  }

  move([word, next, ...rest]) {
    const { program } = this;
    switch (word) {
      case 'back': return [{ kind: 'back' }, defined([next, ...rest])];
      case 'swipe': return [{ kind: 'swipeDown' }, defined([next, ...rest])];
      case 'menu': return [{ kind: 'backMenu', count: Number(next) }, rest];
      case 'tap': {
        const [flow, name] = (next || '').split('.');
        const tab = program.flow(flow) ? program.tabs(flow).findIndex((tab) => tab.name === name) : -1;
        if (tab < 0) throw new WalkError(`there is no tab '${next}'`);
        return [{ kind: 'tap', flow, tab }, rest];
      }
      case 'open': {
        const link = program.links.findIndex(({ name }) => name === next);
        if (link < 0) throw new WalkError(`there is no link '${next}'`);
        return [{ kind: 'link', link }, rest];
      }
      default:
        if (!program.transition(word)) throw new WalkError(`there is no transition '${word}'`);
        return [{ kind: 'transition', transition: word }, defined([next, ...rest])];
    }
  }
}

function words(line) {
  return line.trim().split(/\s+/);
}

function defined(values) {
  return values.filter((value) => value !== undefined);
}

/**
 * The shortest path from a state to a state with a screen on top, as `{ lines }`. If there is none,
 * `{ tried, isWhole }`: the number of searched states, and true if no other states are reachable.
 */
function shortestWay(machine, from, screen, limit = 20000) {
  const known = new Set([JSON.stringify(from)]);
  let frontier = [{ state: from, lines: [] }];
  while (frontier.length > 0) {
    const next = [];
    for (const { state, lines } of frontier) {
      if (topScreen(state) === screen) return { lines };
      for (const move of machine.moves(state)) {
        for (const { outcome, choices } of allWays(machine, move, state)) {
          const key = JSON.stringify(outcome.state);
          if (outcome.fault || outcome.state.layers.length === 0 || known.has(key)) continue;
          if (known.size >= limit) return { tried: known.size, isWhole: false };
          known.add(key);
          next.push({ state: outcome.state, lines: [...lines, actionText(machine.program, move, choices)] });
        }
      }
    }
    frontier = next;
  }
  return { tried: known.size, isWhole: true };
}

/** The possible outcomes of a move, one for each combination of choices; at most 256. */
function allWays(machine, move, state) {
  const ways = [];
  const pending = [[]];
  while (pending.length > 0 && ways.length < 256) {
    const choices = pending.shift();
    const taken = machine.take(move, state, choices);
    if (taken.needs) pending.push(...taken.needs.map((option) => [...choices, option]));
    else ways.push(taken);
  }
  return ways;
}
