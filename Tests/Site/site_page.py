"""The static site in a headless Chromium."""

import functools
import http.server
import os
import pathlib
import threading
import unittest

from page import ROOT, Page, browser

SITE = ROOT / os.environ.get("SITE", ".build/site")


class Server:
    """A plain file server, as the site needs no other."""

    def __init__(self):
        self.requests = []
        requests = self.requests

        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                requests.append(self.path)

        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=pathlib.Path(SITE)))
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class SitePage(Page):
    """The page of the site, with its language and the keys of it."""

    def open(self, language="vi", option=""):
        self.driver.get("about:blank")
        self.driver.get(f"{self.program.address}#{language}/{option}")
        self.wait_until_open(f"{language}/{option}")
        return self

    def wait_until_open(self, name):
        self.wait(
            lambda: (self.script("return document.documentElement.dataset.open") or "").startswith(name),
            name)

    @property
    def document(self):
        """The text without what is composed."""
        return self.script(
            "return [...document.getElementById('mirror').childNodes]"
            ".filter((node) => node.nodeType === 3).map((node) => node.data).join('')")[:-1]

    @property
    def status(self):
        return self.script("return document.getElementById('status').textContent")

    def tap_key(self, label):
        self.script(
            "[...document.querySelectorAll('#keys button')]"
            ".find((key) => key.textContent === arguments[0]).click()", label)

    def choose(self, name, value):
        self.script(
            "const list = document.getElementById(arguments[0]); list.value = arguments[1];"
            "list.dispatchEvent(new Event('change'))", name, value)


class SiteCase(unittest.TestCase):
    """Tests that share a file server, a browser and its page, which complains of nothing."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.driver = browser()
        cls.page = SitePage(cls.driver, cls.server)

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.server.close()

    def tearDown(self):
        self.assertEqual(self.page.complaints(), [])
