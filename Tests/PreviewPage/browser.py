"""Drives a preview in headless Chromium."""

import os
import shutil

from importlib.util import find_spec
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait


def start_browser(width=1440, height=900, dark=False):
    options = webdriver.ChromeOptions()
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    options.binary_location = next(path for name in names if name and (path := shutil.which(name)))
    options.add_argument("--headless")
    options.add_argument("--disable-gpu")
    options.add_argument("--disable-dev-shm-usage")
    options.add_argument(f"--window-size={width},{height}")
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(executable_path=shutil.which("chromedriver")))
    show_as(driver, width, height, dark)
    return driver


def show_as(driver, width, height, dark):
    """Emulates a screen of a size and a color scheme. A window can't be as narrow as a phone."""
    media = {"features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


class Page:
    """A preview in a browser."""

    def __init__(self, driver, path):
        self.driver = driver
        self.address = Path(path).resolve().as_uri()
        self.open(self.address)

    def open(self, address):
        self.driver.get("about:blank")
        self.driver.get(address)
        self.wait_for("#phone [data-screen]")

    def wait(self, condition):
        return WebDriverWait(self.driver, 120).until(lambda _: condition())

    def wait_for(self, selector):
        return self.wait(lambda: self.find(selector))

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def find(self, selector):
        found = self.all(selector)
        return found[0] if found else None

    def click(self, selector):
        self.wait_for(selector)
        self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", self.find(selector))
        self.find(selector).click()

    def tap(self, transition):
        """Performs a transition of the top screen."""
        self.click(f'[data-transition="{transition}"]:not(:disabled)')

    def tap_tab(self, tab):
        self.click(f'[data-tab="{tab}"]:not(:disabled)')

    def choose(self, choice):
        """Clicks a button of the alert, or an answer of the app."""
        self.click(f'[data-choice="{choice}"]')

    def set_guard(self, name, holds):
        if self.find(f'[data-guard="{name}"]').is_selected() != holds:
            self.click(f'[data-guard="{name}"]')

    def drag(self, selector, x, y, from_left=None):
        target = self.find(selector)
        actions = ActionChains(self.driver)
        if from_left is None:
            actions.move_to_element(target)
        else:
            actions.move_to_element_with_offset(target, from_left - target.size["width"] // 2, 0)
        actions.click_and_hold().move_by_offset(x, y).release().perform()

    @property
    def top(self):
        return self.find("#status").get_attribute("textContent").removeprefix("On top: ")

    @property
    def lines(self):
        """The walk so far."""
        return self.find("#walk-text").get_attribute("value").split("\n")

    @property
    def stacks(self):
        return self.find("#stacks").get_attribute("textContent")

    def is_shown(self, selector):
        return self.find(selector).is_displayed()

    def complaints(self):
        """The messages in the browser's console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]

    def accessibility_violations(self):
        axe = Path(find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text(encoding="utf-8")
        self.driver.execute_script(axe)
        result = self.driver.execute_async_script("axe.run().then(arguments[arguments.length - 1])")
        return [f"{found['id']}: {found['nodes'][0]['html'][:160]}" for found in result["violations"]]
