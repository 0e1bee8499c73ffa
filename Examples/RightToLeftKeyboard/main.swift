// A custom right-to-left keyboard: Yiddish, with its vowels and digraphs under long presses.
// Run it:  swift run -c release example-right-to-left-keyboard
import GlobeKey
import KeyboardDrawing
import KeyboardLayouts
import Keyboards
import TypingAids

struct YiddishKeyboard: KeyboardPlugin {
  // The facts that a host reads before it shows the keyboard.
  let description = KeyboardDescription(
    id: "yi", primaryLanguage: "yi-001", name: "Yiddish", prefersRightToLeft: true,
    isASCIICapable: false)

  func open() throws(KeyboardError) -> any KeyboardSession {
    let layout = KeyboardLayout(
      locale: "yi", name: "Yiddish",
      rows: ["ק ר א ט ו ן ם פ", "ש ד ג כ ע י ח ל ך ף", "ז ס ב ה נ מ צ ת ץ , ."],
      alternatives: [
        "א": "אַ אָ", "ב": "בֿ", "ו": "וּ װ ױ", "י": "יִ ײ ײַ", "כ": "כּ", "פ": "פּ פֿ", "ש": "שׂ", "ת": "תּ",
      ])
    var locale = KeyboardLocale(language: "yi", primaryLanguage: "yi-001")
    locale.isRightToLeft = true
    locale.capitalizesSentences = false
    return LanguageSession(KeyboardContents(layout: layout, locale: locale))
  }
}

let keyboard = KeyboardController(
  registry: try KeyboardRegistry([YiddishKeyboard()]), textDocumentProxy: InMemoryDocument())
try keyboard.viewWillAppear(with: InputTraits())
if let view = keyboard.view() { print(TextDrawing(view).text) }

// Types שלום, ייִדיש. The pointed yod is the first alternative of a long press on yod.
for letter in ["ש", "ל", "ו", "ם", ",", "space", "י"] { keyboard.handle(.init(.tap(letter))) }
keyboard.handle(.init(.longPress("י", choice: 0)))
for letter in ["ד", "י", "ש"] { keyboard.handle(.init(.tap(letter))) }
print(keyboard.textDocumentProxy.text)

// Backspace deletes the last letter.
keyboard.handle(.init(.tap("backspace")))
print(keyboard.textDocumentProxy.text)
