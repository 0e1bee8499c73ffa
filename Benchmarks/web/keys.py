#!/usr/bin/env python3
"""Measures the time from a key to the painted preedit on the page of ime-web, or with --site on the page
without a server (.build/site), in a headless Chromium: keys.py [--site] [--rounds N] [--limit MS]. Needs what
Tests/Web needs.

The page's own clock has three moments of each key: the keydown event, the change of the preedit in the
document, and the end of the frame that paints it. By default frames are not bound to a display, so that the
wait for its next refresh, up to 16.7 ms at 60 Hz, is not counted; --display counts it.
"""

import argparse
import os
import pathlib
import sys
import time

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests"
sys.path[:0] = [str(TESTS / "Web"), str(TESTS / "Site")]

from page import Page, Program, browser  # noqa: E402
from site_page import Server, SitePage  # noqa: E402

# Some sentences of each language as the keys of a US keyboard; <Enter> commits.
TEXTS = {
    "zh-Hans": ["womenjintianqushanghaichifan ", "zhegewentibijiaofuza ", "mingtiandetianqihenhao ",
                "tashuoxiawuhuiyoujianchatuan "],
    "ja": ["kyouhaiitenkidesune<Enter>", "ashitatoukyouniikimasu<Enter>",
           "nihongonobenkyouwoshiteimasu<Enter>", "atarashiihonwoyomimashita<Enter>"],
    "vi": ["tieengs vieetj laf ngoon ngwx ", "hoom nay trowif ddepj quas ", "chungs tooi ddi hocj ",
           "camr own banj raats nhieeuf "],
    "ko": ["dkssudgktpdy ", "dhsmf skfTlrk whgspdy ", "gksrnrdjfmf rhdqngkqslek ",
           "sodlf akssktj qkqdmf ajrwk "],
}

RECORD = """
const text = document.getElementById('text');
const mirror = document.getElementById('mirror');
window.times = [];
let start = null;
text.addEventListener('keydown', (event) => { start = event.timeStamp; }, true);
new MutationObserver(() => {
  if (start === null) return;
  const began = start;
  const changed = performance.now();
  start = null;
  requestAnimationFrame(() => {
    // A message that is posted in a frame arrives when the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.times.push([changed - began, performance.now() - began]);
    port2.postMessage(null);
  });
}).observe(mirror, { childList: true, subtree: true, characterData: true });
text.focus();
"""


def strokes(text):
    """The keys of a text as Chromium's protocol names them."""
    for part in text.replace("<Enter>", "\n"):
        if part == "\n":
            yield {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        elif part == " ":
            yield {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32, "text": " "}
        else:
            yield {"key": part, "code": f"Key{part.upper()}", "text": part,
                   "windowsVirtualKeyCode": ord(part.upper())}


def measure(page, texts, rounds):
    """Types texts of the keyboard that is open. Returns the times of each key in milliseconds."""
    driver = page.driver
    page.script(RECORD)
    count = 0
    for text in texts * rounds:
        for stroke in strokes(text):
            driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyDown", **stroke})
            # A fast typist: 20 keys a second. Asking the page earlier would delay the frame that is measured.
            time.sleep(0.05)
            driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", **stroke})
            count += 1
            page.wait(lambda: page.script("return window.times.length") >= count, "a painted key")
    return page.script("return window.times")


def percentile(values, share):
    values = sorted(values)
    return values[min(int(len(values) * share), len(values) - 1)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=2, help="how often each text is typed")
    parser.add_argument("--display", action="store_true", help="paint at 60 Hz, as a display does")
    parser.add_argument("--limit", type=float, help="fail if a p95 of the frame exceeds it, in ms")
    parser.add_argument("--site", action="store_true", help="measure the page of make site")
    parser.add_argument("--keyboards", nargs="*", help="the languages (default: all there are)")
    options = parser.parse_args()
    free = [] if options.display else ["--disable-frame-rate-limit", "--disable-gpu-vsync"]
    program, kind = (Server(), SitePage) if options.site else (Program(), Page)
    keyboards = options.keyboards or (["vi", "ko"] if options.site else list(TEXTS))
    driver = browser(flags=free)
    slow = []
    print("keyboard\tkeys\tpreedit p50\tp95\tp99\tframe p50\tp95\tp99\t(ms)")
    try:
        for keyboard in keyboards:
            page = kind(driver, program).open(keyboard)
            times = measure(page, TEXTS[keyboard], options.rounds)
            cells = [f"{percentile(column, share):.1f}" for column in zip(*times)
                     for share in (0.5, 0.95, 0.99)]
            print("\t".join([keyboard, str(len(times)), *cells]), flush=True)
            if options.limit and percentile([frame for _, frame in times], 0.95) > options.limit:
                slow.append(keyboard)
    finally:
        driver.quit()
        program.close()
    if slow:
        sys.exit(f"slower than {options.limit} ms: {', '.join(slow)}")


if __name__ == "__main__":
    os.environ.setdefault("BINARIES", ".build/release")
    main()
