'use strict';

/** The page: a session, and the panes that show it. */
class App {
  constructor({ program, findings, view, watches }) {
    document.title = `${program.app} — flowgen`;
    document.getElementById('app').textContent = program.app;
    document.body.classList.toggle('map-alone', view === 'map');
    this.panes = [];
    this.session = new Session(new Machine(program), () => this.show());
    const { session } = this;
    const root = (name) => document.getElementById(name);
    const map = new AppMap(session, root('map'), view === 'map');
    this.panes = [map];
    if (view !== 'map') {
      this.player = new Player(session, root('play'));
      this.panes.push(
        new Phone(session, root('phone')), new StacksPane(session, root('stacks')),
        new FindingsPane(session, findings, root('findings'), this.player), new AppPane(session, root('app-settings')),
        new WalkPane(session, root('walk')), this.player, { show: () => this.showStatus() });
      root('finding-count').textContent = String(findings.length);
      this.connect(root);
      const lines = Session.linesIn(window.location.hash);
      if (lines.length > 0) session.load(lines);
      window.addEventListener('hashchange', () => this.addressChanged());
    }
    this.show();
    if (watches) watchForChanges(() => this.updateAddress());
  }

  connect(root) {
    const { session } = this;
    root('undo').addEventListener('click', () => session.go(session.cursor - 1));
    root('redo').addEventListener('click', () => session.go(session.cursor + 1));
    root('restart').addEventListener('click', () => session.begin());
    root('how').addEventListener('submit', (event) => this.showWay(event));
    root('screens').replaceChildren(...session.program.dump.screens.map(({ id }) => element('option', { value: id })));
    root('url').addEventListener('submit', (event) => this.openLink(event));
    root('url').hidden = session.program.links.length === 0;
    root('copy').addEventListener('click', () => this.copy());
    root('replay').addEventListener('click', () => session.load(root('walk-text').value.split('\n').filter((line) => line.trim())));
    root('fold').addEventListener('click', () => session.resize(session.width === 'compact' ? 'regular' : 'compact'));
    root('width').addEventListener('input', ({ target }) => session.resize(widthClass(target.value)));
    document.addEventListener('keydown', (event) => this.key(event));
    const tabs = [...document.querySelectorAll('[data-pane]')];
    for (const tab of tabs) {
      tab.addEventListener('click', () => {
        this.showPane(tab.dataset.pane);
        // The map and the walk need the positions of elements, and hidden elements have none.
        this.show();
      });
    }
    this.showPane('phone-pane');
  }

  /** Selects the only visible pane of a narrow page. */
  showPane(name) {
    for (const tab of document.querySelectorAll('[data-pane]')) tab.setAttribute('aria-pressed', String(tab.dataset.pane === name));
    for (const pane of document.querySelectorAll('.pane')) pane.classList.toggle('shown', pane.id === name);
  }

  show() {
    for (const pane of this.panes) pane.show();
    if (this.player) {
      this.showWidth();
      this.updateAddressSoon();
      document.getElementById('undo').disabled = this.session.cursor === 0;
      document.getElementById('redo').disabled = this.session.cursor === this.session.steps.length - 1;
    }
  }

  /** Shows the window with the slider's width, unless the walk needs another. */
  showWidth() {
    const { width } = this.session;
    const slider = document.getElementById('width');
    if (widthClass(slider.value) !== width) slider.value = width === 'compact' ? 390 : 669;
    document.getElementById('fold').textContent = width === 'compact' ? 'Unfold' : 'Fold';
    document.getElementById('phone').classList.toggle('wide', width === 'regular');
    document.body.style.setProperty('--phone', `${slider.value * 0.87}px`);
  }

  /**
   * Puts the walk into the page's address after the page is painted, because changing an address
   * also involves other processes of the browser.
   */
  updateAddressSoon() {
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => this.updateAddress(), 100);
  }

  updateAddress() {
    clearTimeout(this.addressTimer);
    if (this.player) window.history.replaceState(null, '', this.session.address);
  }

  showStatus() {
    const { session } = this;
    const crash = document.getElementById('crash');
    crash.hidden = session.faults.length === 0;
    crash.replaceChildren(...session.faults.map((fault) => element('p', {}, faultWords(fault, session.program))));
    const error = document.getElementById('error');
    error.hidden = session.error === undefined;
    error.textContent = session.error || '';
    const screen = topScreen(session.state);
    document.getElementById('status').textContent = screen ? `On top: ${screen}` : '';
    document.getElementById('walk-text').value = session.lines.join('\n');
  }

  showWay(event) {
    event.preventDefault();
    const { session } = this;
    const screen = document.getElementById('goal').value.trim();
    const answer = document.getElementById('way');
    if (!session.program.screen(screen)) {
      answer.textContent = `There is no screen '${screen}'.`;
      return;
    }
    const way = shortestWay(session.machine, session.state, screen);
    if (way.lines && way.lines.length === 0) answer.textContent = `'${screen}' is already on top.`;
    else if (way.lines) answer.textContent = `${way.lines.length} ${way.lines.length === 1 ? 'action' : 'actions'} away.`;
    else answer.textContent = way.isWhole ? `No route leads to '${screen}'.` : `No route found in the ${way.tried} nearest states; try 'flowgen how'.`;
    if (way.lines && way.lines.length > 0 && !session.goOn(way.lines)) this.player.start();
  }

  /** Opens the first link with a pattern that matches a URL. */
  openLink(event) {
    event.preventDefault();
    const { session } = this;
    const url = document.getElementById('address').value.trim();
    const answer = document.getElementById('url-answer');
    const index = linkFor(session.program, url);
    if (index === undefined) answer.textContent = 'No link matches the URL.';
    else if (!session.machine.canOpen(index, session.state)) answer.textContent = `'${session.program.links[index].name}' can't be opened in this state.`;
    else {
      answer.textContent = `Opened '${session.program.links[index].name}'.`;
      session.perform({ kind: 'link', link: index });
    }
  }

  async copy() {
    const text = document.getElementById('walk-text');
    text.select();
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      // Browsers can deny the clipboard to a page from a file. The user can copy the selected text.
    }
  }

  addressChanged() {
    const lines = Session.linesIn(window.location.hash);
    if (lines.join(';') !== this.session.lines.join(';')) this.session.load(lines);
  }

  key(event) {
    if (['INPUT', 'TEXTAREA', 'SELECT'].includes(event.target.tagName) || !(event.metaKey || event.ctrlKey) || event.key !== 'z') return;
    event.preventDefault();
    this.session.go(this.session.cursor + (event.shiftKey ? 1 : -1));
  }
}

/** The size class of a width in points. Apple documents no limit; an unfolded iPhone Duo is regular with 669 points, by reports. */
function widthClass(points) {
  return points < 600 ? 'compact' : 'regular';
}

/**
 * The index of the link that matches a URL most specifically; undefined if no pattern matches.
 * Compares the scheme, host and path with their types. `flowgen open` compares queries, too.
 */
function linkFor(program, url) {
  const types = {
    Int: '[+-]?\\d+', Double: '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?', Bool: 'true|false', UUID: '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}',
  };
  const literal = (text) => decodeURIComponent(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const source = (part) => part.split(/(\{[^}]*\})/).map((piece) => {
    if (!piece.startsWith('{')) return literal(piece);
    const type = piece.slice(1, -1).split(':')[1] ?? 'String';
    return `(?:${types[type] ?? (type.includes('|') ? type : '.+')})`;
  }).join('');
  const parts = (text) => {
    const [, scheme, host, path] = /^([^:/?#]+):(?:\/\/([^/?#]*)\/?|\/?)([^?#]*)/.exec(text) ?? [text, text, '', ''];
    const origin = `${scheme}://${host ?? ''}`.toLowerCase();
    const port = new Map([['http', ':80'], ['https', ':443']]).get(scheme.toLowerCase());
    return [port && origin.endsWith(port) ? origin.slice(0, -port.length) : origin, ...path.replace(/\/$/, '').split('/').filter((part, index, all) => part !== '' || all.length > 1)];
  };
  let given;
  try {
    given = parts(url).map((part, index) => index === 0 ? part : decodeURIComponent(part));
  } catch {
    return undefined;
  }
  /** How specific each part of a matching pattern is; undefined if it doesn't match. */
  const match = (pattern) => {
    const wanted = parts(pattern);
    const hasRest = /^\{\w+\.\.\.\}$/.test(wanted[wanted.length - 1]);
    if (hasRest) wanted.pop();
    if (given.length < wanted.length || given.length > wanted.length && !hasRest || given.slice(1).includes('')) return undefined;
    const isMatch = wanted.every((part, index) => {
      const text = index === 0 ? literal(part).replace('://\\*', '://.+') : source(part);
      return new RegExp(`^(?:${text})$`, 's').test(given[index]);
    });
    const rank = (part) => /^\{\w+\}$/.test(part) ? 1 : part.includes('{') ? 2 : part.includes('://*') ? 0 : 3;
    return isMatch ? [...wanted.map(rank), hasRest ? 0 : 1].join('') : undefined;
  };
  let best;
  program.links.forEach(({ patterns }, index) => patterns.forEach((pattern) => {
    const rank = match(pattern);
    if (rank !== undefined && (best === undefined || rank > best.rank)) best = { rank, index };
  }));
  return best?.index;
}

if (!answersProbe()) new App(JSON.parse(document.getElementById('data').textContent));
