'use strict';

/** The map: a frame for each flow, a card for each screen, and arrows between cards. */
class AppMap {
  // With more screens than this, the frames of flows that aren't on screen are folded.
  static largest = 60;
  // With more arrows between flows than this, the map draws only the arrows from the screen on top,
  // and the arrows from and to the screen under the pointer or the selected screen.
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
    this.hovered = undefined;
    for (const [event, isOver] of [['pointerover', true], ['pointerout', false], ['focusin', true], ['focusout', false]]) {
      root.addEventListener(event, ({ target }) => this.hover(isOver ? target.closest('.mapcard') : undefined));
    }
    new ResizeObserver(() => this.drawSoon()).observe(root);
  }

  show() {
    const screen = this.isAlone ? this.selected : topScreen(this.session.state);
    const active = new Set(this.isAlone ? [] : this.session.state.layers.flatMap(({ content }) => activeSlots(content).map((slot) => slot.screen)));
    const flow = screen && this.program.screen(screen).flow;
    if (!this.frames) this.makeFrames(flow);
    else if (flow !== this.shownFlow) this.showFlow(flow);
    this.failing = this.isAlone ? undefined : this.session.failing;
    this.root.parentElement.querySelector('.legend .failing').hidden = !this.failing;
    for (const card of this.root.querySelectorAll('.mapcard')) {
      card.classList.toggle('missing', Boolean(this.failing) && card.dataset.card === this.failing.to);
      card.classList.toggle('failed', Boolean(this.failing) && !this.failing.to && card.dataset.card === this.failing.from);
      card.classList.toggle('top', card.dataset.card === screen);
      card.classList.toggle('active', active.has(card.dataset.card));
      if (card.dataset.card === screen) card.setAttribute('aria-current', 'true');
      else card.removeAttribute('aria-current');
    }
    this.current = screen;
    this.drawSoon(true);
  }

  joinsFlows({ from, to }) { return this.program.screen(from).flow !== this.program.screen(to).flow; }

  /** Draws the arrows after all changes to the page, so the browser computes its layout once. */
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
    // Arrows are below the cards, and their names are above the cards.
    [this.canvas, this.names] = [canvas('arrows'), canvas('names')];
    this.root.replaceChildren(this.canvas, element('div', { class: 'frames' }, [...this.frames.values()]), this.names);
  }

  /** On a large map, unfolds the frame of another flow and folds the previous flow's frame. */
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

  /** The flows by distance from the root, then from entry flows; flows without a path are last. */
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
        'li', {}, tab.name, tab.use && tab.use.flow && tab.use.flow !== tab.name ? element('span', { class: 'hint' }, ` ${tab.use.flow}`) : null))));
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
    const leadsBack = flow.screens.some((screen) => this.arrowsFrom.get(screen).some(({ to }) => depths.get(to) < depths.get(screen)));
    return element('div', { class: leadsBack ? 'columns-of-cards leads-back' : 'columns-of-cards' }, columns.map((cards) => element('ul', {}, cards)));
  }

  makeCard(id) {
    const screen = this.program.screen(id);
    const leads = this.arrowsFrom.get(id).map(({ name, to }) => `${name} to ${to}`);
    const params = screen.params.map(({ name }) => name).join(', ');
    return element('li', {}, element('button', {
      type: 'button', class: 'mapcard', 'data-card': id, title: leads.join('\n'), onclick: () => this.select(id),
    }, element('strong', {}, screen.name), params ? element('span', { class: 'hint' }, params) : null,
    element('span', { class: 'spoken' }, leads.length > 0 ? ` transitions: ${leads.join('; ')}` : ' no transitions')));
  }

  /** Shows the arrows of a screen, or hides them again. The walk doesn't change. */
  select(id) {
    this.selected = this.selected === id ? undefined : id;
    if (this.isAlone) this.show();
    else this.drawSoon();
  }

  hover(card) {
    const id = card ? card.dataset.card : undefined;
    if (id === this.hovered) return;
    this.hovered = id;
    this.drawSoon();
  }

  card(id) { return this.root.querySelector(`[data-card="${CSS.escape(id)}"]`); }

  /**
   * Draws the arrows. Reads all positions before the first change, so the browser computes the
   * layout once.
   */
  draw() {
    const origin = this.root.getBoundingClientRect();
    // The elements of a hidden map have no positions.
    if (!this.canvas || origin.width === 0) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.root;
    const frame = (target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left - origin.left + scrollLeft, y: top - origin.top + scrollTop, width, height };
    };
    const whole = this.root.querySelector('.frames');
    const size = { width: Math.max(whole.scrollWidth, clientWidth), height: Math.max(whole.offsetHeight, clientHeight) };
    const boxes = new Map([...this.frames].map(([flow, target]) => [
      flow, { flow, frame: frame(target), contents: [...target.querySelectorAll('.mapcard, h2, .bar li')].map((each) => ({ target: each, ...frame(each) })) }]));
    const all = this.joined(boxes);
    for (const canvas of [this.canvas, this.names]) {
      for (const [side, length] of Object.entries(size)) canvas.setAttribute(side, length);
    }
    // The names of a program are identifiers, so they need no escapes in markup.
    this.canvas.innerHTML = ARROW_HEADS + all.map(arrowPath).join('');
    const covered = [...boxes.values()].flatMap(({ frame, contents }) => [...contents, ...sidesOf(frame)]);
    this.names.innerHTML = labels(all, covered);
  }

  /** The screen whose arrows have names. */
  get focus() { return this.hovered || this.selected || this.current; }

  isShown(arrow) {
    if ([this.focus, this.current].includes(arrow.from) || [this.hovered, this.selected].includes(arrow.to)) return true;
    if (this.isBusy && this.joinsFlows(arrow)) return false;
    return !this.isLarge || [arrow.from, arrow.to].some((id) => this.program.screen(id).flow === this.shownFlow);
  }

  /**
   * The arrows to draw, with marked and failing arrows last. Arrows with equal ends, kinds and
   * looks are merged.
   */
  joined(boxes) {
    const { failing } = this;
    const arrows = this.arrows.filter((arrow) => this.isShown(arrow));
    if (failing && failing.to) {
      const isSame = ({ from, to, name }) => from === failing.from && to === failing.to && name === failing.name;
      arrows.splice(0, Infinity, ...arrows.filter((arrow) => !isSame(arrow)), failing);
    }
    const places = new Map(arrows.flatMap(({ from, to }) => [from, to]).map((id) => [id, this.placeIn(boxes, id)]));
    const drawn = new Map();
    for (const arrow of arrows) {
      const look = arrow === failing ? 'failing' : arrow.from === this.focus ? 'marked' : '';
      const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
      const key = `${from.x},${from.y} ${to.x},${to.y} ${arrow.kind} ${look}`;
      const same = drawn.get(key);
      if (same) same.names.push(arrow.name);
      else drawn.set(key, { from, to, kind: arrow.kind, look, names: [arrow.name] });
    }
    const rank = ({ look }) => ['', 'marked', 'failing'].indexOf(look);
    const sorted = [...drawn.values()].sort((one, other) => rank(one) - rank(other));
    const all = [...boxes.values()];
    const [frames, cards] = [all.map(({ frame }) => frame), all.flatMap(({ contents }) => contents.filter(({ target }) => target.matches('.mapcard')))];
    for (const arrow of sorted.filter(({ from, to }) => from.flow === to.flow)) arrow.curve = curve(arrow.from, arrow.to, cards);
    // A route avoids crossing earlier routes. Failing arrows get theirs first, then marked arrows,
    // and short arrows before long arrows. Each arrow uses the next lane.
    const distance = ({ from, to }) => Math.abs(to.frame.y - from.frame.y);
    const others = sorted.filter((arrow) => !arrow.curve).sort((one, other) => rank(other) - rank(one) || distance(one) - distance(other) || other.to.x - one.to.x);
    others.forEach((arrow, index) => {
      const { from, to } = arrow;
      const isAtEnd = ({ flow }) => flow === from.flow || flow === to.flow;
      const obstacles = all.flatMap((each) => (isAtEnd(each) ? each.contents.filter(({ target }) => target !== from.target && target !== to.target) : [each.frame]));
      const known = sorted.filter((other) => other.corners || (other.curve && isAtEnd(other.from))).map(linesOf);
      arrow.corners = route(from, to, { frames, obstacles, others: known, lane: LANES[index % LANES.length] });
      if (!arrow.corners) arrow.curve = curve(from, to, cards);
    });
    return sorted;
  }

  /** The box of a screen's card, or of its flow's frame if the frame is folded. */
  placeIn(boxes, id) {
    const { flow, frame, contents } = boxes.get(this.program.screen(id).flow);
    const card = contents.find(({ target }) => target.dataset.card === id);
    return { ...(card || frame), flow, frame };
  }
}

/** The four sides of a frame as thin boxes. */
function sidesOf({ x, y, width, height }) {
  return [{ x, y, width, height: 1 }, { x, y: y + height, width, height: 1 }, { x, y, width: 1, height }, { x: x + width, y, width: 1, height }];
}

/** The number of a folded flow's screens as text; empty for 0. */
function screensText(count) {
  if (count === 0) return '';
  return count === 1 ? ', 1 screen' : `, ${count} screens`;
}

/** Scrolls a card to the center if a part of it is hidden, without scrolling the page. */
function scrollTo(root, card) {
  const [outer, inner] = [root.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) root.scrollTop += inner.top - outer.top - outer.height / 2 + inner.height / 2;
  if (inner.left < outer.left || inner.right > outer.right) root.scrollLeft += inner.left - outer.left - outer.width / 2 + inner.width / 2;
}
