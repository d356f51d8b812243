"""Uses the previews of Shop, Faulty.flow.yaml, a large app, a watched spec and Mail as a person would.

    check_page.py SHOP FAULTY LARGE WATCHED MAIL [SCREENSHOTS]

The watched spec is beside its preview, as `watched.flow.yaml`.
"""

import sys
import traceback

from pathlib import Path

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

from browser import Page, start_browser


def buys_after_signing_in(page):
    page.tap("app.welcome.signIn")
    assert page.top == "auth.signIn", page.top
    page.set_guard("signedIn", True)
    page.tap("auth.signIn.signedIn")
    page.tap("catalog.departments.openDepartment")
    page.tap("catalog.list.openProduct")
    page.tap("catalog.product.buy")
    assert page.top == "purchase.address", page.top
    page.tap("purchase.address.next")
    page.tap("purchase.payment.payByCard")
    page.choose("answer charged")
    assert page.top == "catalog.thanks", page.top
    assert "calls 'charge'" in page.find("#walk").text


def goes_back_through_the_menu(page):
    page.tap("app.welcome.begin")
    page.tap("catalog.departments.openDepartment")
    page.tap("catalog.list.openProduct")
    page.driver.execute_script(
        "document.querySelector('#phone .back').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))")
    assert page.is_shown(".backmenu")
    assert page.accessibility_violations() == []
    page.click('[data-back="2"]')
    assert page.top == "catalog.departments", page.top
    assert page.lines[-1] == "menu 2"


def goes_back_by_button_and_swipe(page):
    page.tap("app.welcome.begin")
    page.tap("catalog.departments.openDepartment")
    page.tap("catalog.list.openProduct")
    page.click("#phone .back")
    assert page.top == "catalog.list", page.top
    page.drag(".screen", 140, 0, from_left=12)
    assert page.top == "catalog.departments", page.top


def swipes_a_sheet_down(page):
    page.tap("app.welcome.signIn")
    assert page.accessibility_violations() == []
    page.drag(".grabber", 0, 120)
    assert page.top == "app.welcome", page.top
    assert page.lines[-1] == "swipe"


def taps_tabs(page):
    page.tap("app.welcome.begin")
    page.tap("catalog.departments.openDepartment")
    page.tap_tab("main.search")
    assert page.top == "search.search", page.top
    page.tap_tab("main.shop")
    assert page.top == "catalog.list", page.top
    page.tap_tab("main.shop")
    assert page.top == "catalog.departments", page.top


def undoes_and_repeats(page):
    page.tap("app.welcome.begin")
    page.click("#undo")
    assert page.top == "app.welcome", page.top
    page.click("#redo")
    assert page.top == "catalog.departments", page.top
    page.click("#restart")
    assert len(page.lines) == 1


def finds_a_way(page):
    page.find("#goal").send_keys("orders.order")
    page.click("#how button")
    page.wait(lambda: page.top == "orders.order")


def opens_links(page):
    page.tap("app.welcome.begin")
    before = page.top
    page.find("#address").send_keys("shop://nothing/here")
    page.click("#url button")
    assert page.top == before
    assert "No link" in page.find("#url-answer").text
    pattern = page.find("[data-link]:not(:disabled) .hint").text
    page.driver.execute_script("document.getElementById('address').value = arguments[0]", pattern)
    page.click("#url button")
    assert page.lines[-1].startswith("open "), page.lines


def keeps_its_state_in_the_address(page):
    page.tap("app.welcome.begin")
    page.tap("catalog.departments.openDepartment")
    lines, stacks = page.lines, page.stacks
    page.wait(lambda: page.driver.current_url.endswith("catalog.departments.openDepartment"))
    page.open(page.driver.current_url)
    assert (page.lines, page.stacks) == (lines, stacks), page.lines
    page.driver.refresh()
    page.wait_for("#phone [data-screen]")
    assert (page.lines, page.stacks) == (lines, stacks), page.lines


def replays_a_recorded_walk(page):
    page.tap("app.welcome.begin")
    page.tap("catalog.departments.openDepartment")
    page.tap_tab("main.search")
    lines, stacks = page.lines, page.stacks
    page.click("#restart")
    page.click(".inner summary")
    page.driver.execute_script("document.getElementById('walk-text').value = arguments[0]", "\n".join(lines))
    page.click("#replay")
    assert (page.lines, page.stacks) == (lines, stacks), page.lines
    page.driver.execute_script("document.getElementById('walk-text').value = arguments[0]", "\n".join([*lines, "tap main.nowhere"]))
    page.click("#replay")
    assert page.find("#error").text == f"line {len(lines) + 1}: there is no tab 'main.nowhere'", page.find("#error").text
    assert page.lines == lines


def plays_every_trace(page):
    buttons = page.driver.execute_script("return [...document.querySelectorAll('[data-finding]')].map((b) => b.dataset.finding)")
    assert len(buttons) >= 5
    for finding in buttons:
        page.click(f'[data-finding="{finding}"]')
        walk = page.driver.execute_script(
            "return JSON.parse(document.getElementById('data').textContent).findings[arguments[0]].walk", int(finding))
        while not page.find("#redo").get_attribute("disabled"):
            page.click("#redo")
            # Playing pauses while the user continues manually.
            assert "Play the rest" in page.find("#play").text
        assert page.lines == walk, (page.lines, walk)
        rule = page.driver.execute_script(
            "return JSON.parse(document.getElementById('data').textContent).findings[arguments[0]].rule", int(finding))
        crash = page.find("#crash")
        assert rule in crash.text if rule != "unbounded-stack" else not crash.is_displayed(), (rule, crash.text)
        page.click("#undo")
        assert page.lines == walk[:-1]


def shows_texts_as_texts(page):
    assert page.find(".navbar .small").text == "</script><b>List</b>"
    page.tap("home.list.check")
    assert page.find("[role=dialog] h2").text == "Who?"
    assert page.accessibility_violations() == []
    page.choose("button me")
    assert page.top == "home.item", page.top
    assert page.find(".navbar .small").text == "100% of 1 and %@"
    answers = page.driver.execute_script("return [...document.querySelectorAll('[data-effect=pay] option')].map((option) => option.text)")
    assert answers == ["ask me", "constructor", "toString", "no result"], answers


def keeps_its_walk_when_the_spec_changes(page):
    page.tap("home.list.check")
    page.choose("button me")
    lines, stacks = page.lines, page.stacks
    spec = Path(sys.argv[4]).with_name("watched.flow.yaml")
    text = spec.read_text(encoding="utf-8")
    spec.write_text(text.replace("      item:\n", "      added: {}\n      item:\n", 1), encoding="utf-8")
    page.wait_for('[data-card="home.added"]')
    assert (page.lines, page.stacks) == (lines, stacks), page.lines


def is_at_hand_when_large(page):
    assert page.find(".frame.folded") is not None
    assert page.find("#phone [data-transition]") is not None


def leads_arrows_around_cards(page):
    middle = """
        const card = (x, y) => ({ x, y, width: 100, height: 30, flow: `${x}` });
        const [to, others] = [card(...arguments[0]), arguments[1].map((place) => card(...place))];
        return pointOn(curve(card(0, 0), to, [card(0, 0), to, ...others]), 0.5).y;
        """
    for to, others, fits in [
        ((400, 0), [], lambda y: y == 15),
        ((400, 0), [(200, 0)], lambda y: y > 30),
        ((400, 0), [(200, 0), (200, 45)], lambda y: y < 0),
        # There is no path around.
        ((400, 0), [(200, 0), (200, 45), (200, -45)], lambda y: y == 15),
        # From below or above, an arrow could only reach a card from behind.
        ((0, 400), [(0, 200)], lambda y: y == 215),
    ]:
        assert fits(y := page.driver.execute_script(middle, to, others)), (to, others, y)


def names_arrows_beside_the_texts(page):
    page.tap("app.welcome.begin")
    assert page.top == "catalog.departments", page.top
    covered = """
        const places = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
        const texts = places('.mapcard, .frame h2, .bar li');
        const labels = places('#map .label');
        return labels.length === 0 ? undefined : labels.filter((one) => texts.some((other) => one.left < other.right && other.left < one.right
          && one.top < other.bottom && other.top < one.bottom)).length;
        """
    page.wait(lambda: page.driver.execute_script(covered) is not None)
    assert page.driver.execute_script(covered) == 0


def crosses_nothing(page):
    crossed = """
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => [each.textContent, each.getBoundingClientRect()]);
        const isIn = ({ x, y }, { left, right, top, bottom }) => x > left + 2 && x < right - 2 && y > top + 2 && y < bottom - 2;
        const found = new Set();
        const arrows = [...document.querySelectorAll('#map .arrows > path')];
        for (const arrow of arrows) {
          const matrix = arrow.getScreenCTM();
          const points = Array.from({ length: 200 }, (_, index) => arrow.getPointAtLength((arrow.getTotalLength() * index) / 199).matrixTransform(matrix));
          for (const [text, box] of boxes('.mapcard, .frame h2, .bar li')) if (points.some((point) => isIn(point, box))) found.add(`text ${text}`);
          for (const [text, box] of boxes('.frame')) {
            if (points.some((point) => isIn(point, box)) && ![points[0], points[199]].some((point) => isIn(point, box))) found.add(`frame ${text}`);
          }
        }
        return arrows.length === 0 ? undefined : [...found];
        """
    page.wait(lambda: page.driver.execute_script(crossed) is not None)
    assert page.driver.execute_script(crossed) == []


def crosses_nothing_later(page):
    page.tap("app.welcome.begin")
    page.tap("catalog.departments.openDepartment")
    page.tap("catalog.list.openProduct")
    page.wait(lambda: "addToCart" in page.find("#map .names").get_attribute("textContent"))
    crosses_nothing(page)


def shows_the_arrows_of_the_card_under_the_pointer(page):
    names = lambda: page.find("#map .names").get_attribute("textContent")
    page.wait(lambda: "searchFirst" in names())
    ActionChains(page.driver).move_to_element(page.find('[data-card="main.account"]')).perform()
    page.wait(lambda: "settings" in names() and "searchFirst" not in names())
    ActionChains(page.driver).move_to_element(page.find("#app")).perform()
    page.wait(lambda: "searchFirst" in names() and "settings" not in names())


def says_words(page):
    button = page.find('[data-transition="app.welcome.searchFirst"]')
    assert (button.text, button.get_attribute("title")) == ("Search first", "searchFirst")
    assert [each.text for each in page.all(".tools button")] == ["⟲ Restart", "‹ Undo", "Redo ›", "▶ Play the rest"]
    chips = [each.get_attribute("textContent") for each in page.all('[data-flow="main"] .bar li')]
    assert chips == ["shop catalog", "search", "scan", "cart", "account"], chips
    assert page.find(".content").text == "Welcome"


def marks_a_failing_step(page):
    marks = lambda: [len(page.all(each)) for each in ["#map .arrow.failing", '[data-card="home.detail"].missing', ".legend li.failing:not([hidden])"]]
    assert marks() == [0, 0, 0]
    page.tap("home.list.open")
    page.tap("home.item.jump")
    page.wait(lambda: marks() == [1, 1, 1])
    assert page.find("#map .names .failing").get_attribute("textContent") == "✕ jump"
    assert page.find('.failed[data-transition="home.item.jump"]') is not None
    page.click("#undo")
    page.wait(lambda: marks() == [0, 0, 0])
    # A step that misses no screen marks the card it begins at.
    page.tap_tab("main.home")
    page.tap("home.list.open")
    page.tap("home.item.detail")
    page.tap("home.detail.close")
    page.wait(lambda: page.find('[data-card="home.detail"].failed') is not None)


def links_findings_to_rules(page):
    findings = page.all(".findings li")
    severities = [each.get_attribute("class") for each in findings]
    assert severities == sorted(severities, key=["error", "warning", "note"].index) and len(set(severities)) > 1, severities
    for finding in findings:
        link = finding.find_element(By.TAG_NAME, "a")
        assert link.get_attribute("href").endswith(f"/Documentation/rules.md#{link.text}"), link.get_attribute("href")
        assert finding.find_elements(By.TAG_NAME, "svg")


def shows_a_pane_at_a_time(page):
    panes = ["map-pane", "phone-pane", "side-pane"]
    for name in panes:
        page.click(f'[data-pane="{name}"]')
        assert [pane for pane in panes if page.is_shown(f"#{pane}")] == [name]
        assert (found := page.accessibility_violations()) == [], found


def shows_the_newest_action_of_a_long_walk(page):
    for _ in range(5):
        for tab in range(5):
            page.tap_tab(f"main.tab{tab}")
    page.click('[data-pane="side-pane"]')
    page.wait(lambda: page.driver.execute_script("""
        const [walk, newest] = [document.querySelector('.walk'), document.querySelector('.walk li:last-child')].map((each) => each.getBoundingClientRect());
        return newest.top >= walk.top && newest.bottom <= walk.bottom + 1;
        """))


def has_cards_of_one_size(page):
    page.click('[data-pane="side-pane"]')
    heights = page.driver.execute_script("return [...document.querySelectorAll('.card')].map((card) => card.offsetHeight)")
    assert len(heights) == 5 and heights[0] > 0 and len(set(heights)) == 1, heights


def folds_columns(page):
    columns = lambda: [each.get_attribute("data-screen") for each in page.all("#phone [data-screen]")]
    assert columns() == ["mailboxes.mailboxes"] and not page.all(".tabbar.columns")
    page.tap("mailboxes.mailboxes.open")
    assert columns() == ["messages.messages"], columns()
    page.click('#phone .back[data-tab="mail.primary"]')
    assert page.lines[-1] == "tap mail.primary" and columns() == ["mailboxes.mailboxes"], page.lines
    page.click("#fold")
    assert columns() == ["mailboxes.mailboxes", "messages.messages", "reading.nothing"], columns()
    assert page.accessibility_violations() == []
    page.tap_tab("mail.supplementary")
    assert "in regular width" in page.find("#walk li:last-child").text, page.find("#walk").text
    page.click("#fold")
    assert columns() == ["messages.messages"], columns()
    # Undoing and repeating an action needs its width.
    page.click("#undo")
    page.click("#redo")
    assert len(columns()) == 3, columns()


def adapts_modals(page):
    page.tap("app.welcome.begin")
    page.tap("catalog.departments.openDepartment")
    assert not page.all(".tabbar.sidebar")
    page.tap("catalog.list.filter")
    assert page.find(".grabber").get_attribute("aria-label") == "Swipe down"
    page.driver.execute_script(
        "const width = document.getElementById('width'); width.value = 800; width.dispatchEvent(new Event('input'))")
    assert page.find("#phone.wide") and page.find("#fold").text == "Fold"
    assert page.find(".grabber").get_attribute("aria-label") == "Tap outside"
    page.click(".grabber")
    assert page.top == "catalog.list", page.top
    assert page.find(".tabbar.sidebar")


# The preview that each check uses.
CHECKS = [
    (buys_after_signing_in, "shop"), (goes_back_through_the_menu, "shop"), (goes_back_by_button_and_swipe, "shop"), (swipes_a_sheet_down, "shop"),
    (taps_tabs, "shop"), (undoes_and_repeats, "shop"), (finds_a_way, "shop"), (opens_links, "shop"), (keeps_its_state_in_the_address, "shop"),
    (keeps_its_walk_when_the_spec_changes, "watched"), (replays_a_recorded_walk, "shop"), (plays_every_trace, "faulty"), (shows_texts_as_texts, "faulty"), (is_at_hand_when_large, "large"),
    (leads_arrows_around_cards, "shop"), (names_arrows_beside_the_texts, "shop"), (crosses_nothing, "shop"), (crosses_nothing, "faulty"),
    (crosses_nothing, "large"), (crosses_nothing_later, "shop"), (shows_the_arrows_of_the_card_under_the_pointer, "shop"), (says_words, "shop"),
    (marks_a_failing_step, "faulty"), (links_findings_to_rules, "faulty"), (folds_columns, "mail"), (adapts_modals, "shop"),
]


# The checks of a page as narrow as a phone.
NARROW_CHECKS = [
    (shows_a_pane_at_a_time, "shop"), (shows_a_pane_at_a_time, "large"), (shows_the_newest_action_of_a_long_walk, "large"), (has_cards_of_one_size, "large"),
]


def main():
    pages = dict(zip(["shop", "faulty", "large", "watched", "mail"], sys.argv[1:6]))
    screenshots = Path(sys.argv[6]) if len(sys.argv) > 6 else None
    failed, passed = [], 0
    for width, dark in [(1440, False), (390, True), (1440, True), (390, False)]:
        driver = start_browser(width, 900, dark)
        try:
            checks = NARROW_CHECKS if width < 500 else [] if dark else CHECKS
            for check, name in [*checks, *[(None, name) for name in ["shop", "faulty", "large"]]]:
                title = f"{check.__name__ if check else 'is accessible'}, {name}, {width}, {'dark' if dark else 'light'}"
                try:
                    page = Page(driver, pages[name])
                    if check:
                        check(page)
                    else:
                        assert (found := page.accessibility_violations()) == [], found
                        wide = driver.execute_script("return document.documentElement.scrollWidth")
                        assert wide <= width, f"{wide} wide"
                        if screenshots:
                            driver.save_screenshot(str(screenshots / f"{name}-{width}-{'dark' if dark else 'light'}.png"))
                    assert (said := page.complaints()) == [], said
                    passed += 1
                except Exception:
                    failed.append(title)
                    print(f"{title}\n{traceback.format_exc()}")
        finally:
            driver.quit()
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


sys.exit(main())
