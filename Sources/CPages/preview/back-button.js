'use strict';

/** The back button, with the menu that a long press opens. */
class BackButton {
  constructor(session, below, program) {
    this.session = session;
    this.titles = below.slice(0, -1).map((id) => titleOf(program.screen(id)));
    this.menu = element('ul', { class: 'backmenu', role: 'menu', hidden: true });
    const previous = this.titles[this.titles.length - 1];
    const label = previous ? `Back to ${previous}. Hold for the menu` : 'Back';
    this.arrow = element('button', {
      type: 'button', class: 'back', 'aria-label': label, 'aria-haspopup': this.titles.length > 0 ? 'menu' : undefined,
      onclick: () => this.back(), oncontextmenu: (event) => this.open(event), onkeydown: (event) => this.key(event),
      onpointerdown: () => { this.timer = setTimeout(() => this.open(), 450); }, onpointerup: () => clearTimeout(this.timer),
    }, `‹ ${previous || 'Back'}`);
    this.button = element('div', { class: 'backarea' }, this.arrow, this.menu);
  }

  back() {
    if (!this.menu.hidden) return;
    this.session.perform({ kind: 'back' });
  }

  key(event) {
    if (event.key === 'ArrowDown') this.open(event);
  }

  open(event) {
    if (event) event.preventDefault();
    if (this.titles.length === 0) return;
    const items = [...this.titles].reverse().map((title, index) => element('li', { role: 'none' }, element('button', {
      type: 'button', role: 'menuitem', 'data-back': index + 1, onclick: () => this.session.perform({ kind: 'backMenu', count: index + 1 }),
    }, title)));
    this.menu.replaceChildren(...items);
    this.menu.hidden = false;
    this.menu.querySelector('button').focus();
    const close = (reason) => {
      if (reason.type === 'keydown' && reason.key !== 'Escape') return;
      if (reason.type === 'pointerdown' && this.menu.contains(reason.target)) return;
      this.menu.hidden = true;
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
  }
}
