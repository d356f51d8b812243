'use strict';

/** What has been done on the page: a walk, the place in it, and a move that waits for a choice. */
class Session {
  constructor(machine, changed) {
    this.machine = machine;
    this.program = machine.program;
    this.player = new WalkPlayer(machine);
    this.changed = changed;
    // What guards say when they are asked, by name; what effects answer by themselves, by id.
    this.guards = new Map(this.program.dump.guards.map(({ name }) => [name, false]));
    this.answers = new Map();
    this.pending = null;
    this.error = undefined;
    this.begin();
  }

  get step() { return this.steps[this.cursor]; }
  get state() { return this.step.state; }
  get lines() { return this.steps.slice(0, this.cursor + 1).map(({ text }) => text); }

  /** The faults of the action. */
  get faults() { return [this.step.fault, ...this.step.observations.map(({ fault }) => fault)].filter(Boolean); }

  /** The action as an arrow of the map if a step of it fails; `to` is the missing screen, if any. */
  get failing() {
    const [fault] = this.faults;
    if (!fault) return undefined;
    const { move } = this.step;
    return {
      from: topScreen(this.steps[this.cursor - 1].state), to: fault.rule === 'pop-to-missing' ? fault.step.screen : undefined, kind: 'back',
      name: move.kind === 'transition' ? this.program.transition(move.transition).name : moveText(this.program, move),
    };
  }

  /** Starts the app again. */
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

  /** Takes a move, as far as nobody has to choose. */
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
    this.changed();
  }

  /** The choice that the page's settings make; undefined where the user has to. */
  ownChoice(options) {
    const [{ kind, guard, effect }] = options;
    if (kind === 'guard') return options.find(({ holds }) => holds === this.guards.get(guard));
    if (kind === 'answer' && this.answers.has(effect)) return options.find(({ result }) => result === this.answers.get(effect));
    return undefined;
  }

  /** Goes to another place in the walk. */
  go(cursor) {
    if (cursor < 0 || cursor >= this.steps.length) return;
    this.cursor = cursor;
    this.pending = null;
    this.changed();
  }

  /** Takes a recorded walk in place of this one; gives what is wrong with it, if anything is. */
  load(lines, cursor) {
    const { steps, error } = this.player.play(lines);
    this.error = error;
    if (steps.length > 0) {
      this.steps = steps;
      this.cursor = Math.min(cursor === undefined ? steps.length - 1 : cursor, steps.length - 1);
      this.pending = null;
    }
    this.changed();
    return error;
  }

  /** Goes on by recorded actions from where it is. */
  goOn(lines) {
    const { cursor } = this;
    const error = this.load([...this.lines, ...lines]);
    if (!error) this.go(Math.min(cursor + 1, this.steps.length - 1));
    return error;
  }

  /** The walk as a part of the page's address. */
  get address() {
    return `#${encodeURIComponent(this.lines.join(';')).replace(/%20/g, '+').replace(/%3B/g, ';')}`;
  }

  /** The lines of a walk in an address; none where there is no walk in it. */
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
