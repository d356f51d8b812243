'use strict';

// The shapes of the map's arrows, and the positions of their names.

const ARROW_HEADS = `<defs>${['', 'marked', 'failing'].map((name) => `<marker id="head${name}" class="${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8"
  markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`).join('')}</defs>`;

// Positions along a curve, close enough to find each card even on a long curve.
const SAMPLES = Array.from({ length: 31 }, (_, index) => (index + 1) / 32);

function arrowPath({ curve, corners, kind, look }) {
  const path = corners ? cornersPath(corners) : curve.map(({ x, y }, index) => `${['M', 'C'][index] || ''}${x} ${y}`).join(' ');
  return `<path class="arrow ${kind} ${look}" d="${path}" marker-end="url(#head${look})"/>`;
}

/** A path of straight lines with rounded corners. */
function cornersPath(points) {
  return points.map(({ x, y }, index) => {
    if (index === 0) return `M${x} ${y}`;
    const next = points[index + 1];
    if (!next) return `L${x} ${y}`;
    const toward = (other) => {
      const length = Math.hypot(other.x - x, other.y - y);
      const part = Math.min(9, length / 2) / length;
      return `${x + (other.x - x) * part} ${y + (other.y - y) * part}`;
    };
    return `L${toward(points[index - 1])} Q${x} ${y} ${toward(next)}`;
  }).join(' ');
}

/**
 * The points of an arrow's Bézier curve: the usual curve, or a curve below or above the cards. The
 * first that passes behind no card is used; if there is none, the usual curve.
 */
function curve(from, to, cards) {
  if (from === to) {
    const [right, top] = [from.x + from.width, from.y];
    return [{ x: right - 18, y: top }, { x: right - 18, y: top - 18 }, { x: right - 4, y: top - 18 }, { x: right - 4, y: top }];
  }
  const ways = [ends(from, to), ...[1, -1].map((side) => [from, to].map((card) => pointBeside(card, 0, side)))].map(curveBetween);
  const all = [from, to, ...cards];
  return ways.find((points) => !all.some((card) => passesBehind(points, card))) || ways[0];
}

function curveBetween([start, end]) {
  const isArc = start.dy !== 0 && start.dy === end.dy;
  const bend = isArc ? 26 + Math.min(Math.abs(end.x - start.x) * 0.06, 22) : Math.max(24, (Math.abs(end.x - start.x) * Math.abs(start.dx) + Math.abs(end.y - start.y) * Math.abs(start.dy)) / 2);
  const bent = ({ x, y, dx, dy }) => ({ x: x + dx * bend, y: y + dy * bend });
  return [start, bent(start), bent(end), end];
}

function passesBehind(points, card) {
  // A curve stays within the hull of its points.
  const isAside = (key, length) => points.every((point) => point[key] < card[key]) || points.every((point) => point[key] > card[key] + length);
  if (isAside('x', card.width) || isAside('y', card.height)) return false;
  return SAMPLES.some((part) => {
    const { x, y } = pointOn(points, part);
    return x > card.x && x < card.x + card.width && y > card.y && y < card.y + card.height;
  });
}

/** The point of a Bézier curve at a position from 0 to 1. */
function pointOn([start, one, other, end], part) {
  const rest = 1 - part;
  const along = (key) => rest ** 3 * start[key] + 3 * rest ** 2 * part * one[key] + 3 * rest * part ** 2 * other[key] + part ** 3 * end[key];
  return { x: along('x'), y: along('y') };
}

/** The middle of a card's side, with the direction away from the card. */
function pointBeside(card, dx, dy) {
  return { x: card.x + (card.width * (1 + dx)) / 2, y: card.y + (card.height * (1 + dy)) / 2, dx, dy };
}

/** The start and the end of an arrow, at the facing sides of two cards with the largest gap. */
function ends(from, to) {
  const [right, left] = [to.x - from.x - from.width, from.x - to.x - to.width];
  const [down, up] = [to.y - from.y - from.height, from.y - to.y - to.height];
  // In a row of a flow, the arrow runs below or above the cards in between.
  if (from.flow === to.flow && Math.max(down, up) < 0) {
    if (left > 0) return [pointBeside(from, 0, 1), pointBeside(to, 0, 1)];
    if (right > 220) return [pointBeside(from, 0, -1), pointBeside(to, 0, -1)];
  }
  const farthest = Math.max(right, left, down, up);
  if (farthest === right) return [pointBeside(from, 1, 0), pointBeside(to, -1, 0)];
  if (farthest === left) return [pointBeside(from, -1, 0), pointBeside(to, 1, 0)];
  if (farthest === down) return [pointBeside(from, 0, 1), pointBeside(to, 0, -1)];
  return [pointBeside(from, 0, -1), pointBeside(to, 0, 1)];
}

/** The point of straight lines at a distance from their start. */
function pointAlong(points, distance) {
  for (const [index, end] of points.slice(1).entries()) {
    const start = points[index];
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (distance <= length) return { x: start.x + ((end.x - start.x) * distance) / length, y: start.y + ((end.y - start.y) * distance) / length };
    distance -= length;
  }
  return points[points.length - 1];
}

/** The corners of an arrow, or some points of its curve. */
function linesOf({ curve, corners }) {
  return corners || [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((part) => pointOn(curve, part));
}

/**
 * The names of marked and failing arrows, next to their starts or on their curves. A name covers a
 * card, a title or another name only if no position is free.
 */
function labels(arrows, boxes) {
  const marked = arrows.filter(({ look }) => look);
  const lines = new Map(arrows.map((arrow) => [arrow, linesOf(arrow)]));
  const taken = [...boxes];
  const covers = (one) => taken.some((other) => one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height);
  const runsThrough = (arrow, { x, y, width, height }) => arrows.some((other) => other !== arrow
    && meets(lines.get(other), { x, y }, { x: x + width, y: y + height }));
  return marked.map((arrow) => {
    const { curve, corners, names, look } = arrow;
    const text = (look === 'failing' ? '✕ ' : '') + (names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', '));
    const width = text.length * 6.4 + 10;
    const on = ({ x, y }, aside, before = width / 2) => ({ x: Math.max(2, x - before), y: y - 8 + aside, width, height: 16 });
    const isSteep = curve && curve[0].x === curve[3].x;
    const places = corners
      ? Array.from({ length: 80 }, (_, index) => pointAlong(corners, 20 + index * 8)).flatMap((point) => [on(point, 0, 5), on(point, 0), on(point, 0, width - 5)])
      : [0, -17, 17, -36, 36, -55, 55].flatMap((aside) => [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].map((part) => on(pointOn(curve, part), aside, isSteep ? -5 : undefined)));
    const free = places.filter((place) => !covers(place));
    const place = free.find((place) => !runsThrough(arrow, place)) || free[0] || places[0];
    taken.push(place);
    return `<g class="${look}"><rect class="label" x="${place.x}" y="${place.y}" width="${width}" height="16" rx="4"/><text x="${place.x + 5}" y="${place.y + 12}">${text}</text></g>`;
  }).join('');
}
