'use strict';

/** The map: a frame for each flow, a card for each screen, and arrows over them. */
class AppMap {
  // Beyond this the frames of flows that aren't on screen are folded.
  static largest = 60;

  constructor(session, root, isAlone) {
    this.session = session;
    this.program = session.program;
    this.root = root;
    this.isAlone = isAlone;
    this.arrows = allArrows(this.program);
    this.isLarge = this.program.dump.screens.length > AppMap.largest;
    this.unfolded = new Set();
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
    element('span', { class: 'hint' }, ` ${flow.external ? 'external' : flow.kind}${isFolded ? `, ${flow.screens.length} screens` : ''}`));
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
    const depths = depthsIn(this.program, flow, this.arrows);
    const columns = [];
    for (const screen of flow.screens) {
      const depth = depths.get(screen);
      columns[depth] = [...(columns[depth] || []), this.makeCard(screen)];
    }
    return element('div', { class: 'columns-of-cards' }, columns.map((cards) => element('ul', {}, cards)));
  }

  makeCard(id) {
    const screen = this.program.screen(id);
    const leads = this.arrows.filter(({ from }) => from === id).map(({ name, to }) => `${name} to ${to}`);
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

  draw() {
    if (!this.canvas) return;
    const origin = this.root.getBoundingClientRect();
    const frame = (target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left - origin.left + this.root.scrollLeft, y: top - origin.top + this.root.scrollTop, width, height };
    };
    for (const canvas of [this.canvas, this.names]) {
      const frames = this.root.querySelector('.frames');
      canvas.setAttribute('width', Math.max(frames.scrollWidth, this.root.clientWidth));
      canvas.setAttribute('height', Math.max(frames.offsetHeight, this.root.clientHeight));
    }
    const drawn = new Map();
    const places = new Map();
    const placeOf = (id) => {
      if (!places.has(id)) places.set(id, frame(this.place(id)));
      return places.get(id);
    };
    const isShown = ({ from, to }) => [from, to].some((id) => id === this.selected || this.program.screen(id).flow === this.shownFlow);
    for (const arrow of this.isLarge ? this.arrows.filter(isShown) : this.arrows) {
      const [from, to] = [placeOf(arrow.from), placeOf(arrow.to)];
      const isMarked = arrow.from === (this.selected || this.current);
      const key = `${from.x},${from.y} ${to.x},${to.y} ${arrow.kind} ${isMarked}`;
      const same = drawn.get(key);
      if (same) same.names.push(arrow.name);
      else drawn.set(key, { from, to, kind: arrow.kind, isMarked, names: [arrow.name] });
    }
    const all = [...drawn.values()].sort((one, other) => one.isMarked - other.isMarked);
    // The names of a program are identifiers, so that they can stand in markup as they are.
    this.canvas.innerHTML = ARROW_HEADS + all.map(arrowPath).join('');
    const texts = [...this.root.querySelectorAll('.mapcard, .frame h2, .bar li')].map(frame);
    this.names.innerHTML = labels(all.filter(({ isMarked }) => isMarked), texts);
  }
}

const ARROW_HEADS = `<defs>${['', 'marked'].map((name) => `<marker id="head${name}" class="${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7"
  markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`).join('')}</defs>`;

function arrowPath({ from, to, kind, isMarked }) {
  const [start, one, other, end] = curve(from, to);
  const path = `M${start.x} ${start.y} C${one.x} ${one.y} ${other.x} ${other.y} ${end.x} ${end.y}`;
  return `<path class="arrow ${kind}${isMarked ? ' marked' : ''}" d="${path}" marker-end="url(#head${isMarked ? 'marked' : ''})"/>`;
}

/** The points of the Bézier curve of an arrow. */
function curve(from, to) {
  if (from === to) {
    const [right, top] = [from.x + from.width, from.y];
    return [{ x: right - 18, y: top }, { x: right - 18, y: top - 26 }, { x: right - 4, y: top - 26 }, { x: right - 4, y: top }];
  }
  const [start, end] = ends(from, to);
  const bend = Math.max(24, (Math.abs(end.x - start.x) * Math.abs(start.dx) + Math.abs(end.y - start.y) * Math.abs(start.dy)) / 2);
  const bent = ({ x, y, dx, dy }) => ({ x: x + dx * bend, y: y + dy * bend });
  return [start, bent(start), bent(end), end];
}

/** A point of a Bézier curve, from 0 to 1. */
function pointOn([start, one, other, end], part) {
  const rest = 1 - part;
  const along = (key) => rest ** 3 * start[key] + 3 * rest ** 2 * part * one[key] + 3 * rest * part ** 2 * other[key] + part ** 3 * end[key];
  return { x: along('x'), y: along('y') };
}

/** Where an arrow leaves a card and where it ends, at the sides that face each other most. */
function ends(from, to) {
  const point = (card, dx, dy) => ({ x: card.x + (card.width * (1 + dx)) / 2, y: card.y + (card.height * (1 + dy)) / 2, dx, dy });
  const [right, left] = [to.x - from.x - from.width, from.x - to.x - to.width];
  const [down, up] = [to.y - from.y - from.height, from.y - to.y - to.height];
  const farthest = Math.max(right, left, down, up);
  if (farthest === right) return [point(from, 1, 0), point(to, -1, 0)];
  if (farthest === left) return [point(from, -1, 0), point(to, 1, 0)];
  if (farthest === down) return [point(from, 0, 1), point(to, 0, -1)];
  return [point(from, 0, -1), point(to, 0, 1)];
}

/** The names of arrows on their curves, where they cover no text and no other name if there is such a place. */
function labels(arrows, texts) {
  const taken = [...texts];
  const covers = (one) => taken.some((other) => one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height);
  return arrows.map(({ from, to, names }) => {
    const text = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ');
    const width = text.length * 6.4 + 8;
    const points = curve(from, to);
    const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].map((part) => {
      const { x, y } = pointOn(points, part);
      return { x: Math.max(2, x - width / 2), y: y - 8, width, height: 16 };
    });
    const place = places.find((place) => !covers(place)) || places[0];
    taken.push(place);
    return `<rect class="label" x="${place.x}" y="${place.y}" width="${width}" height="16" rx="4"/><text x="${place.x + 4}" y="${place.y + 12}">${text}</text>`;
  }).join('');
}

/** Scrolls as little as shows a card, without moving the page. */
function scrollTo(root, card) {
  const [outer, inner] = [root.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) root.scrollTop += inner.top - outer.top - outer.height / 2 + inner.height / 2;
  if (inner.left < outer.left || inner.right > outer.right) root.scrollLeft += inner.left - outer.left - outer.width / 2 + inner.width / 2;
}
