'use strict';

/** A program as `flowgen dump` prints it, with lookups by name for the machine. */
class Program {
  constructor(dump) {
    this.dump = dump;
    this.links = dump.links;
    this.sites = dump.sites;
    this.flows = new Map(dump.flows.map((flow) => [flow.name, flow]));
    this.screens = new Map(dump.screens.map((screen) => [screen.id, screen]));
    this.transitions = new Map(dump.transitions.map((transition) => [transition.id, transition]));
    this.effects = new Map(dump.effects.map((effect) => [effect.id, effect]));
  }

  flow(name) { return this.flows.get(name); }
  screen(id) { return this.screens.get(id); }

  /** True if all instances of a screen have equal values, because there are none. */
  hasNoValues(id) {
    const { params, flow } = this.screen(id);
    return params.length === 0 && (this.flow(flow).params || []).length === 0;
  }
  transition(id) { return this.transitions.get(id); }

  /** The tabs of a tabs flow or the columns of a split flow; empty for other flows. */
  tabs(flow) { return this.flow(flow).tabs || []; }

  /** True if a tab is in its bar at a width; without one, at any. */
  isInBar({ flow, selected }, tab, width) {
    const only = this.tabs(flow)[tab].width;
    return !width || !only || only === width || tab === selected;
  }

  /** The children of a switch flow; empty for other flows. */
  children(flow) { return this.flow(flow).children || []; }

  /** The index of a tab, column or child. */
  part(flow, name) {
    const { tabs, children } = this.flow(flow);
    return (tabs || children).findIndex((part) => part.name === name);
  }

  /** True if a column has only its placeholder. */
  isEmptyColumn(content) {
    return content.kind === 'nav' && content.slots.length === 1 && Boolean(this.screen(content.slots[0].screen).placeholder);
  }

  /** The id of a flow's own screen. */
  screenOf(flow, name) { return `${flow}.${name}`; }

  /** The transitions of a screen: its own, then its flow's. */
  transitionsOn(screen) {
    const { transitions, flow } = this.screen(screen);
    return [...transitions, ...this.flow(flow).transitions];
  }

  /** How the app starts the flow of a layer; undefined if the flow isn't an entry flow. */
  entry(origin) { return origin.flow && this.flow(origin.flow).entry; }

  /** True if the user or the app can dismiss an entry flow. */
  canBeLeft(flow, width) {
    const entry = this.flow(flow).entry;
    return entry === 'embed' || (entry === 'present' && canBeSwiped(this.flow(flow).presentation, width));
  }

  /** True if a presented screen or flow can dismiss itself: a bare screen, or an external flow. */
  dismissesItself(origin) { return Boolean(origin.screen) || this.flow(origin.flow).external; }

  /** The starts of the app: the root, then the entry flows. */
  get starts() {
    const entries = this.dump.flows.filter((flow) => flow.entry).map((flow) => ({ flow: flow.name }));
    return this.dump.root ? [this.dump.root, ...entries] : entries;
  }
}

/** True if the user can dismiss a layer with this presentation at a width; without one, at some width. */
function canBeSwiped({ compact, regular }, width) {
  return Boolean((width !== 'regular' && compact.dismissal) || (width !== 'compact' && regular.dismissal));
}
