"""Checks maps in a browser: cards and frames must not overlap, texts must not leave their cards, and
arrows must not cross a card or the title of a frame.

    check_maps.py FOLDER      the folder with the SVG files
"""

import sys

from pathlib import Path

from browser import start_browser

MISTAKES = """
const box = (target) => target.getBoundingClientRect();
const cover = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
const pairs = (kind, boxes) => boxes.flatMap(({ id, box }, index) => boxes.slice(index + 1).filter((other) => cover(box, other.box))
  .map((other) => `${kind} ${id} covers ${other.id}`));
const shape = 'path, polygon, ellipse';
const frames = [...document.querySelectorAll('g.cluster')].map((group) => ({ id: group.id, box: box(group.querySelector(shape)) }));
const cards = [...document.querySelectorAll('g.node')].filter((group) => group.querySelector(shape)).map((group) => {
  const shapes = [...group.querySelectorAll(shape)].map(box);
  const [left, right] = [Math.min(...shapes.map(({ left }) => left)), Math.max(...shapes.map(({ right }) => right))];
  const texts = [...group.querySelectorAll('text')].filter((text) => box(text).left < left || box(text).right > right);
  return { id: group.id, box: box(group.querySelector(shape)), texts: texts.map((text) => `'${text.textContent}' leaves ${group.id}`) };
});
// The boxes of cards and titles, in the coordinates of the arrows.
const edge = (group) => group.querySelector('title').textContent.split('->').map((end) => end.split(':')[0]);
const obstacles = [...document.querySelectorAll('g.node')].map((group) => ({ id: group.querySelector('title').textContent, box: group.getBBox() }))
  .concat([...document.querySelectorAll('g.cluster')].filter((group) => group.querySelector('text'))
    .flatMap((group) => [...group.querySelectorAll('text')].map((text) => ({ id: `the title of ${group.id}`, box: text.getBBox() }))));
const crossed = [...document.querySelectorAll('g.edge')].flatMap((group) => {
  const path = group.querySelector('path');
  const points = path ? Array.from({ length: Math.ceil(path.getTotalLength() / 3) }, (_, index) => path.getPointAtLength(index * 3)) : [];
  const isIn = ({ x, y, width, height }) => points.some((point) => point.x > x + 2 && point.x < x + width - 2 && point.y > y + 2 && point.y < y + height - 2);
  return obstacles.filter(({ id, box }) => !edge(group).includes(id) && isIn(box)).map(({ id }) => `arrow ${edge(group).join(' -> ')} crosses ${id}`);
});
return { count: cards.length, mistakes: [...crossed, ...pairs('frame', frames), ...pairs('card', cards), ...cards.flatMap(({ texts }) => texts)] };
"""


def main():
    paths = sorted(Path(sys.argv[1]).rglob("*.svg"))
    driver = start_browser()
    failed = cards = 0
    try:
        for path in paths:
            driver.get(path.resolve().as_uri())
            found = driver.execute_script(MISTAKES)
            cards += found["count"]
            if found["mistakes"]:
                failed += 1
                print(f"{path}: " + "; ".join(found["mistakes"]))
    finally:
        driver.quit()
    print(f"{len(paths)} maps with {cards} cards, {failed} with mistakes")
    return 1 if failed or not cards else 0


sys.exit(main())
