import KeyboardPackaging
import Testing

/// The title of a keyboard in settings and in the list of keyboards.
@Suite struct DisplayTitleTests {
  @Test(
    arguments: [
      ("Pars", "Pars Dictionary", "Pars - Pars Dictionary"), ("Pars", "Pars", "Pars"),
      (" Pars ", "Pars", "Pars"), ("Pars", "\tPars\u{A0}", "Pars"), ("pars", "Pars", "pars - Pars"),
      ("Caf\u{E9}", "Cafe\u{301}", "Caf\u{E9}"), ("A  B", "A B", "A  B - A B"),
      ("فارسی", "Pars", "\u{2068}فارسی\u{2069} - \u{2068}Pars\u{2069}"),
      ("Pars", "מילון", "\u{2068}Pars\u{2069} - \u{2068}מילון\u{2069}"),
      ("فارسی", "واژه‌نامه", "\u{2068}فارسی\u{2069} - \u{2068}واژه‌نامه\u{2069}"),
      ("فارسی", "فارسی ", "فارسی"), ("拼音", "词典", "拼音 - 词典"), ("", "Pars", "Pars"),
      ("Pars", " ", "Pars"),
      ("A\u{202E}b", "C", "\u{2068}A\u{202E}b\u{202C}\u{2069} - \u{2068}C\u{2069}"),
      ("A\u{2066}", "C", "A\u{2066}\u{2069} - C"),
    ])
  func titles(keyboard: String, host: String, expected: String) {
    let title = displayTitle(keyboard: keyboard, host: host)
    #expect(Array(title.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
