'use strict';

/** The map: a frame for each flow, a card for each screen, and arrows over them. */
class AppMap {
  // Beyond this the frames of flows that aren't on screen are folded.
  static largest = 60;
  // Beyond this the arrows between flows are those of the screen on top, or of the one clicked on.
  static mostBetweenFlows = 12;

  constructor(session, root, isAlone) {
    this.session = session;
    this.program = session.program;
    this.root = root;
    this.isAlone = isAlone;
    this.arrowsFrom = arrowsByScreen(this.program);
    this.arrows = [...this.arrowsFrom.values()].flat();
    this.isLarge = this.program.dump.screens.length > AppMap.largest;
    this.unfolded = new Set();
    this.isBusy = this.arrows.filter((arrow) => this.joinsFlows(arrow)).length > AppMap.mostBetweenFlows;
    this.selected = undefined;
    new ResizeObserver(() => this.drawSoon()).observe(root);
  }

  show() {
    const screen = this.isAlone ? this.selected : topScreen(this.session.state);
    const active = new Set(this.isAlone ? [] : this.session.state.layers.flatMap(({ content }) => activeSlots(content).map((slot) => slot.screen)));
    const flow = screen && this.program.screen(screen).flow;
    if (!this.frames) this.makeFrames(flow);
    else if (flow !== this.shownFlow) this.showFlow(flow);
    for (const card of this.root.querySelectorAll('.mapcard')) {
      card.classList.toggle('top', card.dataset.card === screen);
      card.classList.toggle('active', active.has(card.dataset.card));
      if (card.dataset.card === screen) card.setAttribute('aria-current', 'true');
      else card.removeAttribute('aria-current');
    }
    this.current = screen;
    this.drawSoon(true);
  }

  joinsFlows({ from, to }) { return this.program.screen(from).flow !== this.program.screen(to).flow; }

  /** Draws the arrows once the page has its new form, which is computed only once then. */
  drawSoon(scrolls = false) {
    this.scrolls = this.scrolls || scrolls;
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      const card = this.scrolls && !this.isAlone && this.current && this.card(this.current);
      this.scrolls = false;
      if (card) scrollTo(this.root, card);
      this.draw();
    });
  }

  makeFrames(flow) {
    this.shownFlow = flow;
    this.frames = new Map(this.flowsInOrder().map((each) => [each.name, this.frame(each)]));
    const canvas = (name) => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      made.setAttribute('class', name);
      made.setAttribute('aria-hidden', 'true');
      return made;
    };
    // Arrows run below the cards, their names stand above them.
    [this.canvas, this.names] = [canvas('arrows'), canvas('names')];
    this.root.replaceChildren(this.canvas, element('div', { class: 'frames' }, [...this.frames.values()]), this.names);
  }

  /** Shows the screens of another flow, and those of the one before no longer. */
  showFlow(flow) {
    const before = this.shownFlow;
    this.shownFlow = flow;
    if (!this.isLarge) return;
    for (const name of defined([before, flow])) this.makeAnew(name);
  }

  makeAnew(name) {
    const frame = this.frame(this.program.flow(name));
    this.frames.get(name).replaceWith(frame);
    this.frames.set(name, frame);
  }

  /** The flows from the root on, each behind those that lead to it. */
  flowsInOrder() {
    const found = new Set();
    const uses = (flow) => [...(flow.tabs || []), ...(flow.children || [])].map(({ use }) => use && use.flow).filter(Boolean);
    const led = new Map();
    for (const { from, to } of this.arrows) {
      const [one, other] = [this.program.screen(from).flow, this.program.screen(to).flow];
      if (one !== other) led.set(one, [...(led.get(one) || []), other]);
    }
    const visit = (start) => {
      const queue = [start];
      while (queue.length > 0) {
        const name = queue.shift();
        if (found.has(name)) continue;
        found.add(name);
        queue.push(...uses(this.program.flow(name)), ...(led.get(name) || []));
      }
    };
    for (const use of this.program.starts) visit(use.flow || this.program.screen(use.screen).flow);
    for (const { name } of this.program.dump.flows) visit(name);
    return [...found].map((name) => this.program.flow(name));
  }

  frame(flow) {
    const isFolded = this.isLarge && flow.name !== this.shownFlow && !this.unfolded.has(flow.name);
    const toggle = () => {
      if (isFolded) this.unfolded.add(flow.name);
      else this.unfolded.delete(flow.name);
      this.makeAnew(flow.name);
      this.show();
    };
    const title = element('h2', {}, this.isLarge && flow.name !== this.shownFlow
      ? element('button', { type: 'button', 'aria-expanded': String(!isFolded), onclick: toggle }, flow.name) : flow.name,
    element('span', { class: 'hint' }, ` ${flow.external ? 'external' : flow.kind}${isFolded ? screensText(flow.screens.length) : ''}`));
    const frame = element('section', { class: isFolded ? 'frame folded' : 'frame', 'data-flow': flow.name, 'aria-label': `Flow ${flow.name}` }, title);
    if (flow.tabs) {
      frame.append(element('ul', { class: 'bar' }, flow.tabs.map((tab) => element(
        'li', {}, tab.name, tab.use && tab.use.flow ? element('span', { class: 'hint' }, ` ${tab.use.flow}`) : null))));
    }
    if (flow.children) frame.append(element('ul', { class: 'bar' }, flow.children.map((child) => element('li', {}, child.name))));
    if (!isFolded && flow.screens.length > 0) frame.append(this.columns(flow));
    return frame;
  }

  columns(flow) {
    const depths = depthsIn(this.program, flow, this.arrowsFrom);
    const columns = [];
    for (const screen of flow.screens) {
      const depth = depths.get(screen);
      columns[depth] = [...(columns[depth] || []), this.makeCard(screen)];
    }
    return element('div', { class: 'columns-of-cards' }, columns.map((cards) => element('ul', {}, cards)));
  }

  makeCard(id) {
    const screen = this.program.screen(id);
    const leads = this.arrowsFrom.get(id).map(({ name, to }) => `${name} to ${to}`);
    const params = screen.params.map(({ name }) => name).join(', ');
    return element('li', {}, element('button', {
      type: 'button', class: 'mapcard', 'data-card': id, title: leads.join('\n'), onclick: () => this.select(id),
    }, element('strong', {}, screen.name), params ? element('span', { class: 'hint' }, params) : null,
    element('span', { class: 'spoken' }, leads.length > 0 ? ` leads: ${leads.join('; ')}` : ' leads nowhere')));
  }

  /** Shows the arrows of a screen; the page's walk stays as it is. */
  select(id) {
    this.selected = this.selected === id ? undefined : id;
    if (this.isAlone) this.show();
    else this.drawSoon();
  }

  card(id) { return this.root.querySelector(`[data-card="${CSS.escape(id)}"]`); }

  /** The card of a screen, or the frame of its flow where that is folded. */
  place(id) { return this.card(id) || this.root.querySelector(`[data-flow="${CSS.escape(this.program.screen(id).flow)}"]`); }

  /** Draws the arrows. All places are read before anything is written, so that the page's form is computed once. */
  draw() {
    if (!this.canvas) return;
    const origin = this.root.getBoundingClientRect();
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.root;
    const frame = (target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left - origin.left + scrollLeft, y: top - origin.top + scrollTop, width, height };
    };
    const frames = this.root.querySelector('.frames');
    const size = { width: Math.max(frames.scrollWidth, clientWidth), height: Math.max(frames.offsetHeight, clientHeight) };
    const [cards, titles] = ['.mapcard', '.frame h2, .bar li'].map((selector) => [...this.root.querySelectorAll(selector)].map(frame));
    const all = this.joined(this.arrows.filter((arrow) => this.isShown(arrow)), (id) => frame(this.place(id)), cards);
    for (const canvas of [this.canvas, this.names]) {
      for (const [side, length] of Object.entries(size)) canvas.setAttribute(side, length);
    }
    // The names of a program are identifiers, so that they can stand in markup as they are.
    this.canvas.innerHTML = ARROW_HEADS + all.map(arrowPath).join('');
    this.names.innerHTML = labels(all.filter(({ isMarked }) => isMarked), [...cards, ...titles]);
  }

  isShown(arrow) {
    const ends = [arrow.from, arrow.to];
    if (ends.includes(this.selected) || ends.includes(this.current)) return true;
    if (this.isBusy && this.joinsFlows(arrow)) return false;
    return !this.isLarge || ends.some((id) => this.program.screen(id).flow === this.shownFlow);
  }

  /** The arrows as they are drawn, around the cards, those that run alike as one, the marked ones last. */
  joined(arrows, placeOf, cards) {
    const places = new Map();
    for (const id of new Set(arrows.flatMap(({ from, to }) => [from, to]))) places.set(id, { ...placeOf(id), flow: this.program.screen(id).flow });
    const drawn = new Map();
    for (const arrow of arrows) {
      const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
      const isMarked = arrow.from === (this.selected || this.current);
      const key = `${from.x},${from.y} ${to.x},${to.y} ${arrow.kind} ${isMarked}`;
      const same = drawn.get(key);
      if (same) same.names.push(arrow.name);
      else drawn.set(key, { points: curve(from, to, cards), kind: arrow.kind, isMarked, names: [arrow.name] });
    }
    return [...drawn.values()].sort((one, other) => one.isMarked - other.isMarked);
  }
}

/** How many screens a folded flow has, if any. */
function screensText(count) {
  if (count === 0) return '';
  return count === 1 ? ', 1 screen' : `, ${count} screens`;
}

/** Scrolls as little as shows a card, without moving the page. */
function scrollTo(root, card) {
  const [outer, inner] = [root.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) root.scrollTop += inner.top - outer.top - outer.height / 2 + inner.height / 2;
  if (inner.left < outer.left || inner.right > outer.right) root.scrollLeft += inner.left - outer.left - outer.width / 2 + inner.width / 2;
}
