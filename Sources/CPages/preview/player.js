'use strict';

/** Plays the rest of a walk, one action at a time. */
class Player {
  constructor(session, button) {
    this.session = session;
    this.button = button;
    this.timer = undefined;
    button.addEventListener('click', () => (this.timer === undefined ? this.start() : this.stop()));
  }

  /** Loads a recorded walk and plays it from its start. */
  play(lines) {
    this.stop();
    if (!this.session.load(lines, 0)) this.start();
  }

  start() {
    if (this.session.cursor === this.session.steps.length - 1) return;
    this.expected = this.session.cursor;
    this.timer = setInterval(() => this.next(), 900);
    this.show();
  }

  next() {
    this.expected += 1;
    this.session.go(this.expected);
    if (this.session.cursor === this.session.steps.length - 1) this.stop();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.show();
  }

  show() {
    // The player stops if the user goes to another action.
    if (this.session.cursor !== this.expected) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    const isPlaying = this.timer !== undefined;
    this.button.textContent = isPlaying ? '❚❚ Pause' : '▶ Play the rest';
    this.button.disabled = !isPlaying && this.session.cursor === this.session.steps.length - 1;
  }
}
