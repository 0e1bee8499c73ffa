#!/usr/bin/env python3
"""Takes the picture of the page for the README: web.py PICTURE. Needs what Tests/Web needs."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Web"))

from page import Page, Program, browser  # noqa: E402

program = Program()
driver = browser()
driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
    "width": 1180, "height": 600, "deviceScaleFactor": 1.5, "mobile": False})
page = Page(driver, program).open("ja")
page.type("kyouhaiitenkidesune")
page.expect(marked="きょうはいいてんきですね")
page.wait(lambda: "setMarkedText" in driver.find_element("id", "panel").text, "the stages")
driver.save_screenshot(sys.argv[1])
driver.quit()
program.close()
