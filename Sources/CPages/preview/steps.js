'use strict';

// The steps of the language, and gestures. Each step returns the rule of the fault that stops it;
// undefined if it succeeds.

Object.assign(Run.prototype, {
  takeStep(step) {
    const cause = causeOf(step.place);
    switch (step.step) {
      case 'push': return this.push(step.use, step.site === undefined ? null : step.site);
      case 'replace': {
        const stack = this.stackAt(this.activationOnTop());
        if (!stack || !step.use.screen) return 'no-stack';
        stack.slots[stack.slots.length - 1].screen = step.use.screen;
        return undefined;
      }
      case 'setStack': return this.setStack(step.stack, cause);
      case 'pop': return step.count === 1 ? this.popOne(cause) : this.popInside(step.count, cause);
      case 'popTo': return this.popTo(step, cause);
      case 'popToRoot': return this.popToRoot(cause);
      case 'select': return this.select(step, cause);
      case 'switch': return this.switchTo(step, cause);
      case 'present':
        this.state.layers.push({ origin: targetOf(step.use), site: step.site, content: this.contentOf(step.use) });
        return undefined;
      case 'dismiss': return this.dismiss(cause);
      case 'dismissAll': return this.abandonLayers(1, cause);
      case 'finish': return this.finish(step.flow, step.result, cause);
      case 'alert': return this.ask(step.actions);
      case 'perform': return this.perform(step.effect, step.on);
      case 'if':
        this.pending.push([...(this.holds(step.condition) ? step.then : step.else)]);
        return undefined;
    }
    throw new Error(`the machine has no step '${step.step}'`);
  },

  // The stack

  push(use, site) {
    const slots = this.hasStackOnTop ? this.slotsOf(use, site) : [];
    if (slots.length === 0) return 'no-stack';
    activeContent(topLayer(this.state).content).slots.push(...slots);
    return undefined;
  },

  setStack(uses, cause) {
    const stack = this.stackAt(this.own);
    const slots = stack ? uses.flatMap((use) => this.slotsOf(use)) : [];
    if (slots.length === 0) return 'no-stack';
    const { base } = this.own;
    slots[0].mark = stack.slots[base].mark;
    const left = stack.slots.splice(base, stack.slots.length - base, ...slots);
    // The own activation remains, and the activations above it are removed.
    this.abandon(left.slice(1).map(({ mark }) => mark).filter(Boolean).reverse(), cause);
    return undefined;
  },

  popOne(cause) {
    const isPushedEntry = this.state.layers.length === 1 && this.program.entry(this.state.layers[0].origin) === 'push';
    if (this.depth <= 1 && !isPushedEntry) return 'pop-at-root';
    this.pop(1, cause);
    return undefined;
  },

  /**
   * Removes slots from the active stack, or ends a pushed entry flow if none would remain. Runs
   * only the `dismissed` handler of the lowest removed flow.
   */
  pop(count, cause) {
    if (this.depth <= count) {
      this.leaveEntry();
      return;
    }
    const left = this.cut(this.activationOnTop(), this.depth - count);
    const lowest = left.pop();
    this.abandon(left, cause);
    if (lowest) this.dismissed({ flow: lowest.flow }, lowest.site, cause);
  },

  popInside(count, cause) {
    if (!this.isOnTop(this.own) || this.depth - this.own.base <= count) return 'pop-at-root';
    this.abandon(this.cut(this.own, this.depth - count), cause);
    return undefined;
  },

  popTo(step, cause) {
    const content = this.contentAt(this.own);
    const slots = content ? activeSlots(content) : [];
    const above = slots.findIndex(({ mark }, index) => index > this.own.base && mark);
    const own = slots.slice(0, above < 0 ? slots.length : above);
    const place = own.findLastIndex(({ screen }, index) => index >= this.own.base && screen === step.screen);
    if (place >= 0) {
      this.abandon(this.cut(this.own, place + 1), cause);
      return undefined;
    }
    switch (step.else) {
      case 'push': return this.push(step.use, null);
      case 'root': return this.popToRoot(cause);
      case 'stay': return undefined;
      default: return 'pop-to-missing';
    }
  },

  popToRoot(cause) {
    this.abandon(this.cut(this.own, this.own.base + 1), cause);
  },

  // Containers

  select(step, cause) {
    const bar = this.top >= 0 && activeContainers(topLayer(this.state).content).filter(({ flow }) => flow === step.flow).pop();
    const tab = this.program.part(step.flow, step.tab);
    const { use } = this.program.tabs(step.flow)[tab] || {};
    if (!bar || !use) return 'select-without-tabs';
    const fresh = step.stack && this.contentOf({ ...use, stack: step.stack });
    const tabs = contentAt(topLayer(this.state).content, bar.path);
    const left = fresh ? marksIn(tabs.children[tab]) : [];
    if (fresh) tabs.children[tab] = fresh;
    const isEmpty = this.program.isEmptyColumn(tabs.children[tab]);
    if (!isEmpty) tabs.selected = tab;
    else if (tabs.selected === tab) tabs.selected = tab - 1;
    this.leaveInside(this.top, bar.path, fresh && !isEmpty ? undefined : tabs.selected);
    this.abandon(left, cause);
    return undefined;
  },

  switchTo(step, cause) {
    let layer = this.top;
    let found;
    for (; layer >= 0; layer -= 1) {
      found = activeContainers(this.state.layers[layer].content).filter(({ flow }) => flow === step.flow).pop();
      if (found) break;
    }
    if (!found) return 'switch-without-switch';
    this.abandonLayers(layer + 1, cause);
    const child = this.program.part(step.flow, step.child);
    const shown = contentAt(this.state.layers[layer].content, found.path);
    if (shown.child === child && !step.use && !step.reset) return undefined;
    const content = this.contentOf(step.use || this.program.children(step.flow)[child].use);
    const left = marksIn(shown.content);
    Object.assign(shown, { child, content });
    this.leaveInside(layer, found.path);
    this.abandon(left, cause);
    return undefined;
  },

  dismiss(cause) {
    const { layer: index } = this.ending;
    if (index === 0 && this.isHosted) return this.leaveEntry();
    const layer = this.dropLayers(index, cause);
    if (!layer) return 'dismiss-at-base';
    this.dismissed(layer.origin, layer.site, cause);
    return undefined;
  },

  // Ends with a result

  finish(flow, result, cause) {
    let place = this.ending;
    const content = this.contentAt(place);
    // A bare screen ends its container.
    if (content && content.kind === 'single' && content.flow === null && place.path.length > 0) {
      place = { ...place, path: place.path.slice(0, -1) };
    }
    const begun = this.flowThatBegins(place);
    if (!begun || begun.flow !== flow) return 'finish-unhandled';
    if (!begun.mark && place.path.length === 0 && place.layer === 0 && this.isHosted) return this.leaveEntry();
    this.abandonLayers(place.layer + 1, cause);
    if (begun.mark) {
      this.abandon(this.cut(place, place.base).slice(0, -1), cause);
      return this.handle(result, begun.mark.site);
    }
    if (place.path.length > 0) return this.handleInContainer(result, place);
    const layer = this.dropLayers(place.layer, cause);
    return layer ? this.handle(result, layer.site) : 'finish-unhandled';
  },

  flowThatBegins(place) {
    const content = this.contentAt(place);
    if (!content || content.kind === 'action') return undefined;
    if (content.kind === 'nav') {
      const slot = content.slots[place.base];
      return slot && { flow: slot.mark ? slot.mark.flow : content.flow, mark: slot.mark };
    }
    return content.flow === null ? undefined : { flow: content.flow, mark: null };
  },

  handle(result, site) {
    const handler = site === null ? undefined : this.program.sites[site].on.find((handler) => handler.result === result);
    if (!handler) return 'finish-unhandled';
    this.observations.push({ kind: 'handled', site, result });
    this.beginOf(this.program.sites[site].owner, handler.do);
    return undefined;
  },

  handleInContainer(result, place) {
    const container = { layer: place.layer, path: place.path.slice(0, -1), base: place.base };
    const { flow } = this.flowThatBegins(container) || {};
    const index = place.path[place.path.length - 1];
    const handlers = flow === undefined ? [] : this.program.flow(flow).on || [];
    const handler = handlers.find(({ child, result: handled }) => this.program.part(flow, child) === index && handled === result);
    if (!handler) return 'finish-unhandled';
    this.begin(handler.do);
    this.container = container;
    return undefined;
  },

  // The user and the app

  ask(actions) {
    this.save();
    const buttons = actions.map(({ name }, button) => ({ kind: 'alert', button, name }));
    const action = actions[this.choose([...buttons, { kind: 'alert', button: null, name: null }])];
    if (action) this.pending.push([...action.do]);
  },

  perform(effect, handlers) {
    this.observations.push({ kind: 'perform', effect });
    if (handlers.length === 0) return;
    this.save();
    const answers = handlers.map(({ result }) => ({ kind: 'answer', effect, result }));
    const handler = handlers[this.choose([...answers, { kind: 'answer', effect, result: null }])];
    if (handler) this.pending.push([...handler.do]);
  },

  // Gestures and links. A fault in the handlers of a gesture doesn't undo the gesture.

  back(count, cause) {
    this.pop(count, cause);
    this.save();
  },

  swipeDown() {
    if (this.top === 0) {
      this.leaveEntry();
    } else {
      const layer = this.dropLayers(this.top, 'swipeDown');
      this.dismissed(layer.origin, layer.site, 'swipeDown');
    }
    this.save();
  },

  tap(flow, index) {
    const tab = this.program.tabs(flow)[index];
    const { path } = activeContainers(topLayer(this.state).content).filter((bar) => bar.flow === flow).pop();
    const bar = contentAt(topLayer(this.state).content, path);
    if (bar.selected !== index) {
      if (tab.action) this.beginOf(flow, tab.action);
      else bar.selected = index;
    } else if (this.program.flow(flow).reselect === 'popToRoot' && bar.children[index].kind === 'nav') {
      this.abandon(this.cut({ layer: this.top, path: [...path, index], base: 0 }, 1), 'reselect');
    }
  },

  /** Opens a link that can be opened. */
  open(link) {
    const cause = causeOf(link.place);
    if (this.keepsScreen(link, cause)) return;
    if (link.whenModal === 'dismiss' && this.top > 0) {
      this.abandonLayers(1, cause);
      if (this.keepsScreen(link, cause)) return;
    }
    if (link.restarts) this.restartHome(link.home, cause);
    this.begin(link.steps);
  },

  /**
   * True if a link keeps the screen on top, or goes back to one on the stack that it restarts.
   * Only the app knows if the values are equal.
   */
  keepsScreen(link, cause) {
    if (!link.keep) return false;
    const { content } = topLayer(this.state);
    const [slots, path] = [activeSlots(content), activePath(content)];
    const restartsStack = link.restarts && this.top === 0 && samePath(path, this.pathTo(link.home));
    for (let index = slots.length - 1; index >= (restartsStack ? 0 : slots.length - 1); index -= 1) {
      const options = [true, false].map((holds) => ({ kind: 'same', holds }));
      if (slots[index].screen === link.keep && (this.program.hasNoValues(link.keep) || this.choose(options) === 0)) {
        this.abandon(this.cut({ layer: this.top, path, base: 0 }, index + 1), cause);
        return true;
      }
    }
    return false;
  },

  pathTo(home) {
    return home.map((place) => this.program.part(place.flow, place.tab || place.child));
  },

  /** Resets a flow of the window's layer to its initial content and shows it. */
  restartHome(home, cause) {
    const path = this.pathTo(home);
    const last = home[home.length - 1];
    const part = last && (this.program.flow(last.flow).children || this.program.flow(last.flow).tabs)[path[path.length - 1]];
    const fresh = this.contentOf((part && part.use) || this.program.dump.root);
    const [window] = this.state.layers;
    const left = marksIn(contentAt(window.content, path));
    replaceContent(window, path, fresh);
    path.forEach((index, depth) => {
      const content = contentAt(window.content, path.slice(0, depth));
      if (content.kind === 'tabs') content.selected = index;
    });
    this.abandon(left, cause);
  },
});

/** The location of a step or link, as the cause of observations. */
function causeOf(place) {
  return `${place.file}:${place.line}:${place.column}`;
}
