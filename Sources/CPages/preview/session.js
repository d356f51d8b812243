'use strict';

/** The walk, the position in it, and a move that waits for a choice. */
class Session {
  constructor(machine, changed) {
    this.machine = machine;
    this.program = machine.program;
    this.player = new WalkPlayer(machine);
    this.changed = changed;
    // The values of guards, by name; the results that effects return without a question, by id.
    this.guards = new Map(this.program.dump.guards.map(({ name }) => [name, false]));
    this.answers = new Map();
    this.pending = null;
    this.error = undefined;
    this.width = 'compact';
    this.begin();
  }

  /** Makes the window narrow or wide. */
  resize(width) {
    this.width = width;
    this.changed();
  }

  /** Shows the current action, at the width that it needs. */
  arrive() {
    const { move } = this.step;
    if (move) this.width = this.machine.widthOf(move, this.steps[this.cursor - 1].state) || this.width;
    this.changed();
  }

  get step() { return this.steps[this.cursor]; }
  get state() { return this.step.state; }
  get lines() { return this.steps.slice(0, this.cursor + 1).map(({ text }) => text); }

  /** The faults of the current action. */
  get faults() { return [this.step.fault, ...this.step.observations.map(({ fault }) => fault)].filter(Boolean); }

  /** The map's arrow for the current action if it fails; `to` is the missing screen, if any. */
  get failing() {
    const [fault] = this.faults;
    if (!fault) return undefined;
    const { move } = this.step;
    return {
      from: topScreen(this.steps[this.cursor - 1].state), to: fault.rule === 'pop-to-missing' ? fault.step.screen : undefined, kind: 'back',
      name: move.kind === 'transition' ? this.program.transition(move.transition).name : moveText(this.program, move),
    };
  }

  /** Starts the app again, at its root or an entry flow. */
  begin(entry) {
    const choices = [];
    const use = entry === undefined ? undefined : { flow: entry };
    let taken = this.machine.start(choices, use);
    while (taken.needs) {
      choices.push(this.ownChoice(taken.needs));
      taken = this.machine.start(choices, use);
    }
    this.steps = [{ text: startText(entry, choices), move: null, choices, state: taken.outcome, observations: [], fault: null, entry }];
    this.cursor = 0;
    this.pending = null;
    this.error = undefined;
    this.changed();
  }

  /** Performs a move; if the user must choose, the move waits. */
  perform(move) {
    this.proceed({ move, choices: [] });
  }

  /** Makes the choice that the pending move waits for. */
  choose(option) {
    this.proceed({ move: this.pending.move, choices: [...this.pending.choices, option] });
  }

  proceed({ move, choices }) {
    for (;;) {
      const taken = this.machine.take(move, this.state, choices);
      if (!taken.needs) {
        this.steps.splice(this.cursor + 1);
        this.steps.push({ text: actionText(this.program, move, choices), move, choices, ...taken.outcome });
        this.cursor += 1;
        this.pending = null;
        break;
      }
      const own = this.ownChoice(taken.needs);
      if (!own) {
        this.pending = { move, choices, ...taken };
        break;
      }
      choices.push(own);
    }
    this.error = undefined;
    if (this.pending) this.changed();
    else this.arrive();
  }

  /** The choice that the page's settings make; undefined if the user must choose. */
  ownChoice(options) {
    const [{ kind, guard, effect }] = options;
    if (kind === 'guard') return options.find(({ holds }) => holds === this.guards.get(guard));
    if (kind === 'answer' && this.answers.has(effect)) return options.find(({ result }) => result === this.answers.get(effect));
    return undefined;
  }

  /** Goes to another position in the walk. */
  go(cursor) {
    if (cursor < 0 || cursor >= this.steps.length) return;
    this.cursor = cursor;
    this.pending = null;
    this.arrive();
  }

  /** Replaces the walk with a recorded walk up to its first error. Returns the error, if any. */
  load(lines, cursor) {
    const { steps, error } = this.player.play(lines);
    this.error = error;
    if (steps.length > 0) {
      this.steps = steps;
      this.cursor = Math.min(cursor === undefined ? steps.length - 1 : cursor, steps.length - 1);
      this.pending = null;
    }
    this.arrive();
    return error;
  }

  /** Replaces the actions after the current one with recorded actions, and goes to their first. */
  goOn(lines) {
    const { cursor } = this;
    const error = this.load([...this.lines, ...lines]);
    if (!error) this.go(Math.min(cursor + 1, this.steps.length - 1));
    return error;
  }

  /** The walk as the fragment of the page's address. */
  get address() {
    return `#${encodeURIComponent(this.lines.join(';')).replace(/%20/g, '+').replace(/%3B/g, ';')}`;
  }

  /** The lines of a walk in the fragment of an address; empty without a walk. */
  static linesIn(address) {
    const text = address.replace(/^#/, '');
    if (text === '') return [];
    try {
      return decodeURIComponent(text.replace(/\+/g, ' ')).split(';').map((line) => line.trim()).filter(Boolean);
    } catch {
      return [text];
    }
  }
}
