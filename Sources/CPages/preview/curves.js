'use strict';

// How the arrows of the map run, and where their names stand.

const ARROW_HEADS = `<defs>${['', 'marked'].map((name) => `<marker id="head${name}" class="${name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8"
  markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`).join('')}</defs>`;

// Places along a curve, so close that those of a long one don't step over a card.
const SAMPLES = Array.from({ length: 31 }, (_, index) => (index + 1) / 32);

function arrowPath({ points: [start, one, other, end], kind, isMarked }) {
  const path = `M${start.x} ${start.y} C${one.x} ${one.y} ${other.x} ${other.y} ${end.x} ${end.y}`;
  return `<path class="arrow ${kind}${isMarked ? ' marked' : ''}" d="${path}" marker-end="url(#head${isMarked ? 'marked' : ''})"/>`;
}

/** The points of the Bézier curve of an arrow: by the usual way, or below or above, if that leads around all cards. */
function curve(from, to, cards) {
  if (from === to) {
    const [right, top] = [from.x + from.width, from.y];
    return [{ x: right - 18, y: top }, { x: right - 18, y: top - 26 }, { x: right - 4, y: top - 26 }, { x: right - 4, y: top }];
  }
  const ways = [ends(from, to), ...[1, -1].map((side) => [from, to].map((card) => pointBeside(card, 0, side)))].map(curveBetween);
  const all = [from, to, ...cards];
  return ways.find((points) => !all.some((card) => passesBehind(points, card))) || ways[0];
}

function curveBetween([start, end]) {
  const isArc = start.dy !== 0 && start.dy === end.dy;
  const bend = isArc ? 26 + Math.abs(end.x - start.x) * 0.06 : Math.max(24, (Math.abs(end.x - start.x) * Math.abs(start.dx) + Math.abs(end.y - start.y) * Math.abs(start.dy)) / 2);
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

/** A point of a Bézier curve, from 0 to 1. */
function pointOn([start, one, other, end], part) {
  const rest = 1 - part;
  const along = (key) => rest ** 3 * start[key] + 3 * rest ** 2 * part * one[key] + 3 * rest * part ** 2 * other[key] + part ** 3 * end[key];
  return { x: along('x'), y: along('y') };
}

/** The middle of a card's side, with the direction away from the card. */
function pointBeside(card, dx, dy) {
  return { x: card.x + (card.width * (1 + dx)) / 2, y: card.y + (card.height * (1 + dy)) / 2, dx, dy };
}

/** Where an arrow leaves a card and where it ends, at the sides that face each other most. */
function ends(from, to) {
  const [right, left] = [to.x - from.x - from.width, from.x - to.x - to.width];
  const [down, up] = [to.y - from.y - from.height, from.y - to.y - to.height];
  // In a row of a flow, by a way around the cards in between.
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

/** The names of arrows on their curves, where they cover no text and no other name if there is such a place. */
function labels(arrows, texts) {
  const taken = [...texts];
  const covers = (one) => taken.some((other) => one.x < other.x + other.width && other.x < one.x + one.width
    && one.y < other.y + other.height && other.y < one.y + one.height);
  return arrows.map(({ points, names }) => {
    const text = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ');
    const width = text.length * 6.4 + 8;
    const places = [0, -17, 17, -36, 36, -55, 55].flatMap((aside) => [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].map((part) => {
      const { x, y } = pointOn(points, part);
      return { x: Math.max(2, x - width / 2), y: y - 8 + aside, width, height: 16 };
    }));
    const place = places.find((place) => !covers(place)) || places[0];
    taken.push(place);
    return `<rect class="label" x="${place.x}" y="${place.y}" width="${width}" height="16" rx="4"/><text x="${place.x + 4}" y="${place.y + 12}">${text}</text>`;
  }).join('');
}
