"""Looks at maps in a browser: no card and no frame may cover another, and no text may leave its card.

    check_maps.py FOLDER      whose SVG files are looked at
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
return { count: cards.length, mistakes: [...pairs('frame', frames), ...pairs('card', cards), ...cards.flatMap(({ texts }) => texts)] };
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
