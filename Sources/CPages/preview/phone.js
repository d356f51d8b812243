'use strict';

// The phone: the visible part of a state, with buttons for the possible moves.

class Phone {
  constructor(session, root) {
    this.session = session;
    this.program = session.program;
    this.root = root;
  }

  show() {
    const { session } = this;
    const { pending } = session;
    const state = (pending && pending.state) || session.state;
    const layers = state.layers.map((layer, index) => this.layer(layer, index, state));
    const asks = pending && this.question(pending);
    const ended = state.layers.length === 0
      ? element('p', { class: 'ended' }, 'The flow has ended. The app continues.') : null;
    const frame = ['statusbar', 'home'].map((name) => element('div', { class: name, 'aria-hidden': 'true' }));
    frame[0].append(...['clock', 'island', 'battery'].map((name) => element('span', { class: name }, name === 'clock' ? '9:41' : null)));
    this.root.replaceChildren(...layers, ...defined([ended || undefined, asks || undefined]), ...frame);
    for (const covered of layers.slice(0, -1)) covered.inert = true;
    if (asks) {
      for (const layer of layers) layer.inert = true;
      asks.querySelector('button').focus();
    }
  }

  // Layers

  layer(layer, index, state) {
    const isTop = index === state.layers.length - 1;
    const site = layer.site === null ? null : this.program.sites[layer.site];
    const traits = site ? site.presentation[this.session.width] : { style: 'fullScreen', detents: [] };
    const isSheet = index > 0 && canBeShownAsSheet(traits.style);
    const height = isSheet && traits.detents.length > 0 ? detentHeight(traits.detents[0]) : undefined;
    const name = layer.origin.flow || this.program.screen(layer.origin.screen).name;
    const shown = element('section', {
      class: `layer ${isSheet ? 'sheet' : 'full'}`, style: height && `--height: ${height}`,
      'aria-label': index === 0 ? 'Window' : `${isSheet ? 'Sheet' : 'Full screen'}: ${spaced(name)}`,
    });
    if (isSheet) shown.append(this.grabber(traits, isTop));
    shown.append(this.content(layer.content, [], layer, isTop, true));
    return shown;
  }

  grabber(traits, isTop) {
    const { pending, machine, state, width } = this.session;
    const canSwipe = isTop && !pending && machine.canSwipeDown(state, width);
    const swipe = () => this.session.perform({ kind: 'swipeDown' });
    const grabber = element(
      'button', { class: `grabber${traits.grabber ? ' visible' : ''}`, type: 'button', 'aria-label': traits.dismissal === 'tapOutside' ? 'Tap outside' : 'Swipe down', disabled: !canSwipe, onclick: swipe });
    if (canSwipe) onDrag(grabber, ({ y }) => y > 40, swipe);
    return grabber;
  }

  content(content, path, layer, isTop, isActive) {
    switch (content.kind) {
      case 'nav': return this.stack(content, isTop && isActive);
      case 'single': return this.screen(content.screen, isTop && isActive, [content.screen]);
      case 'switch': return this.content(content.content, [...path, content.child], layer, isTop, isActive);
      case 'tabs': return this.program.flow(content.flow).kind === 'split'
        ? this.columns(content, path, layer, isTop, isActive) : this.tabs(content, path, layer, isTop, isActive);
      default: return element('div', { class: 'empty' });
    }
  }

  tabs(content, path, layer, isTop, isActive) {
    const shown = this.content(content.children[content.selected], [...path, content.selected], layer, isTop, isActive);
    const isHidden = activeSlots(layer.content).slice(1).some(({ screen }) => this.program.screen(screen).hidesTabBar);
    if (isHidden) return element('div', { class: 'container' }, shown);
    const tabs = this.program.tabs(content.flow).map((tab, index) => {
      const isSelected = index === content.selected;
      return element(
        'button', {
          type: 'button', class: 'tab', 'aria-current': isSelected ? 'page' : undefined, 'data-tab': `${content.flow}.${tab.name}`,
          disabled: !isTop || Boolean(this.session.pending), onclick: () => this.session.perform({ kind: 'tap', flow: content.flow, tab: index }),
        },
        element('span', { class: 'icon', 'aria-hidden': 'true' }, (shownText(tab.title) || spaced(tab.name)).charAt(0)),
        shownText(tab.title) || spaced(tab.name),
        tab.badge ? element('span', { class: 'badge', title: 'The app sets its badge' }, '•') : null);
    }).filter((_, tab) => this.program.isInBar(content, tab, this.session.width));
    const isSidebar = this.session.width === 'regular' && this.program.flow(content.flow).bar === 'sidebar';
    return element('div', { class: isSidebar ? 'container beside' : 'container' }, shown,
      element('nav', { class: isSidebar ? 'tabbar sidebar' : 'tabbar', 'aria-label': `Tabs of ${content.flow}` }, tabs));
  }

  /** The columns of a split view: the selected one in a narrow window; in a wide one, all, below a bar with their names. */
  columns(content, path, layer, isTop, isActive) {
    const column = (index) => {
      const shown = this.content(content.children[index], [...path, index], layer, isTop, isActive && index === content.selected);
      shown.inert = index !== content.selected;
      return shown;
    };
    if (this.session.width === 'compact') return element('div', { class: 'container' }, column(content.selected));
    const columns = this.program.tabs(content.flow).map((tab, index) => {
      const isSelected = index === content.selected;
      const isDisabled = !isTop || Boolean(this.session.pending) || this.program.isEmptyColumn(content.children[index]);
      return element(
        'button', {
          type: 'button', class: 'tab', 'aria-current': isSelected ? 'page' : undefined, 'data-tab': `${content.flow}.${tab.name}`,
          disabled: isDisabled, onclick: () => this.session.perform({ kind: 'tap', flow: content.flow, tab: index }),
        }, spaced(tab.name));
    });
    const bar = element('nav', { class: 'tabbar columns', 'aria-label': `Columns of ${content.flow}` }, columns);
    return element('div', { class: 'container' }, bar, element('div', { class: 'side-by-side' }, columns.map((_, index) => column(index))));
  }

  stack(content, isActive) {
    const screens = content.slots.map(({ screen }) => screen);
    return this.screen(screens[screens.length - 1], isActive, screens);
  }

  // A screen

  screen(id, isActive, below) {
    const screen = this.program.screen(id);
    const canAct = isActive && !this.session.pending;
    const hasBack = isActive && this.session.machine.canGoBack(this.session.state);
    const shown = element('article', { class: 'screen', 'data-screen': id, 'aria-label': titleOf(screen) });
    if (!screen.hidesNavigationBar) shown.append(this.bar(screen, below, canAct && hasBack, canAct ? this.columnBefore() : undefined));
    if (screen.largeTitle) shown.append(element('h2', { class: 'large' }, titleOf(screen)));
    const values = screen.params.map((parameter) => element('li', {}, element('span', {}, `${parameter.name}: `), sampleValue(parameter)));
    shown.append(element('div', { class: 'content' }, element('p', { class: screen.documentation ? '' : 'title' }, screen.documentation || titleOf(screen)),
      values.length > 0 ? element('ul', { class: 'values', 'aria-label': 'Values' }, values) : null));
    const flow = this.program.flow(screen.flow);
    shown.append(element('div', { class: 'transitions' }, screen.transitions.map((name) => this.transition(name, canAct))));
    if (flow.transitions.length > 0) {
      shown.append(element('div', { class: 'transitions shared', 'aria-label': `Transitions of all screens in ${flow.name}` },
        flow.transitions.map((name) => this.transition(name, canAct))));
    }
    if (isActive && this.session.state.layers.length === 1 && this.session.machine.canSwipeDown(this.session.state, this.session.width)) {
      shown.append(this.wayOut(canAct));
    }
    if (canAct && hasBack) onDrag(shown, ({ x, from }) => x > 60 && from < 40, () => this.session.perform({ kind: 'back' }));
    return shown;
  }

  /** The move back to the previous column, if the columns are stacked and a column's first screen is on top. */
  columnBefore() {
    const { machine, state, width } = this.session;
    if (width !== 'compact') return undefined;
    return machine.moves(state, width).find(({ kind, flow }) => kind === 'tap' && this.program.flow(flow).kind === 'split');
  }

  bar(screen, below, hasBack, columnBefore) {
    const previous = below[below.length - 2];
    const shown = previous && screen.allowsBack !== false ? element('span', { class: 'back' }, `‹ ${titleOf(this.program.screen(previous))}`) : element('span', {});
    const back = hasBack ? new BackButton(this.session, below, this.program).button : columnBefore ? this.columnButton(columnBefore) : shown;
    return element('header', { class: 'navbar' }, back, element('h2', { class: screen.largeTitle ? 'small hidden' : 'small' }, titleOf(screen)));
  }

  columnButton(move) {
    const { name } = this.program.tabs(move.flow)[move.tab];
    return element('button', { type: 'button', class: 'back', 'data-tab': `${move.flow}.${name}`, onclick: () => this.session.perform(move) }, `‹ ${spaced(name)}`);
  }

  /** The button that dismisses an entry flow. */
  wayOut(canAct) {
    const leave = () => this.session.perform({ kind: 'swipeDown' });
    return element('button', { type: 'button', class: 'leave', disabled: !canAct, onclick: leave }, 'Dismiss the flow');
  }

  transition(id, canAct) {
    const transition = this.program.transition(id);
    const fields = transition.params.filter(({ kind }) => kind !== 'popoverSource').map((parameter) => element(
      'label', {}, element('span', {}, parameter.name),
      element('input', {
        value: sampleValue(parameter), autocomplete: 'off', spellcheck: 'false', disabled: !canAct,
        oninput: (event) => typedValues.set(parameter.name, event.target.value),
      })));
    const { step } = this.session;
    return element('div', { class: 'transition' }, element('button', {
      type: 'button', class: step.fault && step.move.transition === id ? 'failed' : undefined, title: transition.name, 'data-transition': id, disabled: !canAct,
      onclick: () => this.session.perform({ kind: 'transition', transition: id }),
    }, spaced(transition.name)), fields);
  }

  // Questions

  question({ needs, step }) {
    if (needs[0].kind === 'guard') return undefined;
    const isAlert = needs[0].kind === 'alert';
    const isSame = needs[0].kind === 'same';
    const title = isAlert ? shownText(step.title) || '' : isSame ? 'Does the screen have the link’s values?' : `Which result does ${spaced(needs[0].effect.split('.').pop()).toLowerCase()} return?`;
    const buttons = needs.map((option) => {
      const action = isAlert && option.button !== null ? step.actions[option.button] : undefined;
      const name = isSame ? (option.holds ? 'Yes, keep it' : 'No, open it again') : action ? shownText(action.title) || spaced(action.name) : isAlert ? 'Leave the alert open' : option.result || 'No result';
      const style = action ? action.style : option.button === null || option.result === null ? 'quiet' : 'default';
      return element('button', { type: 'button', class: style, 'data-choice': choicesText([option]).trim(), onclick: () => this.session.choose(option) }, name);
    });
    const shown = element(
      'div', { class: `question ${isAlert ? step.style : 'effect'}`, role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'question-title' },
      element('h2', { id: 'question-title' }, title || 'Alert'), isAlert && step.message ? element('p', {}, shownText(step.message)) : null, buttons);
    return element('div', { class: 'dimmed' }, shown);
  }
}

function canBeShownAsSheet(style) {
  return ['automatic', 'pageSheet', 'formSheet', 'popover', 'custom'].includes(style);
}

/** The height of a sheet at a detent. */
function detentHeight(detent) {
  if (detent === 'medium') return '55%';
  if (detent === 'large') return '94%';
  return detent.height ? `${Math.min(detent.height, 560)}px` : `${detent.fraction * 100}%`;
}

/** Calls a function when the user has dragged the pointer far enough. */
function onDrag(target, isEnough, done) {
  target.addEventListener('pointerdown', (down) => {
    const frame = target.getBoundingClientRect();
    const end = (up) => {
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
      if (up.type === 'pointerup' && isEnough({ x: up.clientX - down.clientX, y: up.clientY - down.clientY, from: down.clientX - frame.left })) done();
    };
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
    if (target.setPointerCapture && target.tagName === 'BUTTON') target.setPointerCapture(down.pointerId);
  });
}
