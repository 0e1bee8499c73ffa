"""What a user does on the page, and what the page shows of it."""

import os
import subprocess
import tempfile
import time
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from page import ROOT, Page, PageCase, Program


class PageTests(PageCase):
    def tearDown(self):
        self.assertEqual(self.page.complaints(), [])

    def press(self, *keys):
        chain = ActionChains(self.driver, duration=20)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def choose_tab(self, name):
        self.page.click(f"tab-{name}")

    def panel(self):
        return self.driver.find_element(By.ID, "panel").text

    # Composing

    def test_candidates_are_chosen_by_pointer_and_by_the_space_bar(self):
        page = self.page.open("zh-Hans")
        page.type("nihaoshijie")
        page.expect(marked="ni hao shi jie", candidates=["你好世界", "你好"])
        page.pick(1)
        page.expect(marked="你好shi jie")
        page.type(" ")
        page.expect(text="你好世界", marked="", caret=4)

    def test_costs_follow_the_keys_and_say_why_a_candidate_is_not_first(self):
        page = self.page.open("zh-Hans")
        self.choose_tab("costs")
        page.wait(lambda: "Type pinyin" in self.panel(), "what costs are")
        page.type("nihaoshijie")
        page.wait(lambda: "你好世界" in self.panel() and "words" in self.panel(), "costs")
        # The panel is drawn again a moment after the last key, so the button is found and pressed at once.
        press = ("const buttons = [...document.querySelectorAll('#panel .buttons button')];"
                 "const texts = buttons.map((button) => button.textContent);"
                 "buttons[texts.indexOf(arguments[0])]?.click();"
                 "return texts.length === new Set(texts).size;")
        reason = ["it is in the best sentence", "To make it first"]
        page.wait(lambda: page.script(press, "你好")
                  and all(text in panel for panel in [self.panel()] for text in reason), "a reason")
        page.expect(marked="ni hao shi jie")

    def test_the_lattice_is_drawn_and_a_word_shows_its_parts(self):
        page = self.page.open("zh-Hans")
        self.choose_tab("costs")
        page.type("nihaoshijie")
        boxes = ("return [...document.querySelectorAll('.lattice .word')]"
                 ".map((word) => word.querySelector('.text').textContent)")
        page.wait(lambda: {"你好", "世界"} <= set(page.script(boxes)), "the lattice")
        # The panel is drawn again a moment after the last key.
        time.sleep(0.4)
        labels = page.script("return [...document.querySelectorAll('.lattice .word')]"
                             ".map((word) => word.getAttribute('aria-label'))")
        rows = page.script("return document.querySelectorAll('.lattice details tbody tr').length")
        self.assertEqual(len(labels), rows)
        self.assertEqual([label for label in labels if label.startswith("世界,")][0].split(", ")[1:3],
                         ["shi jie", "keys shijie"])
        # No box lies over another, and each holds its text.
        overlaps = page.script(
            "const boxes = [...document.querySelectorAll('.lattice .word')].map((word) =>"
            " [word.querySelector('rect').getBBox(), word.querySelector('.text').getBBox()]);"
            "return boxes.filter(([a, text], index) => text.width > a.width"
            " || boxes.slice(index + 1).some(([b]) => a.x < b.x + b.width && b.x < a.x + a.width"
            " && a.y < b.y + b.height && b.y < a.y + a.height)).length")
        self.assertEqual(overlaps, 0)
        word = self.driver.find_element(
            By.XPATH, "//*[@class='lattice']//*[local-name()='g'][starts-with(@aria-label, '世界,')]")
        word.click()
        parts = "return document.querySelector('.word-parts').textContent"
        self.assertIn("世界 shi jie, by itself", page.script(parts))
        self.assertRegex(page.script(parts), "In sentences? 1")
        self.press(Keys.LEFT, Keys.ENTER)
        page.wait(lambda: "你好" in page.script(parts), "the word to the left")
        page.expect(marked="ni hao shi jie")

    def test_the_lattice_scrolls_on_a_narrow_page(self):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
        page = self.page.open("zh-Hans")
        self.choose_tab("costs")
        page.type("womenqushanghaichifan")
        page.wait(lambda: "我们" in self.panel(), "the lattice")
        time.sleep(0.4)
        sizes = page.script(
            "const scroll = document.querySelector('.lattice .scroll');"
            "return [scroll.scrollWidth, scroll.clientWidth, document.documentElement.scrollWidth]")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        self.assertGreater(sizes[0], sizes[1])
        self.assertLessEqual(sizes[2], 360)

    def test_the_globe_key_flicked_up_returns_to_the_keyboard_before(self):
        page = self.page.open("en")
        page.tap("next-keyboard")
        page.wait(lambda: page.value("keyboards") != "en", "the next keyboard")
        page.flick("next-keyboard", "n")
        page.wait(lambda: page.value("keyboards") == "en", "the keyboard before")

    def test_hardware_mode_numbers_candidates_and_digits_choose(self):
        page = self.page.open("zh-Hans")
        page.click("hardware")
        page.wait(lambda: page.script("return document.getElementById('board').hidden"), "no board")
        page.type("nihao")
        page.expect(candidates=["你好"])
        page.type("1")
        page.expect(text="你好", marked="")

    def test_escape_returns_letters_and_backspace_takes_a_letter(self):
        page = self.page.open("ja")
        page.type("kyou")
        page.expect(marked="きょう")
        page.type(Keys.BACKSPACE)
        page.expect(marked="きょ")
        page.type(Keys.ESCAPE)
        page.expect(text="", marked="")

    def test_pages_of_candidates_turn(self):
        page = self.page.open("zh-Hans")
        page.type("shi")
        page.expect(marked="shi")
        first = page.candidates
        page.click("next-page")
        page.wait(lambda: page.candidates != first, "the second page")
        page.click("previous-page")
        page.expect(candidates=first)

    def test_fast_typing_loses_no_key(self):
        page = self.page.open("en")
        text = "the quick brown fox jumps over the lazy dog " * 5
        page.click("tab-settings")
        page.type(text)
        page.wait(lambda: len(page.text) >= len(text), "all keys")
        self.assertEqual(page.text.lower(), text)

    # Text and caret

    def test_the_caret_moves_by_arrows_and_text_is_inserted_there(self):
        page = self.page.open("de")
        page.type("xab")
        page.expect(text="xab")
        page.type(Keys.LEFT)
        page.expect(caret=2)
        page.type("c")
        page.expect(text="xacb", caret=3)
        page.type(Keys.HOME)
        page.expect(caret=0)
        page.type(Keys.DELETE)
        page.expect(text="acb", caret=0)

    def test_a_selection_is_replaced_by_the_next_key(self):
        page = self.page.open("nl")
        page.type("abc")
        page.expect(text="abc")
        page.type(Keys.SHIFT + Keys.LEFT + Keys.LEFT)
        page.wait(lambda: page.script(
            "const text = document.getElementById('text');"
            "return text.selectionEnd - text.selectionStart") == 2, "a selection of two")
        page.type("x")
        page.expect(text="ax", caret=2)

    def test_a_selection_made_while_an_answer_is_under_way_stays(self):
        page = self.page.open("nl")
        page.type("abc")
        page.expect(text="abc")
        button = page.script("return document.getElementById('incognito')")
        for is_pressed in ["true", "false"]:
            page.script("arguments[0].click();"
                        "document.getElementById('text').focus();"
                        "document.getElementById('text').setSelectionRange(1, 3)", button)
            page.wait(lambda: button.get_attribute("aria-pressed") == is_pressed, "another view")
        page.type("x")
        page.expect(text="ax", caret=2)

    def test_right_to_left_and_mixed_text(self):
        page = self.page.open("he")
        page.type("akuo")
        page.expect(text="שלום", caret=4)
        page.type(" 123 ")
        page.expect(text="שלום 123 ")
        self.choose_tab("text")
        page.wait(lambda: "Right to left" in self.panel(), "the direction")
        self.assertEqual(page.script("return document.getElementById('text').dir"), "rtl")

    def test_pasted_text_arrives(self):
        page = self.page.open("fr")
        page.script(
            "const data = new DataTransfer(); data.setData('text/plain', 'voilà 🇫🇷');"
            "document.getElementById('text').dispatchEvent(new InputEvent('beforeinput',"
            "{inputType: 'insertFromPaste', dataTransfer: data, cancelable: true}))")
        page.expect(text="voilà 🇫🇷", caret=10)

    def test_copied_texts_are_kept_only_when_the_user_wants_it(self):
        page = self.page.open("en")
        # A headless browser has no clipboard, so the event that a copy fires is sent to the field.
        copy = ("const text = document.getElementById('text'); text.setSelectionRange(0, 5);"
                "text.dispatchEvent(new ClipboardEvent('copy'))")
        page.type("alpha ")
        page.expect(text="alpha ")
        page.script(copy)
        shows = self.driver.find_element(By.ID, "show-copied")
        self.assertFalse(shows.is_displayed())
        page.click("keep-copied")
        page.wait(shows.is_displayed, "the button")
        page.click("show-copied")
        page.wait(lambda: "Nothing was copied" in self.driver.find_element(By.ID, "status").text,
                  "a message")
        page.script(copy)
        time.sleep(0.2)
        page.type(Keys.END)
        page.click("show-copied")
        page.wait(lambda: "alpha" in page.candidates, "the copied text")
        page.pick(page.candidates.index("alpha"))
        page.expect(text="alpha alpha")
        page.click("keep-copied")
        page.wait(lambda: not shows.is_displayed(), "no button")

    # The on-screen keyboard

    def test_a_long_press_opens_a_menu_and_takes_the_choice(self):
        page = self.page.open("fr")
        page.hold("E", 0)
        page.wait(lambda: page.text != "", "an alternative")
        self.assertNotIn(page.text, ("e", "E"))

    def test_flicks_type_kana(self):
        page = self.page.open("ja")
        key = page.script("return document.querySelector('#board .key[data-text=\"か\"]').dataset.id")
        page.flick(key, "s")
        page.expect(marked="こ")

    def test_a_flick_that_turns_types_its_own_key(self):
        page = self.page.open("ja")
        self.choose_tab("workbench")
        page.wait(lambda: page.script(
            "return document.getElementById('layout-source')?.value ?? ''") != "", "the layout")
        page.script(
            "const text = document.getElementById('layout-source');"
            "text.value = text.value.replace('<flickSegment directions=\"w\" keyId=\"kana-i\"/>',"
            "'<flickSegment directions=\"w\" keyId=\"kana-i\"/>"
            "<flickSegment directions=\"n e\" keyId=\"kana-wi\"/>"
            "<flickSegment directions=\"s n\" keyId=\"kana-we\"/>');"
            "text.dispatchEvent(new Event('input'))")
        page.wait(lambda: "workbench" in self.driver.current_url, "the edited keyboard")
        for directions, text in [(["n", "e"], "ゐ"), (["n"], "ゐう"), (["s", "n"], "ゐうゑ"),
                                 (["e"], "ゐうゑえ"), (["s"], "ゐうゑえお")]:
            page.flick("kana-a", *directions)
            page.expect(marked=text)

    def test_quick_taps_go_through_the_kana_of_a_key(self):
        page = self.page.open("ja")
        page.quick_taps("kana-a", 3)
        page.expect(marked="う")
        page.quick_taps("kana-ka", 2)
        page.expect(marked="うき")
        time.sleep(0.5)
        page.tap("kana-ka")
        page.expect(marked="うきか")
        # After the last kana of the key another tap begins again.
        page.quick_taps("kana-ya", 4)
        page.expect(marked="うきかよや")

    def test_the_calculator_types_its_result_in_its_own_colours(self):
        page = self.page.open("calculator")
        page.tap("1", "2", "X", "3", "=")
        display = "return document.querySelector('#board output').textContent"
        page.wait(lambda: page.script(display) == "36", "the result")
        page.tap("Insert")
        page.expect(text="36")
        page.type("+4=")
        page.wait(lambda: page.script(display) == "40", "the result of keys")
        page.type("C6*2-4/2=")
        page.wait(lambda: page.script(display) == "4", "the result of the signs of keyboards")
        page.type(Keys.BACKSPACE)
        page.expect(text="3")
        colours = page.script(
            "const colour = (name) => getComputedStyle(document.querySelector(name)).backgroundColor;"
            "return [colour('#board'), colour('#board button .cap'), colour('#board output .cap')]")
        self.assertEqual(colours, ["rgb(30, 90, 168)", "rgba(255, 255, 255, 0.15)", "rgba(0, 0, 0, 0.15)"])
        page.tap("Next Keyboard")
        page.wait(lambda: page.value("keyboards") != "calculator", "another keyboard")
        self.assertEqual(page.script("return document.getElementById('board').className"), "")

    def test_keys_that_act_show_icons(self):
        page = self.page.open("en")
        # A sentence begins with capitals, from which `unshift` leads back.
        for key in ["backspace", "unshift", "next-keyboard", "return"]:
            self.assertTrue(page.script(
                "return arguments[0].querySelector('svg.icon path').getAttribute('d')", page.key(key)))

    def test_the_globe_switches_and_back(self):
        page = self.page.open("de")
        page.tap("next-keyboard")
        page.wait(lambda: page.value("keyboards") != "de", "another keyboard")

    def test_the_board_is_typed_by_arrows_and_enter(self):
        page = self.page.open("it")
        page.script("document.querySelector('#board .key[tabindex=\"0\"]').focus()")
        self.press(Keys.RIGHT, Keys.RIGHT, Keys.ENTER)
        page.wait(lambda: page.text.lower() == "e", "the third key")

    def test_backspace_held_down_repeats(self):
        page = self.page.open("en")
        page.type("abcdef")
        page.expect(text="abcdef")
        ActionChains(self.driver, duration=20).click_and_hold(page.key("backspace")).perform()
        page.wait(lambda: page.text == "", "an empty text")
        ActionChains(self.driver).release().perform()

    # Settings, learning, recording

    def test_a_setting_takes_effect(self):
        page = self.page.open("zh-Hans")
        self.choose_tab("settings")
        select = self.driver.find_element(By.ID, "setting-pinyinScheme")
        select.find_element(By.CSS_SELECTOR, "option[value=xiaohe]").click()
        page.type("nihc")
        page.expect(candidates=["你好"])

    def test_learned_words_are_listed_and_forgotten(self):
        page = self.page.open("zh-Hans")
        page.type("nihao ")
        page.expect(text="你好")
        self.choose_tab("learned")
        page.wait(lambda: "你好" in self.panel(), "the learned word")
        self.driver.find_element(By.CSS_SELECTOR, "button[aria-label='Forget 你好']").click()
        page.wait(lambda: "你好" not in self.panel(), "the word forgotten")

    def test_incognito_learns_nothing(self):
        page = self.page.open("zh-Hans")
        page.click("incognito")
        page.type("wanshang ")
        page.expect(text="晚上")
        self.choose_tab("learned")
        time.sleep(0.3)
        self.assertNotIn("晚上", self.panel())

    def test_a_recording_replays(self):
        for keyboard, keys, taps in [("zh-Hans", "womenqu ", []), ("vi", "vieejt nam", []),
                                     ("ja", "kyouhaiitenki", []), ("fa", "", ["alef", "be"]),
                                     ("ko", "gksrnr", []), ("de", "Gru[", [])]:
            with self.subTest(keyboard):
                page = self.page.open(keyboard)
                self.choose_tab("recorder")
                page.click("record")
                page.wait(lambda: page.script(
                    "return document.getElementById('record').textContent") == "Stop", "recording")
                if keys:
                    page.type(keys)
                for index in range(3 if taps else 0):
                    ids = page.script("return [...document.querySelectorAll('.key.character')]"
                                      ".map((key) => key.dataset.id)")
                    page.tap(ids[index + 3])
                time.sleep(0.4)
                if keyboard == "ja" and page.candidates:
                    page.pick(0)
                page.click("record")
                page.wait(lambda: page.script(
                    "return document.getElementById('scenario')?.value ?? ''") != "", "a scenario")
                text = page.script("return document.getElementById('scenario').value")
                with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
                    file.write(text)
                    file.flush()
                    program = ROOT / os.environ["BINARIES"] / "ime-cli"
                    result = subprocess.run(
                        [program, "replay", "--locales", ROOT / "Locales", file.name],
                        capture_output=True, text=True, timeout=60, cwd=ROOT)
                self.assertEqual(result.returncode, 0, text + result.stdout + result.stderr)

    # The workbench

    def test_the_workbench_shows_problems_by_line_and_the_edited_keyboard(self):
        page = self.page.open("de")
        self.choose_tab("workbench")
        page.wait(lambda: page.script(
            "return document.getElementById('layout-source')?.value ?? ''") != "", "the layout")
        edit = """
            const text = document.getElementById('layout-source');
            text.value = text.value.replace(arguments[0], arguments[1]);
            text.dispatchEvent(new Event('input'));
            return text.value.split('\\n').findIndex((line) => line.includes(arguments[1])) + 1;
            """
        problems = "return document.getElementById('problems').textContent"
        line = page.script(edit, "</keyboard3>", "<nonsense/></keyboard3>")
        page.wait(lambda: f"keyboard.xml:{line}: error" in page.script(problems), "the problem")
        self.assertNotEqual(page.keys(), [])
        page.script(edit, "<nonsense/>", "")
        page.wait(lambda: "error" not in page.script(problems), "no errors")
        page.wait(lambda: "workbench" in self.driver.current_url, "the edited keyboard")
        page.tap("Q")
        page.wait(lambda: page.text.lower() == "q", "text")
        page.script(
            "const text = document.getElementById('locale-source'); text.value = '{';"
            "text.dispatchEvent(new Event('input'))")
        page.wait(lambda: "locale.json" in page.script(problems), "the problem of the locale file")

    # Password fields

    def test_a_password_is_in_no_message_and_no_output(self):
        program = Program()
        page = Page(self.driver, program).open("en")
        page.script(
            "window.sent = []; const send = WebSocket.prototype.send;"
            "WebSocket.prototype.send = function (data) { window.sent.push(data);"
            " return send.call(this, data); }")
        self.driver.find_element(By.CSS_SELECTOR, "#field-kind option[value=password]").click()
        page.wait(lambda: page.script(
            "return !document.getElementById('password').hidden"), "the password field")
        self.driver.find_element(By.ID, "password").send_keys("Canary77xq")
        for key in ["k", "w"]:
            ActionChains(self.driver, duration=20).click(page.key(key)).perform()
        self.assertEqual(page.value("password").lower(), "canary77xqkw")
        sent = page.script("return window.sent.join()")
        for piece in ("anary", "77", "xq", '"k"', '"w"'):
            self.assertNotIn(piece, sent)
        page.open("en")
        self.assertNotIn("anary", program.close())
        self.page.open("en")

    # Views

    def test_stages_and_units_are_shown(self):
        page = self.page.open("vi")
        page.type("tieengs")
        page.expect(marked="tiếng")
        page.wait(lambda: "setMarkedText" in self.panel(), "the stages")
        page.type(" ")
        self.choose_tab("text")
        page.wait(lambda: "sentence" in self.panel(), "the deletions")

    # Accessibility and speed

    def test_candidates_are_named_when_no_key_follows(self):
        page = self.page.open("zh-Hans")
        page.type("shiji")
        names = ("return [...document.querySelectorAll('#candidates button')]"
                 ".map((button) => button.getAttribute('aria-label') ?? '')")
        page.wait(lambda: "，" in "".join(page.script(names)), "names")
        for text, name in zip(page.candidates, page.script(names)):
            self.assertTrue(name.startswith(text), name)

    def test_next_words_are_offered_when_no_key_follows(self):
        page = self.page.open("zh-Hans")
        page.type("shengri ")
        page.expect(text="生日")
        page.wait(lambda: "快乐" in page.candidates, "the next words")
        page.type("kuaile")
        page.expect(marked="kuai le")

    def test_axe_finds_nothing_serious(self):
        try:
            from axe_selenium_python import Axe
        except ImportError:
            self.skipTest("needs axe-selenium-python")
        for keyboard, keys in [("zh-Hans", "nihao"), ("fa", "sghl"), ("ja", "kyou"),
                               ("calculator", "12+")]:
            for scheme in ("light", "dark"):
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": scheme}]})
                page = self.page.open(keyboard)
                page.type(keys)
                for tab in self.driver.find_elements(By.CSS_SELECTOR, "#tabs button"):
                    tab.click()
                    time.sleep(0.2)
                    axe = Axe(self.driver)
                    axe.inject()
                    found = [
                        f"{problem['id']}: {node['html'][:120]} {node['failureSummary']}"
                        for problem in axe.run()["violations"]
                        if problem["impact"] in ("serious", "critical")
                        for node in problem["nodes"]]
                    self.assertEqual(found, [], f"{keyboard} {scheme} {tab.text}")
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    def test_a_key_is_painted_within_a_frame(self):
        for keyboard, keys, limit in [("vi", "tieengs vieetj ", 16), ("zh-Hans", "womenqushanghai ", 16)]:
            page = self.page.open(keyboard)
            times = self.driver.execute_async_script(
                """
                const [keys, done] = arguments;
                const text = document.getElementById('text');
                const times = [];
                text.focus();
                (async () => {
                  for (let round = 0; round < 12; round++) {
                    for (const key of keys) {
                      const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
                      const before = document.documentElement.dataset.answers;
                      const start = performance.now();
                      text.dispatchEvent(new KeyboardEvent('keydown', {
                        key, code, bubbles: true, cancelable: true }));
                      while (document.documentElement.dataset.answers === before) {
                        await new Promise((resolve) => { const { port1, port2 } = new MessageChannel();
                          port1.onmessage = resolve; port2.postMessage(0); });
                      }
                      document.getElementById('mirror').getBoundingClientRect();
                      times.push(performance.now() - start);
                    }
                  }
                  done(times.sort((a, b) => a - b));
                })();
                """, keys)
            p95 = times[int(len(times) * 0.95)]
            print(f"{keyboard}: {len(times)} keys, median {times[len(times) // 2]:.1f} ms, p95 {p95:.1f} ms")
            # The bound of the test is loose, because other work shares the machine.
            self.assertLess(p95, 10 * limit)


if __name__ == "__main__":
    unittest.main()
