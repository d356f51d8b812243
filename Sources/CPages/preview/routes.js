'use strict';

// The routes of the map's arrows from frame to frame. They run along the gaps between frames,
// around all cards, titles and other frames.

// The width of a gap between frames, and the positions of its lanes.
const GAP = 48;
const LANES = [36, 28, 20, 12];
// The costs of a corner and of crossing another arrow, as lengths; and the factor for the length of
// a line in the first or last frame.
const CORNER = 40;
const CROSSING = 60;
const INSIDE = 4;
// Lines count as crossing if their distance is at most this.
const NEAR = 6;

/**
 * The corners of a short arrow between two boxes, with few corners; undefined if there is no route.
 *
 * Frames and obstacles are boxes. The arrow runs next to them and through no obstacle. It rarely
 * crosses `others`, the lines of other arrows.
 */
function route(from, to, { frames, obstacles, others, lane }) {
  const lines = (key, size) => [...new Set([
    ...frames.flatMap((box) => [box[key] - GAP + lane, box[key] + box[size] + lane]),
    ...obstacles.flatMap((box) => [box[key] - 9, box[key] + box[size] + 9]),
    ...[from, to].flatMap((box) => [box[key] - 9, box[key], box[key] + box[size] / 2, box[key] + box[size], box[key] + box[size] + 9]),
  ])].filter((line) => line > 3).sort((one, other) => one - other);
  const [xs, ys] = [lines('x', 'width'), lines('y', 'height')];
  const node = ({ x, y }) => ys.indexOf(y) * xs.length + xs.indexOf(x);
  const pointAt = (index) => ({ x: xs[index % xs.length], y: ys[Math.floor(index / xs.length)] });
  const isClosed = closed(xs, ys, [...obstacles, from, to]);
  const isNear = ({ frame }, { x, y }, distance) => x > frame.x - distance && x < frame.x + frame.width + distance
    && y > frame.y - distance && y < frame.y + frame.height + distance;
  const starts = doors(from);
  const goals = new Set(doors(to).map((door) => node(door) * 4 + (door.direction + 2) % 4));
  const heap = new Heap();
  const [costs, before] = [new Map(), new Map()];
  const reach = (state, cost, previous) => {
    if (costs.has(state) && costs.get(state) <= cost) return;
    costs.set(state, cost);
    before.set(state, previous);
    const { x, y } = pointAt(state >> 2);
    // The first argument is a lower bound of the costs of all routes through this point.
    heap.push(cost + Math.abs(x - to.x - to.width / 2) + Math.abs(y - to.y - to.height / 2) - to.width - to.height, state, cost);
  };
  for (const door of starts) reach(node(door) * 4 + door.direction, 0);
  while (heap.items.length > 0) {
    const { state, cost } = heap.pop();
    if (cost > costs.get(state)) continue;
    const [index, direction] = [state >> 2, state & 3];
    if (goals.has(state)) return cornersOf(state, before, pointAt);
    const here = pointAt(index);
    for (const turn of [0, 1, 3]) {
      const way = (direction + turn) % 4;
      // The first line of a route runs straight away from the box.
      if (turn !== 0 && before.get(state) === undefined) continue;
      const next = index + [1, xs.length, -1, -xs.length][way];
      if (next < 0 || isClosed[way % 2][Math.min(index, next)]) continue;
      const there = pointAt(next);
      const middle = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
      const length = (Math.abs(there.x - here.x) + Math.abs(there.y - here.y)) * (isNear(from, middle, 4) || isNear(to, middle, 4) ? INSIDE : 1);
      // Arrows from one side of a card share their first line, so it isn't a crossing.
      const isShared = isNear(from, middle, GAP) && (way % 2 === 0 ? here.y === starts[way].y : here.x === starts[way].x);
      const crossings = isShared ? 0 : others.filter((points) => meets(points, here, there, NEAR)).length;
      reach(next * 4 + way, cost + length + (turn === 0 ? 0 : CORNER) + CROSSING * crossings, state);
    }
  }
  return undefined;
}

/**
 * Two flags for each point of the grid: whether a box or the border blocks the line to the next
 * point on the right, and to the next point below.
 */
function closed(xs, ys, boxes) {
  const found = [0, 1].map(() => new Uint8Array(xs.length * ys.length));
  ys.forEach((_, row) => { found[0][(row + 1) * xs.length - 1] = 1; });
  found[1].fill(1, (ys.length - 1) * xs.length);
  const isIn = (line, start, length) => line > start - 3 && line < start + length + 3;
  const touches = (line, next, start, length) => next !== undefined && line < start + length && next > start;
  for (const { x, y, width, height } of boxes) {
    ys.forEach((line, row) => {
      const [isRow, isBesideRow] = [isIn(line, y, height), touches(line, ys[row + 1], y, height)];
      if (!isRow && !isBesideRow) return;
      xs.forEach((other, column) => {
        if (isRow && touches(other, xs[column + 1], x, width)) found[0][row * xs.length + column] = 1;
        if (isBesideRow && isIn(other, x, width)) found[1][row * xs.length + column] = 1;
      });
    });
  }
  return found;
}

/** The middles of a box's sides, with the directions away from the box: right, down, left, up. */
function doors({ x, y, width, height }) {
  const [middle, center] = [x + width / 2, y + height / 2];
  return [[x + width, center], [middle, y + height], [x, center], [middle, y]].map(([x, y], direction) => ({ x, y, direction }));
}

/** True if the distance of some lines from the box between two points is at most `distance`. */
function meets(points, start, end, distance = 0) {
  return points.some((point, index) => {
    const next = points[index + 1];
    const isApart = (key) => Math.max(point[key], next[key]) < Math.min(start[key], end[key]) - distance
      || Math.min(point[key], next[key]) > Math.max(start[key], end[key]) + distance;
    return next && !isApart('x') && !isApart('y');
  });
}

function cornersOf(state, before, pointAt) {
  const points = [];
  for (let each = state; each !== undefined; each = before.get(each)) points.unshift({ ...pointAt(each >> 2), way: each & 3 });
  return points.filter(({ way }, index) => index === 0 || index === points.length - 1 || points[index + 1].way !== way);
}

/** A priority queue, which returns the entry with the lowest rank first. */
class Heap {
  constructor() { this.items = []; }

  push(rank, state, cost) {
    const { items } = this;
    let place = items.length;
    const item = { rank, state, cost };
    for (; place > 0 && items[(place - 1) >> 1].rank > rank; place = (place - 1) >> 1) items[place] = items[(place - 1) >> 1];
    items[place] = item;
  }

  pop() {
    const { items } = this;
    const [first, last] = [items[0], items.pop()];
    if (items.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child + 1 < items.length && items[child + 1].rank < items[child].rank) child += 1;
      if (child >= items.length || items[child].rank >= last.rank) break;
      items[place] = items[child];
      place = child;
    }
    items[place] = last;
    return first;
  }
}
