'use strict';

// A page that `flowgen preview --watch` keeps writing looks for a new version of itself. A page from
// a file may fetch nothing, but it may show itself in a frame, which says what it holds.

const PROBE = '#is-it-new';

/** A short text that differs where the page's data does. */
function fingerprint() {
  let hash = 2166136261;
  const { textContent } = document.getElementById('data');
  for (let index = 0; index < textContent.length; index += 1) hash = Math.imul(hash ^ textContent.charCodeAt(index), 16777619) >>> 0;
  return `flowgen ${hash}`;
}

/** Whether this page is only asked what it holds; it has answered then. */
function answersProbe() {
  if (window.location.hash !== PROBE || window.parent === window) return false;
  window.parent.postMessage(fingerprint(), '*');
  return true;
}

/** Reloads the page when its file has changed, after `updateAddress` has put the walk into its address. */
function watchForChanges(updateAddress) {
  const own = fingerprint();
  window.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith('flowgen ') || data === own) return;
    updateAddress();
    window.location.reload();
  });
  let frame;
  setInterval(() => {
    if (document.hidden) return;
    if (frame) frame.remove();
    frame = element('iframe', { src: window.location.href.split('#')[0] + PROBE, hidden: true, title: 'The newest version' });
    document.body.append(frame);
  }, 1000);
}
