'use strict';

// A page of `flowgen preview --watch` looks for a new version of its file. Browsers don't allow
// pages from files to fetch anything. So the page loads its file in a frame, and the frame sends
// the fingerprint of its data.

const PROBE = '#is-it-new';

/** A short text that changes with the page's data. */
function fingerprint() {
  let hash = 2166136261;
  const { textContent } = document.getElementById('data');
  for (let index = 0; index < textContent.length; index += 1) hash = Math.imul(hash ^ textContent.charCodeAt(index), 16777619) >>> 0;
  return `flowgen ${hash}`;
}

/** If this page was loaded in a frame for its fingerprint, sends it and returns true. */
function answersProbe() {
  if (window.location.hash !== PROBE || window.parent === window) return false;
  window.parent.postMessage(fingerprint(), '*');
  return true;
}

/** When the page's file has changed, saves the walk with `updateAddress` and reloads the page. */
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
