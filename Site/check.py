"""Checks the site that Scripts/site has built. Each link inside it must lead to a page and an
anchor. In headless Chromium, each page must fit a phone and a laptop, in light and dark.

  Scripts/python Site/check.py
  Scripts/python Site/check.py SCREENSHOTS /basics/ /rules/trap/      shows only these pages, and saves screenshots
"""

import sys
import threading
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / ".build/site"
# The path of 'site_url'. The links of the 404 page start with it.
BASE = "/flowgen"
sys.path.append(str(ROOT / "Tests/PreviewPage"))

from browser import WebDriverWait, show_as, start_browser


class Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = set(), {""}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.anchors.add(value)
            elif name in ("href", "src", "srcset"):
                self.links.add(value)


class Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path):
        return super().translate_path(path.removeprefix(BASE))

    def log_message(self, *_):
        pass


def dead_links(pages):
    for address, page in pages.items():
        for link in sorted(page.links):
            url = urlsplit(urljoin(f"http://site{address}", link))
            if url.netloc != "site" or url.scheme != "http":
                continue
            path = unquote(url.path)
            if path in pages:
                found = unquote(url.fragment) in pages[path].anchors
            else:
                found = path.startswith(BASE) and (SITE / path.removeprefix(BASE + "/")).is_file()
            if not found:
                yield f"{address}: '{link}' leads nowhere"


def wide_pages(addresses, host, folder):
    driver = start_browser()
    try:
        for address in addresses:
            driver.get(host + address)
            for mode, scheme in ("light", "default"), ("dark", "slate"):
                for width in 390, 1440:
                    show_as(driver, width, 900, mode == "dark")
                    WebDriverWait(driver, 20, 0.05).until(lambda _: driver.find_elements("css selector", f"body[data-md-color-scheme={scheme}]"))
                    shown = driver.execute_script("return document.documentElement.scrollWidth")
                    if shown > width:
                        yield f"{address}: {shown} pixels wide on a screen of {width}, {mode}"
                    if folder:
                        driver.save_screenshot(f"{folder}/{address.removeprefix(BASE).strip('/').replace('/', '-') or 'index'}-{width}-{mode}.png")
    finally:
        driver.quit()


def main():
    pages = {}
    for path in sorted(SITE.rglob("*.html")):
        address = f"{BASE}/" + path.relative_to(SITE).as_posix().removesuffix("index.html")
        pages[address] = Links(path.read_text(encoding="utf-8"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    folder, *chosen = sys.argv[1:] or [None]
    addresses = [BASE + page for page in chosen] or pages
    mistakes = [*dead_links(pages), *wide_pages(addresses, f"http://127.0.0.1:{server.server_port}", folder)]
    print(*mistakes, f"{len(pages)} pages with {sum(len(page.links) for page in pages.values())} links, {len(mistakes)} mistakes", sep="\n")
    return 1 if mistakes or not pages else 0


sys.exit(main())
