"""Prints the costs of a large app's preview: its size, the time until it is usable, and per action.

measure_page.py PAGE
"""

import statistics
import sys
import time

from pathlib import Path

from browser import Page, start_browser

ACTIONS = 60
# The browser's startup uses both processors for a while.
START = 2
# Presses a button of the phone. Returns the milliseconds until the page is updated, plus the time
# of the next frame, which draws the map's arrows. Then waits, as a person does.
PRESS = """
const [number, done] = arguments;
const computeForm = () => document.body.getBoundingClientRect();
const buttons = [...document.querySelectorAll('#phone button')].filter((button) => !button.disabled && button.offsetParent);
let frame;
requestAnimationFrame(() => { frame = performance.now(); });
const start = performance.now();
buttons[number % buttons.length].click();
computeForm();
const shown = performance.now();
requestAnimationFrame(() => {
  computeForm();
  const drawn = performance.now();
  setTimeout(() => done(shown - start + drawn - frame), 200);
});
"""
LOADED = "return performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"


def processor_time(driver):
    """The milliseconds of the main thread used by the page's scripts, styles and layout so far."""
    metrics = {each["name"]: each["value"] for each in driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]}
    return 1000 * sum(metrics[f"{part}Duration"] for part in ["Script", "RecalcStyle", "Layout"])


def measure(driver, path):
    page = Page(driver, path)
    print(f"{Path(path).stat().st_size / 1e6:.2f} MB, can be used after {driver.execute_script(LOADED):.0f} ms")
    driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    time.sleep(START)
    processor, clock = [], []
    for number in range(1, ACTIONS + 1):
        before = processor_time(driver)
        clock.append(driver.execute_async_script(PRESS, number))
        processor.append(processor_time(driver) - before)
    assert len(page.lines) == ACTIONS + 1, page.lines
    for name, times in [("of the main thread", processor), ("by the clock", clock)]:
        print(f"an action, {name}: median {statistics.median(times):.1f} ms, at most {max(times):.1f} ms of {ACTIONS}")


def main():
    driver = start_browser()
    try:
        measure(driver, sys.argv[1])
    finally:
        driver.quit()


main()
