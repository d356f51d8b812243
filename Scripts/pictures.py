"""Makes the pictures of the documentation, or checks that they are up to date; Scripts/pictures runs it.

    pictures.py FLOWGEN [--all | --check]

Graphviz lays a map out, and a browser draws the page, differently in each version and with each font. So a picture
isn't compared by what it looks like, but by what it was made from, whose hash it carries: the map's DOT, or the page.
That a map shows this DOT and nothing else is seen from the cards, arrows and texts in it.
"""

import hashlib
import html
import re
import subprocess
import sys
import tempfile

from collections import Counter
from pathlib import Path
from urllib.parse import quote

import png

sys.path.insert(0, "Tests/PreviewPage")

FOLDER = Path("Documentation/pictures")
EXAMPLES = Path("Examples/Sources")
SHOP = EXAMPLES / "Shop"
# What the prototype shows: the filter over a list of products.
WALK = ["start unless signedIn unless onboarded", "app.welcome.begin", "catalogue.departments.openDepartment", "catalogue.list.filter"]
SIZE = (1280, 800)


def output_of(flowgen, *arguments):
    return subprocess.run([flowgen, *arguments, "--quiet"], check=True, stdout=subprocess.PIPE).stdout


def digest(data):
    return hashlib.sha256(data).hexdigest()


def characters(labels):
    """How often each character that shows stands in some labels with markup."""
    text = "".join(html.unescape(re.sub(r"<[^>]*>", "", label)) for label in labels)
    return Counter(character for character in text if not character.isspace())


class Map:
    """The map of an example, as an SVG."""

    def __init__(self, flowgen, name, example, *options):
        self.flowgen, self.path = flowgen, FOLDER / f"{name}.svg"
        self.arguments = ["graph", str(example), *options]
        self.dot = output_of(flowgen, *self.arguments, "--format", "dot")

    def mistake(self):
        """Why the picture has to be made again; None where it is up to date."""
        if not self.path.exists():
            return "it doesn't exist"
        svg = self.path.read_text(encoding="utf-8")
        if f"<!-- made from {digest(self.dot)} -->" not in svg:
            return "the app's map has changed"
        titles = re.findall(r'<g id="[^"]*" class="node">\s*<title>(.*?)</title>', svg)
        arrows = svg.count('class="edge"')
        lines = self.dot.decode().split("\n")
        names = [found[1] for line in lines if (found := re.match(r' +"([^"]*)" \[', line))]
        drawn = [line for line in lines if re.match(r' +"[^"]*"\S* -> ', line) and "style=invis" not in line]
        if sorted(map(html.unescape, titles)) != sorted(names) or arrows != len(drawn):
            return "it has other cards or arrows than the app's map"
        # Graphviz divides texts as it likes.
        texts = re.findall(r"<text [^>]*>(.*?)</text>", svg)
        labels = [label[1] for line in lines if (label := re.search(r"label=<(.*)>", line))]
        if characters(texts) != characters(labels):
            return "it has other texts than the app's map"
        return None

    def make(self):
        svg = output_of(self.flowgen, *self.arguments, "--format", "svg").decode()
        # What Graphviz says of itself changes with its version.
        svg = re.sub(r"<!--.*?-->\n?", "", svg, flags=re.DOTALL)
        svg = svg.replace("<svg", f"<!-- made from {digest(self.dot)} -->\n<svg", 1)
        self.path.write_text(svg, encoding="utf-8")


class Prototype:
    """The preview of Shop in a browser, as a PNG."""

    def __init__(self, flowgen, name, dark):
        self.dark, self.path = dark, FOLDER / f"{name}.png"
        self.page = output_of(flowgen, "preview", str(SHOP))
        # A release changes the version and nothing that shows.
        self.source = digest(re.sub(rb'"flowgen": "[^"]*"', b"", self.page) + repr((WALK, SIZE)).encode())

    def mistake(self):
        if not self.path.exists():
            return "it doesn't exist"
        if png.text_in(self.path.read_bytes(), "made from") != self.source:
            return "the page has changed"
        return None

    def make(self):
        from browser import Page, start_browser

        driver = start_browser(*SIZE, self.dark)
        try:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "shop.html"
                path.write_bytes(self.page)
                page = Page(driver, path)
                page.open(f"{page.address}#{quote(';'.join(WALK), safe=';')}")
                assert page.lines == WALK, page.lines
                # Scrollbars come and go with the system.
                driver.execute_script("document.head.insertAdjacentHTML('beforeend', '<style>::-webkit-scrollbar { display: none }</style>')")
                driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[arguments.length - 1]))")
                self.path.write_bytes(png.reduced(driver.get_screenshot_as_png(), {"made from": self.source}))
        finally:
            driver.quit()


def main():
    flowgen, *options = sys.argv[1:]
    if options not in [[], ["--all"], ["--check"]]:
        print("usage: Scripts/pictures [--all | --check]", file=sys.stderr)
        return 64
    examples = sorted(path for path in EXAMPLES.iterdir() if any(path.rglob("*.flow.yaml")))
    # Bank would have too many screens for one picture.
    pictures = [Map(flowgen, path.name, path, *(["--fold"] if path.name == "Bank" else [])) for path in examples]
    pictures += [Map(flowgen, "Shop-flows", SHOP, "--fold"), Prototype(flowgen, "prototype-light", False), Prototype(flowgen, "prototype-dark", True)]
    stale = 0
    for picture in pictures:
        mistake = picture.mistake()
        if options == ["--check"] and mistake:
            print(f"{picture.path}: {mistake}; 'make pictures' makes it", file=sys.stderr)
            stale += 1
        elif options == ["--all"] or mistake:
            FOLDER.mkdir(exist_ok=True)
            picture.make()
            assert not picture.mistake(), f"{picture.path}: {picture.mistake()}"
            print(f"made {picture.path}")
    unknown = sorted(set(FOLDER.iterdir()) - {picture.path for picture in pictures})
    for path in unknown:
        print(f"{path}: nothing makes this picture", file=sys.stderr)
    print(f"{len(pictures)} pictures, {stale} out of date" if options == ["--check"] else f"{len(pictures)} pictures are up to date")
    return 1 if stale or unknown else 0


sys.exit(main())
