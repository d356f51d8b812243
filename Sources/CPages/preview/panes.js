'use strict';

// The panes beside the phone: the stacks, the findings, what the app says, and the walk.

/** The stacks of all layers and tabs as piles of cards, the top ones first. */
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
      default: return element('p', { class: 'hint' }, 'acts, and holds nothing');
    }
  }

  pile(flow, slots, isShown) {
    const cards = [...slots].reverse().map(({ screen, mark }, index) => element(
      'li', { class: index === 0 && isShown ? 'card top' : 'card' }, this.session.program.screen(screen).name,
      mark ? element('span', { class: 'hint' }, ` begins ${mark.flow}`) : null));
    return element('ol', { class: 'pile', 'aria-label': flow === null ? 'A bare screen' : `The stack of ${flow}, top first` }, cards);
  }
}

/** The findings, whose traces become the walk. */
class FindingsPane {
  constructor(session, findings, root, player) { Object.assign(this, { session, findings, root, player }); }

  show() {
    if (this.findings.length === 0) {
      this.root.replaceChildren(element('p', { class: 'hint' }, 'Nothing was found.'));
      return;
    }
    if (this.root.childElementCount > 0) return;
    this.root.replaceChildren(element('ul', { class: 'findings' }, this.findings.map((finding, index) => element(
      'li', { class: finding.severity }, element('p', {}, element('strong', {}, finding.severity), ` ${finding.message} `, element('code', {}, finding.rule)),
      element('p', { class: 'hint' }, `${finding.place.file}:${finding.place.line}:${finding.place.column}`),
      finding.walk && finding.walk.length > 0 ? element('button', {
        type: 'button', 'data-finding': index, onclick: () => this.player.play(finding.walk),
      }, `Play its ${finding.walk.length - 1} ${finding.walk.length === 2 ? 'action' : 'actions'}`) : null,
      finding.needsBoth && finding.needsBoth.length > 0
        ? element('p', { class: 'hint' }, `It needs ${finding.needsBoth.join(', ')} to change in between.`) : null))));
  }
}

/** What guards say, what effects answer, the links, and where the app starts. */
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
      button.title = button.disabled ? `${link.name} waits, or isn't taken, in this state` : '';
    }
  }

  guards() {
    const { guards } = this.session.program.dump;
    if (guards.length === 0) return undefined;
    return element('fieldset', {}, element('legend', {}, 'Guards'), guards.map(({ name, documentation }) => element(
      'label', { class: 'toggle', title: documentation }, element('input', {
        type: 'checkbox', role: 'switch', 'data-guard': name, checked: this.session.guards.get(name),
        onchange: (event) => this.session.guards.set(name, event.target.checked),
      }), element('span', {}, `${name} holds`))));
  }

  effects() {
    const effects = this.session.program.dump.effects.filter(({ results }) => results.length > 0);
    if (effects.length === 0) return undefined;
    return element('fieldset', {}, element('legend', {}, 'Answers'), effects.map(({ id, results }) => {
      const options = ['', ...results.map(({ name }) => name), '-'];
      const names = new Map([['', 'asks me'], ['-', 'never answers']]);
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
    }, use === dump.root ? 'The app' : use.flow)));
  }

  linksBox() {
    const { links } = this.session.program;
    if (links.length === 0) return undefined;
    return element('fieldset', {}, element('legend', {}, 'Links'), links.map(({ name, patterns }, index) => element('button', {
      type: 'button', 'data-link': index, onclick: () => this.session.perform({ kind: 'link', link: index }),
    }, name, patterns.length > 0 ? element('span', { class: 'hint' }, ` ${patterns[0]}`) : null)));
  }
}

/** The actions so far, with what they called, and the walk as text. */
class WalkPane {
  constructor(session, root) {
    Object.assign(this, { session, root });
    this.list = element('ol', { class: 'walk' });
    // The steps that the list has; a long walk isn't made anew with each action.
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
      'li', {}, element('button', { type: 'button', onclick: () => this.session.go(index) }, step.text),
      step.observations.map((observation) => element('p', { class: 'hint' }, observationWords(observation))),
      step.fault ? element('p', { class: 'fault' }, `✕ ${step.fault.rule} at ${step.fault.place.file}:${step.fault.place.line}`) : null);
  }
}

function observationWords(observation) {
  switch (observation.kind) {
    case 'perform': return `calls ${observation.effect}`;
    case 'abandon': return `${observation.target.flow || observation.target.screen} leaves, and no handler runs`;
    case 'handled': return observation.result === null ? "runs 'dismissed'" : `handles ${observation.result}`;
    default: return `✕ ${observation.fault.rule} at ${observation.fault.place.file}:${observation.fault.place.line}`;
  }
}
