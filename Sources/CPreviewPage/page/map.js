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
    new ResizeObserver(() => this.draw()).observe(root);
  }

  show() {
    const screen = this.isAlone ? this.selected : topScreen(this.session.state);
    const active = new Set(this.isAlone ? [] : this.session.state.layers.flatMap(({ content }) => activeSlots(content).map((slot) => slot.screen)));
    const flow = screen && this.program.screen(screen).flow;
    if (!this.frames || flow !== this.shownFlow) this.makeFrames(flow);
    for (const card of this.root.querySelectorAll('.mapcard')) {
      card.classList.toggle('top', card.dataset.card === screen);
      card.classList.toggle('active', active.has(card.dataset.card));
      if (card.dataset.card === screen) card.setAttribute('aria-current', 'true');
      else card.removeAttribute('aria-current');
    }
    this.current = screen;
    this.draw();
    const card = screen && this.card(screen);
    if (card && !this.isAlone) scrollTo(this.root, card);
  }

  makeFrames(flow) {
    this.shownFlow = flow;
    this.frames = this.flowsInOrder().map((each) => this.frame(each));
    this.canvas = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.root.replaceChildren(this.canvas, element('div', { class: 'frames' }, this.frames));
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
      this.makeFrames(this.shownFlow);
      this.show();
    };
    const title = element('h3', {}, this.isLarge && flow.name !== this.shownFlow
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
    else this.draw();
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
    this.canvas.setAttribute('width', this.root.scrollWidth);
    this.canvas.setAttribute('height', this.root.scrollHeight);
    const drawn = new Map();
    const places = new Map();
    const placeOf = (id) => {
      if (!places.has(id)) places.set(id, frame(this.place(id)));
      return places.get(id);
    };
    for (const arrow of this.arrows) {
      const [from, to] = [placeOf(arrow.from), placeOf(arrow.to)];
      const isMarked = arrow.from === (this.selected || this.current);
      const key = `${from.x},${from.y} ${to.x},${to.y} ${arrow.kind} ${isMarked}`;
      const same = drawn.get(key);
      if (same) same.names.push(arrow.name);
      else drawn.set(key, { from, to, kind: arrow.kind, isMarked, names: [arrow.name] });
    }
    const all = [...drawn.values()].sort((one, other) => one.isMarked - other.isMarked);
    this.canvas.innerHTML = ARROW_HEADS + all.map(arrowPath).join('') + labels(all.filter(({ isMarked }) => isMarked));
  }
}

const ARROW_HEADS = `<defs>${['', 'marked'].map((name) => `<marker id="head${name}" class="${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7"
  markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`).join('')}</defs>`;

function arrowPath({ from, to, kind, isMarked }) {
  const [start, end] = ends(from, to);
  const bend = Math.max(24, Math.abs(end.x - start.x) / 2);
  const path = from === to
    ? `M${from.x + from.width - 18} ${from.y} c0 -22 14 -22 14 -2`
    : `M${start.x} ${start.y} C${start.x + start.side * bend} ${start.y} ${end.x + end.side * bend} ${end.y} ${end.x} ${end.y}`;
  return `<path class="arrow ${kind}${isMarked ? ' marked' : ''}" d="${path}" marker-end="url(#head${isMarked ? 'marked' : ''})"/>`;
}

/** Where an arrow leaves a card and where it ends, at the sides that face each other. */
function ends(from, to) {
  const isRight = to.x >= from.x + from.width;
  const isLeft = to.x + to.width <= from.x;
  const [one, other] = isRight ? [1, -1] : isLeft ? [-1, 1] : [1, 1];
  const point = (card, side) => ({ x: side > 0 ? card.x + card.width : card.x, y: card.y + card.height / 2, side });
  return [point(from, one), point(to, other)];
}

/** The names of arrows near their ends, none over another. */
function labels(arrows) {
  const rows = [];
  return arrows.map(({ from, to, names }) => {
    const [, end] = ends(from, to);
    const text = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ');
    const width = text.length * 6.4 + 8;
    let x = Math.max(2, end.side < 0 ? end.x - width - 10 : end.x + 10);
    let y = end.y - 4;
    while (rows.some((row) => Math.abs(row.y - y) < 15 && x < row.x + row.width && row.x < x + width)) y += 15;
    rows.push({ x, y, width });
    return `<rect class="label" x="${x}" y="${y - 11}" width="${width}" height="15" rx="4"/><text x="${x + 4}" y="${y}">${text}</text>`;
  }).join('');
}

/** Scrolls as little as shows a card, without moving the page. */
function scrollTo(root, card) {
  const [outer, inner] = [root.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) root.scrollTop += inner.top - outer.top - outer.height / 2 + inner.height / 2;
  if (inner.left < outer.left || inner.right > outer.right) root.scrollLeft += inner.left - outer.left - outer.width / 2 + inner.width / 2;
}
