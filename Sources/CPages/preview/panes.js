'use strict';

// The panes next to the phone: the stacks, the findings, the app's settings and the walk. They
// describe actions and faults with the same words as flowgen's traces.

/** The stacks of all layers and tabs as piles of cards, top ones first. */
class StacksPane {
  constructor(session, root) { Object.assign(this, { session, root }); }

  show() {
    const { layers } = this.session.state;
    const shown = [...layers].reverse().map(({ origin, content }, index) => element(
      'section', { class: 'pile-layer' },
      element('h2', {}, index === layers.length - 1 ? 'Window' : `Presented: ${origin.flow || origin.screen}`), this.content(content, true)));
    this.root.replaceChildren(...shown);
  }

  content(content, isShown) {
    switch (content.kind) {
      case 'nav': return this.pile(content.flow, content.slots, isShown);
      case 'single': return this.pile(content.flow, [{ screen: content.screen, mark: null }], isShown);
      case 'switch': return this.content(content.content, isShown);
      case 'tabs': return element('div', { class: 'pile-tabs' }, content.children.map((child, index) => {
        const name = this.session.program.tabs(content.flow)[index].name;
        const isSelected = index === content.selected;
        return element('div', { class: isSelected ? 'pile-tab selected' : 'pile-tab' },
          element('h3', {}, name, isSelected ? element('span', { class: 'hint' }, ' (selected)') : null), this.content(child, isShown && isSelected));
      }));
      default: return element('p', { class: 'hint' }, 'runs an action');
    }
  }

  pile(flow, slots, isShown) {
    const cards = [...slots].reverse().map(({ screen, mark }, index) => element(
      'li', { class: index === 0 && isShown ? 'card top' : 'card' }, this.session.program.screen(screen).name,
      mark ? element('span', { class: 'hint' }, ` starts ${mark.flow}`) : null));
    return element('ol', { class: 'pile', 'aria-label': flow === null ? 'A screen without a flow' : `The stack of ${flow}, top first` }, cards);
  }
}

const SEVERITIES = new Map([
  ['error', 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM4.8 6 6.8 8 4.8 10 6 11.2 8 9.2 10 11.2 11.2 10 9.2 8 11.2 6 10 4.8 8 6.8 6 4.8z'],
  ['warning', 'M8 1 15.5 14.5H.5zM7.2 5.8v4h1.6v-4zm0 5.4v1.6h1.6v-1.6z'],
  ['note', 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM7.2 7v5h1.6V7zm0-3v1.7h1.6V4z'],
]);

function severityIcon(severity) {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 16 16');
  icon.setAttribute('aria-hidden', 'true');
  icon.innerHTML = `<path fill-rule="evenodd" d="${SEVERITIES.get(severity)}"/>`;
  return icon;
}

/** The findings, with a button to play the trace of each as the walk. */
class FindingsPane {
  constructor(session, findings, root, player) { Object.assign(this, { session, findings, root, player }); }

  show() {
    if (this.findings.length === 0) {
      this.root.replaceChildren(element('p', { class: 'hint' }, 'No findings.'));
      return;
    }
    if (this.root.childElementCount > 0) return;
    const severities = [...SEVERITIES.keys()];
    const sorted = [...this.findings.entries()].sort(([, one], [, other]) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
    this.root.replaceChildren(element('ul', { class: 'findings' }, sorted.map(([index, finding]) => element(
      'li', { class: finding.severity }, element('p', {}, severityIcon(finding.severity), element('strong', {}, finding.severity), ` ${finding.message}`),
      element('p', { class: 'hint' }, element('a', { href: finding.page, target: '_blank', rel: 'noreferrer' }, finding.rule), ' ',
        wrapping(`${finding.place.file}:${finding.place.line}:${finding.place.column}`)),
      finding.walk && finding.walk.length > 0 ? element('button', {
        type: 'button', 'data-finding': index, onclick: () => this.player.play(finding.walk),
      }, `▶ Play its ${finding.walk.length === 2 ? 'action' : `${finding.walk.length - 1} actions`}`) : null,
      finding.needsBoth && finding.needsBoth.length > 0
        ? element('p', { class: 'hint' }, `Needs ${finding.needsBoth.join(', ')} to change in between.`) : null))));
  }
}

/** The values of guards, the results of effects, the links, and the starts of the app. */
class AppPane {
  constructor(session, root) { Object.assign(this, { session, root }); }

  show() {
    if (this.root.childElementCount === 0) this.root.replaceChildren(...defined([this.guards(), this.effects(), this.starts(), this.linksBox()]));
    this.root.closest('details').hidden = this.root.childElementCount === 0;
    const { links } = this.session.program;
    for (const button of this.root.querySelectorAll('[data-link]')) {
      button.disabled = Boolean(this.session.pending) || this.session.state.layers.length === 0
        || !this.session.machine.canOpen(Number(button.dataset.link), this.session.state);
      const link = links[Number(button.dataset.link)];
      button.title = button.disabled ? `${link.name} can't be opened in this state` : '';
    }
  }

  guards() {
    const { guards } = this.session.program.dump;
    if (guards.length === 0) return undefined;
    return element('fieldset', {}, element('legend', {}, 'Guards'), guards.map(({ name, documentation }) => element(
      'label', { class: 'toggle', title: documentation }, element('input', {
        type: 'checkbox', role: 'switch', 'data-guard': name, checked: this.session.guards.get(name),
        onchange: (event) => this.session.guards.set(name, event.target.checked),
      }), element('span', {}, name))));
  }

  effects() {
    const effects = this.session.program.dump.effects.filter(({ results }) => results.length > 0);
    if (effects.length === 0) return undefined;
    return element('fieldset', {}, element('legend', {}, 'Effects'), effects.map(({ id, results }) => {
      const options = ['', ...results.map(({ name }) => name), '-'];
      const names = new Map([['', 'ask me'], ['-', 'no result']]);
      return element('label', { class: 'answer' }, element('span', {}, id), element('select', {
        'data-effect': id, onchange: (event) => this.setAnswer(id, event.target.value),
      }, options.map((value) => element('option', { value }, names.get(value) || value))));
    }));
  }

  setAnswer(id, value) {
    if (value === '') this.session.answers.delete(id);
    else this.session.answers.set(id, value === '-' ? null : value);
  }

  starts() {
    const { starts, dump } = this.session.program;
    if (starts.length < 2) return undefined;
    return element('fieldset', {}, element('legend', {}, 'Start'), starts.map((use) => element('button', {
      type: 'button', onclick: () => this.session.begin(use === dump.root ? undefined : use.flow),
    }, use === dump.root ? 'App' : use.flow)));
  }

  linksBox() {
    const { links } = this.session.program;
    if (links.length === 0) return undefined;
    return element('fieldset', {}, element('legend', {}, 'Links'), links.map(({ name, patterns }, index) => element('button', {
      type: 'button', 'data-link': index, onclick: () => this.session.perform({ kind: 'link', link: index }),
    }, name, patterns.length > 0 ? element('span', { class: 'hint' }, ` ${patterns[0]}`) : null)));
  }
}

/** The actions of the walk, each with its choices, its observations and its fault. */
class WalkPane {
  constructor(session, root) {
    Object.assign(this, { session, root });
    this.list = element('ol', { class: 'walk' });
    // The steps that the list shows. A new action doesn't rebuild the items of a long list.
    this.shown = [];
    root.replaceChildren(this.list);
  }

  show() {
    const { steps, cursor } = this.session;
    const same = steps.findIndex((step, index) => step !== this.shown[index]);
    const kept = same < 0 ? steps.length : same;
    while (this.list.childElementCount > kept) this.list.lastElementChild.remove();
    this.list.append(...steps.slice(kept).map((step, index) => this.item(step, kept + index)));
    this.shown = [...steps];
    for (const [index, item] of [...this.list.children].entries()) {
      item.classList.toggle('later', index > cursor);
      if (index === cursor) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    const current = this.list.children[cursor];
    requestAnimationFrame(() => current.scrollIntoView({ block: 'nearest' }));
  }

  item(step, index) {
    return element(
      'li', {}, element('button', { type: 'button', onclick: () => this.session.go(index) }, this.actionWords(step, index)),
      step.choices.filter(({ button, result }) => button !== null && result !== null)
        .map((choice) => element('p', { class: 'hint' }, needWords(choice))),
      step.observations.map((observation) => element('p', { class: 'hint' }, this.observationWords(observation))),
      step.fault ? element('p', { class: 'fault' }, '✕ ', faultWords(step.fault, this.session.program)) : null);
  }

  actionWords({ move, entry }, index) {
    if (move === null) return entry === undefined ? 'start' : `start '${entry}'`;
    const before = this.session.steps[index - 1].state;
    const width = this.session.machine.widthOf(move, before);
    return this.moveWords(move, before) + (width ? `, in ${width} width` : '');
  }

  moveWords(move, before) {
    const { program } = this.session;
    const screen = topScreen(before);
    switch (move.kind) {
      case 'transition': {
        const { name } = program.transition(move.transition);
        return screen !== undefined && program.flow(program.screen(screen).flow).external
          ? `the app ends '${screen}' with '${name}'` : `${screen}: ${name}`;
      }
      case 'back': return 'back';
      case 'backMenu': return move.count === 1 ? 'back' : `back menu, ${move.count} screens back`;
      case 'swipeDown': return dismissalWords(program, before);
      case 'tap': return `${program.flow(move.flow).kind === 'split' ? 'go to the column' : 'tap'} '${program.tabs(move.flow)[move.tab].name}'`;
      default: {
        const { name, isTransition } = program.links[move.link];
        return isTransition ? `the app: ${name}` : `open link '${name}'`;
      }
    }
  }

  observationWords(observation) {
    switch (observation.kind) {
      case 'perform': return `calls '${observation.effect}'`;
      case 'abandon': return `'${observation.target.flow || observation.target.screen}' is removed without running a handler`;
      case 'handled': return observation.result === null ? "runs 'dismissed'" : `handles '${observation.result}'`;
      default: return ['✕ ', ...faultWords(observation.fault, this.session.program)];
    }
  }
}

/** The words for a choice, such as `'signedIn' is true`. */
function needWords(choice) {
  switch (choice.kind) {
    case 'guard': return `'${choice.guard}' is ${choice.holds}`;
    case 'same': return choice.holds ? 'the values are equal' : 'the values differ';
    case 'alert': return `the alert's '${choice.name}'`;
    default: return `'${choice.effect.split('.').pop()}' returns '${choice.result}'`;
  }
}

/** How the layer on top ends without a step. */
function dismissalWords(program, state) {
  const { origin, site } = topLayer(state);
  const isEntry = state.layers.length === 1;
  if (isEntry && program.entry(origin) === 'embed') return 'a dismissal by the app';
  const presentation = isEntry ? program.flow(origin.flow).presentation : site !== null && program.sites[site].presentation;
  const dismissal = presentation && (presentation.compact.dismissal || presentation.regular.dismissal);
  if (!dismissal) return `'${topScreen(state)}' dismisses itself`;
  return dismissal === 'custom' ? "the custom presentation's own gesture" : 'swipe down';
}

/** Why a step fails, with the rule and the location. */
function faultWords({ rule, place, step }, program) {
  return [`fails: ${faultReason(rule, step, program)} `, element('span', { class: 'hint' }, element('span', { class: 'rule' }, rule), ` ${place.file.split('/').pop()}:${place.line}`)];
}

function faultReason(rule, step, program) {
  switch (rule) {
    case 'no-stack': return "the top screen isn't on a navigation stack";
    case 'pop-at-root':
      return step.count > 1 ? `fewer than ${step.count} screens are above the first on the stack` : 'the top screen is the first on its stack';
    case 'pop-to-missing': return `'${program.screen(step.screen).name}' isn't on the stack`;
    case 'dismiss-at-base': return 'nothing is presented';
    case 'select-without-tabs':
      return `the top screen isn't in the ${program.flow(step.flow).kind === 'split' ? 'split view' : 'tab bar'} '${step.flow}'`;
    case 'switch-without-switch': return `'${step.flow}' isn't on screen`;
    default: return `nothing handles the end of ${step.flow ? `'${step.flow}'` : 'the flow'}`;
  }
}
