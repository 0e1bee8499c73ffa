"""Mandarin on the static site: a module with a dictionary, and its candidates."""

import os
import re
import subprocess
import unittest

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from page import ROOT
from site_page import SITE, SiteCase

# Types lines of keys with the module alone, and returns the first candidate of each.
CONVERT = """
const [lines, done] = arguments;
const { LanguageModule } = await import("./module.js");
const mandarin = await LanguageModule.load("zh-Hans.wasm");
mandarin.openImage(new Uint8Array(await (await fetch("zh-Hans.imedict")).arrayBuffer()));
mandarin.open("letters");
const times = [];
const texts = lines.map((keys) => {
  let first = "";
  for (const key of keys) {
    const start = performance.now();
    const effects = mandarin.type(key, "");
    times.push(performance.now() - start);
    first = effects.findLast(({ type }) => type === "candidates")?.items?.[0].text ?? first;
  }
  mandarin.type("<Escape>", "");
  return first;
});
times.sort((a, b) => a - b);
done({ texts, middle: times[times.length >> 1], late: times[Math.floor(times.length * 0.99)] });
"""


class MandarinTests(SiteCase):
    def setUp(self):
        self.page.open("zh-Hans", "letters")

    def test_candidates_are_chosen_by_keys(self):
        page = self.page
        page.type("nihao")
        page.expect(marked="ni hao", candidates=["你好"])
        page.type(" shijian")
        page.expect(text="你好shi jian", candidates=["时间", "事件"])
        page.type("2")
        page.expect(text="你好事件", marked="", candidates=[])
        page.type("womenqu" + Keys.BACKSPACE + Keys.ESCAPE)
        page.expect(text="你好事件", marked="")
        page.type(",shi." + Keys.ENTER)
        page.expect(text="你好事件，是。\n")

    def test_candidates_are_chosen_by_the_mouse(self):
        page = self.page
        page.type("shi")
        page.wait(lambda: len(page.candidates) == 9, "nine candidates")
        first = page.candidates
        self.driver.find_element(By.ID, "next-page").click()
        page.wait(lambda: page.candidates and page.candidates != first, "the second page")
        second = page.candidates
        self.driver.find_element(By.ID, "previous-page").click()
        page.expect(candidates=first)
        page.type(Keys.PAGE_DOWN)
        page.expect(candidates=second)
        self.driver.find_elements(By.CSS_SELECTOR, "#candidates button")[2].click()
        page.expect(text=second[2], marked="", candidates=[])
        # The field keeps the focus.
        page.type("hao ")
        page.wait(lambda: page.marked == "" and len(page.text) == len(second[2]) + 1, "a character")

    def test_the_text_before_the_caret_counts(self):
        page = self.page
        page.type("yi shenme ")
        self.assertTrue(page.text.endswith("什么"))

    def test_double_pinyin(self):
        page = self.page
        page.choose("options", "xiaohe")
        page.wait_until_open("zh-Hans/xiaohe")
        page.type("nihcuijp")
        page.expect(marked="ni hao shi jie", candidates=["你好世界"])

    def test_another_language_follows(self):
        page = self.page
        page.type("nihao")
        page.expect(marked="ni hao")
        page.choose("languages", "vi")
        page.wait_until_open("vi/telex")
        page.expect(marked="", candidates=[])
        page.choose("languages", "zh-Hans")
        page.wait_until_open("zh-Hans/letters")
        page.type("ma ")
        self.assertRegex(page.text, "吗$|嘛$|妈$")

    def test_a_damaged_dictionary_is_refused(self):
        for count, changed in [(100, None), (None, 40), (None, 5)]:
            refused = self.driver.execute_async_script(
                "const [count, changed, done] = arguments;"
                "import('./module.js').then(async ({ LanguageModule }) => {"
                "  const mandarin = await LanguageModule.load('zh-Hans.wasm');"
                "  const file = await (await fetch('zh-Hans.imedict')).arrayBuffer();"
                "  const bytes = new Uint8Array(file).slice(0, count ?? undefined);"
                "  if (changed !== null) bytes[changed] ^= 1;"
                "  try { mandarin.openImage(bytes); done(''); } catch (error) { done(error.message); }"
                "})", count, changed)
            self.assertEqual(refused, "the dictionary cannot be used")

    def test_the_program_converts_the_same(self):
        """The clauses of the everyday set, by the same dictionary."""
        rows = (ROOT / "Tests/Everyday/zh-Hans.tsv").read_text().splitlines()
        keys = [row.split("\t")[0] for row in rows if not row.startswith("#")]
        lines = [clause for row in keys for clause in re.findall("[a-z]+", row)]
        self.assertGreater(len(lines), 200)
        found = self.driver.execute_async_script(
            f"(async (...arguments) => {{ {CONVERT} }})(...arguments)", lines)
        program = ROOT / os.environ.get("BINARIES", ".build/release") / "ime-cli"
        result = subprocess.run(
            [program, "convert", "--language", "zh-Hans", "--dictionary", SITE / "zh-Hans.imedict",
             "--keys", "no-reranking"],
            input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=120, check=True)
        converted = [line.split("\t")[-1] for line in result.stdout.splitlines()]
        print(f"{len(lines)} lines of pinyin; a key takes {found['middle']:.2f} ms, "
              f"one in a hundred more than {found['late']:.2f} ms")
        self.assertEqual(found["texts"], converted)


if __name__ == "__main__":
    unittest.main()
