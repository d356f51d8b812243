'use strict';

// The content of a layer, a tab or a switch flow's child, as plain values:
//
//   { kind: 'nav', flow, slots: [{ screen, mark: { flow, site } | null }] }
//   { kind: 'tabs', flow, selected, children: [content] }
//   { kind: 'switch', flow, child, content }
//   { kind: 'single', flow | null, screen }
//   { kind: 'action' }                                     an action tab, without content
//
// Flows and screens are names from the program's dump, tabs and children are indices, and sites are
// ids. A state is { layers: [{ origin, site, content }] }, with the window's layer first. An origin
// is { flow } or { screen }.

/** The content at an index of a container; undefined if there is none. */
function childAt(content, index) {
  if (content.kind === 'tabs') return content.children[index];
  return content.kind === 'switch' && content.child === index ? content.content : undefined;
}

/** The content at a path of indices; undefined if the path doesn't exist. */
function contentAt(content, path) {
  return path.reduce((content, index) => content && childAt(content, index), content);
}

/** Replaces the content at a path, in place. */
function replaceContent(layer, path, content) {
  if (path.length === 0) {
    layer.content = content;
    return;
  }
  const parent = contentAt(layer.content, path.slice(0, -1));
  if (parent.kind === 'tabs') parent.children[path[path.length - 1]] = content;
  else parent.content = content;
}

/** The path to the visible stack or screen, through selected tabs and visible children. */
function activePath(content) {
  const path = [];
  for (;;) {
    const index = content.kind === 'tabs' ? content.selected : content.kind === 'switch' ? content.child : undefined;
    const next = index === undefined ? undefined : childAt(content, index);
    if (next === undefined) return path;
    path.push(index);
    content = next;
  }
}

/** The visible stack or screen. */
function activeContent(content) {
  return contentAt(content, activePath(content));
}

/** The slots of the active stack, bottom first; a screen without a stack counts as one. */
function activeSlots(content) {
  const active = activeContent(content);
  if (active.kind === 'nav') return active.slots;
  return active.kind === 'single' ? [{ screen: active.screen, mark: null }] : [];
}

/** The visible containers, outermost first, each with its path. */
function activeContainers(content) {
  const path = activePath(content);
  return path.map((_, depth) => ({ flow: contentAt(content, path.slice(0, depth)).flow, path: path.slice(0, depth) }));
}

/** The marks of flows that were started on stacks, in all tabs, top ones first. */
function marksIn(content) {
  switch (content.kind) {
    case 'nav': return content.slots.map((slot) => slot.mark).filter(Boolean).reverse();
    case 'tabs': return content.children.flatMap(marksIn);
    case 'switch': return marksIn(content.content);
    default: return [];
  }
}

/** The layer on top. */
function topLayer(state) {
  return state.layers[state.layers.length - 1];
}

/** The screen on top; undefined if there is none. */
function topScreen(state) {
  const layer = topLayer(state);
  const slots = layer ? activeSlots(layer.content) : [];
  return slots.length > 0 ? slots[slots.length - 1].screen : undefined;
}

/** The number of slots on the top layer's active stack. */
function depthOf(state) {
  const layer = topLayer(state);
  return layer ? activeSlots(layer.content).length : 0;
}
