"""Adds pages outside Documentation to the site: the README as its first page, a page for each rule,
CONTRIBUTING and CHANGELOG. Rewrites links for the site.
"""

import logging
import posixpath
import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url

ROOT = Path(__file__).resolve().parent.parent
loader = SourceFileLoader("rule_catalog", str(ROOT / "Scripts/rule-catalog"))
catalog = module_from_spec(spec_from_loader(loader.name, loader))
loader.exec_module(catalog)
RULES = [catalog.Page(path) for path in sorted(catalog.PAGES.glob("*/*.md"))]
# Pages outside Documentation: their paths in the site by their paths in the repository.
ELSEWHERE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
ELSEWHERE |= {str(rule.path.relative_to(ROOT)): f"rules/{rule.id}.md" for rule in RULES}
SOURCES = {page: source for source, page in ELSEWHERE.items()}
PICTURE = re.compile(r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*(<img [^>]*src=")([^"]+)("[^>]*>)\s*</picture>')


def on_config(config):
    def existing(entries):
        for entry in entries:
            name, page = next(iter(entry.items())) if isinstance(entry, dict) else (None, entry)
            if page == "rules.md":
                yield {name: [page] + [{title: [f"rules/{rule.id}.md" for rule in rules(topic)]} for topic, title in catalog.TOPICS.items()]}
            elif isinstance(page, list):
                yield {name: list(existing(page))}
            elif page in SOURCES or (ROOT / "Documentation" / page).exists():
                yield entry

    config.nav = list(existing(config.nav))


def rules(topic):
    return [rule for rule in RULES if rule.topic == topic]


def on_files(files, config):
    texts = {page: (ROOT / source).read_text(encoding="utf-8") for source, page in ELSEWHERE.items()}
    for rule in RULES:
        # Lists guides first in search results.
        heading = f"---\nsearch: {{ boost: 0.5 }}\n---\n\n# {rule.id}\n\n**{rule.severity.capitalize()}.** {rule.title}\n"
        texts[f"rules/{rule.id}.md"] = heading + rule.text.partition(f"\n# {rule.title[:-1]}\n")[2]
    for page, text in texts.items():
        files.append(File.generated(config, page, content=text))
    files.append(File.generated(config, "site.css", content=(ROOT / "Site/site.css").read_text()))


def on_page_markdown(markdown, page, config, files):
    if page.file.src_uri == "rules.md":
        markdown = rule_index(markdown)
    source = SOURCES.get(page.file.src_uri, f"Documentation/{page.file.src_uri}")

    def target(link):
        """The target of a link, which is a page of the site or an address, and the anchor."""
        path, hash, anchor = link.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        uri = ELSEWHERE.get(path, path.removeprefix("Documentation/"))
        if uri == "rules.md" and (rule := files.get_file_from_path(f"rules/{anchor}.md")):
            return rule, ""
        file = files.get_file_from_path(uri)
        if not file and not (ROOT / path).exists():
            logging.getLogger("mkdocs.hooks").warning(f"{source}: '{link}' leads nowhere")
        return file or f"{config.repo_url}/blob/main/{path}", hash + anchor

    def markdown_link(match):
        file, anchor = target(match[1])
        path = file if isinstance(file, str) else posixpath.relpath(file.src_uri, posixpath.dirname(page.file.src_uri))
        return f"]({path}{anchor})"

    def attribute(match):
        file, anchor = target(match[2])
        return f'{match[1]}="{file if isinstance(file, str) else get_relative_url(file.url, page.url)}{anchor}"'

    parts = re.split(r"^( *```[\s\S]*?^ *```)$", markdown, flags=re.M)
    for index in range(0, len(parts), 2):
        # Only tests use the comments of pages.
        parts[index] = re.sub(r"^ *<!--[\s\S]*?-->\n", "", parts[index], flags=re.M)
        parts[index] = re.sub(r"\]\((?!\w+:|#)([^)\s]+)\)", markdown_link, parts[index])
        # The page's color scheme selects the picture, not the system's.
        parts[index] = PICTURE.sub(r"\2\3#only-light\4\2\1#only-dark\4", parts[index])
        parts[index] = re.sub(r'\b(href|src|srcset)="(?!\w+:|#)([^"]+)"', attribute, parts[index])
    return "".join(parts)


def on_post_build(config):
    """Writes the text for coding assistants, with addresses instead of paths."""
    text = re.sub(r"^<!--.*-->\n", "", (ROOT / "Documentation/llms.txt").read_text(encoding="utf-8"), flags=re.M)
    text = re.sub(r"\]\(([\w-]+)\.md\)", rf"]({config.site_url}\1/)", text).replace("](../", f"]({config.repo_url}/blob/main/")
    (Path(config.site_dir) / "llms.txt").write_text(text, encoding="utf-8")


def rule_index(markdown):
    """The page of all rules, with links instead of the rules' sections."""
    text = markdown.partition("\n## ")[0].partition("\n\nEach section")[0] + "\n"
    for topic, title in catalog.TOPICS.items():
        text += f"\n## {title}\n\n| rule | severity | finds |\n|---|---|---|\n"
        for rule in rules(topic):
            text += f"| [`{rule.id}`](rules/{rule.id}.md) | {rule.severity} | {rule.title[:-1].replace('|', '&#124;')} |\n"
    return text
