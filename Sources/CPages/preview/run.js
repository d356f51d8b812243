'use strict';

/** The execution of one move on a copy of a state. It is atomic: only its final state is seen. */
class Run {
  constructor(program, state, choose) {
    this.program = program;
    this.before = state;
    this.state = structuredClone(state);
    this.choose = (options) => this.choosing(options, choose || (() => 0));
    this.observations = [];
    this.steps = [];
    // The lists of pending steps. The last list continues first.
    this.pending = [];
    // The activation that the steps belong to: the layer, the path in it, and the first slot.
    this.own = { layer: 0, path: [], base: 0 };
    // The container that the steps belong to, while it exists.
    this.container = null;
    // The result so far, which the user has seen. It remains if a later step faults.
    this.saved = null;
  }

  // Beginning and end

  begin(steps) {
    this.continueOnTop();
    this.pending = [[...steps]];
  }

  /** Makes the next steps belong to the activation on top. */
  continueOnTop() {
    this.own = this.activationOnTop();
    this.container = null;
  }

  /** Begins the steps of a handler or tab, in their container if it is visible. */
  beginOf(flow, steps) {
    this.begin(steps);
    const bars = this.state.layers.length > 0 ? activeContainers(topLayer(this.state).content) : [];
    const bar = bars.filter((container) => container.flow === flow).pop();
    if (bar) this.container = { layer: this.top, path: bar.path, base: 0 };
  }

  save() {
    this.saved = { state: structuredClone(this.state), count: this.observations.length };
  }

  /** Executes the pending steps from left to right. */
  end() {
    while (this.pending.length > 0) {
      const list = this.pending[this.pending.length - 1];
      const step = list.shift();
      if (step === undefined) {
        this.pending.pop();
        continue;
      }
      this.steps.push(step);
      if (step.within) this.continueOnTop();
      const kind = this.takeStep(step);
      if (kind) return this.stopped({ rule: kind, place: step.place, step });
    }
    return { state: this.state, observations: this.observations, fault: null, steps: this.steps };
  }

  stopped(fault) {
    const { saved, steps } = this;
    const done = this.observations.slice(saved ? saved.count : 0).filter(({ kind }) => kind === 'perform');
    if (!saved) return { state: this.before, observations: done, fault, steps };
    const observations = [...this.observations.slice(0, saved.count), ...done, { kind: 'fault', fault }];
    return { state: saved.state, observations, fault: null, steps };
  }

  choosing(options, choose) {
    try {
      return choose(options);
    } catch (error) {
      if (error instanceof NeedsChoice) {
        error.step = this.steps[this.steps.length - 1] || null;
        error.state = this.saved && this.saved.state;
      }
      throw error;
    }
  }

  holds(condition) {
    if (condition.not) return !this.holds(condition.not);
    if (condition.and) return condition.and.every((part) => this.holds(part));
    if (condition.or) return condition.or.some((part) => this.holds(part));
    if (condition.stackOnTop) return this.hasStackOnTop;
    return this.choose([true, false].map((holds) => ({ kind: 'guard', guard: condition.guard, holds }))) === 0;
  }

  // Places

  get top() { return this.state.layers.length - 1; }
  get depth() { return depthOf(this.state); }
  get ending() { return this.container || this.own; }
  get hasStackOnTop() { return this.top >= 0 && activeContent(topLayer(this.state).content).kind === 'nav'; }
  get isHosted() { return Boolean(this.state.layers[0] && this.program.entry(this.state.layers[0].origin)); }

  activationOnTop() {
    if (this.top < 0) return { layer: this.top, path: [], base: 0 };
    const { content } = topLayer(this.state);
    const base = activeSlots(content).findLastIndex(({ mark }) => mark);
    return { layer: this.top, path: activePath(content), base: Math.max(base, 0) };
  }

  isOnTop(place) {
    const top = this.activationOnTop();
    return place.layer === top.layer && place.base === top.base && samePath(place.path, top.path);
  }

  contentAt(place) {
    const layer = this.state.layers[place.layer];
    return layer && contentAt(layer.content, place.path);
  }

  /** The stack at a place; undefined if its content isn't a stack. */
  stackAt(place) {
    const content = this.contentAt(place);
    return content && content.kind === 'nav' ? content : undefined;
  }

  // Initial contents

  contentOf(use) {
    if (use.screen) return { kind: 'single', flow: null, screen: use.screen };
    const flow = this.program.flow(use.flow);
    const start = use.start || this.firstOf(flow.start);
    switch (flow.kind) {
      case 'stack': {
        const above = (use.stack || []).flatMap((part) => this.slotsOf(part));
        const first = { screen: this.program.screenOf(flow.name, start), mark: null };
        const isReplaced = above.length > 0 && this.program.screen(first.screen).placeholder;
        return { kind: 'nav', flow: flow.name, slots: isReplaced ? above : [first, ...above] };
      }
      case 'single': return { kind: 'single', flow: flow.name, screen: this.program.screenOf(flow.name, start) };
      case 'switch': {
        const child = this.program.part(flow.name, start);
        return { kind: 'switch', flow: flow.name, child, content: this.contentOf(flow.children[child].use) };
      }
      default: {
        const children = flow.tabs.map((tab) => (tab.use ? this.contentOf(tab.use) : { kind: 'action' }));
        return { kind: 'tabs', flow: flow.name, selected: this.program.part(flow.name, start), children };
      }
    }
  }

  /** The slots that a screen or flow adds to a stack; empty if a stack can't contain it. */
  slotsOf(use, site = null) {
    if (use.screen) return [{ screen: use.screen, mark: null }];
    const content = this.contentOf(use);
    const slots = content.kind === 'nav' ? content.slots : content.kind === 'single' ? [{ screen: content.screen, mark: null }] : [];
    if (slots.length > 0) slots[0].mark = { flow: use.flow, site };
    return slots;
  }

  firstOf(start) {
    const choice = start.choices.find((choice) => this.holds(choice.if));
    return choice ? choice.start : start.otherwise;
  }

  // Changes that can remove the own activation

  /** Keeps the lowest slots of a stack, at least one. Returns the removed marks, top ones first. */
  cut(place, count) {
    const kept = Math.max(count, 1);
    const stack = this.stackAt(place);
    const left = stack ? stack.slots.splice(kept) : [];
    const { own } = this;
    if (own.layer === place.layer && samePath(own.path, place.path) && own.base >= kept) this.own = this.activationOnTop();
    return left.map(({ mark }) => mark).filter(Boolean).reverse();
  }

  /** Removes presented layers from the top down. Returns the lowest, and abandons the rest. */
  dropLayers(first, cause) {
    if (first < 1 || first > this.top) return undefined;
    const [lowest, ...others] = this.state.layers.splice(first);
    for (const layer of others.reverse()) {
      this.abandon(marksIn(layer.content), cause);
      this.observations.push({ kind: 'abandon', target: layer.origin, cause });
    }
    this.abandon(marksIn(lowest.content), cause);
    this.leave((place) => place.layer >= first);
    return lowest;
  }

  /** Redirects the steps if the place that they belong to was removed. */
  leave(hasLeft) {
    if (hasLeft(this.own)) this.own = this.activationOnTop();
    if (this.container && hasLeft(this.container)) this.container = null;
  }

  /**
   * Redirects the steps that belong inside a container, except in the tab at `kept`. Steps change
   * only visible content.
   */
  leaveInside(layer, path, kept) {
    this.leave((place) => place.layer === layer && place.path.length > path.length && samePath(place.path.slice(0, path.length), path)
      && place.path[path.length] !== kept);
  }

  abandon(marks, cause) {
    for (const { flow } of marks) this.observations.push({ kind: 'abandon', target: { flow }, cause });
  }

  abandonLayers(first, cause) {
    const layer = this.dropLayers(first, cause);
    if (layer) this.observations.push({ kind: 'abandon', target: layer.origin, cause });
  }

  /**
   * Records the end of a target without a result. If its site has `dismissed` steps, they replace
   * the pending steps.
   */
  dismissed(target, site, cause) {
    const steps = site === null ? undefined : this.program.sites[site].dismissed;
    if (steps === undefined) {
      this.observations.push({ kind: 'abandon', target, cause });
      return;
    }
    this.observations.push({ kind: 'handled', site, result: null });
    if (steps.length > 0) this.beginOf(this.program.sites[site].owner, steps);
  }

  leaveEntry() {
    this.state.layers = [];
    this.pending = [];
  }
}

function samePath(one, other) {
  return one.length === other.length && one.every((index, place) => index === other[place]);
}
