import Testing
import TextUnits
import ToolSupport

/// The text that Backspace leaves of emoji, well-formed and not.
@Suite struct EmojiDeletionTests {
  @Test(arguments: [
    // Deleted whole: families, roles, flags, keycaps, tags, with and without variation selectors.
    ("a👨‍👩‍👧‍👦|", "a|"), ("👩🏽‍💻|", "|"), ("👁️‍🗨️|", "|"), ("👁‍🗨|", "|"), ("🏳️‍🌈|", "|"), ("🇺🇸🇫🇷|", "🇺🇸|"),
    ("#️⃣|", "|"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿|", "|"), ("☝🏿|", "|"), ("❤️|", "|"),
    // Deleted whole, although newer than the ICU of Debian 12.
    ("🍋‍🟩|", "|"), ("🐦‍🔥|", "|"), ("🙂‍↔️|", "|"), ("🚶🏽‍➡️|", "|"), ("🧑‍🧑‍🧒|", "|"), ("👨‍\u{1FAE9}|", "|"),
    // Not one emoji: the last one is deleted first, with the joiner.
    ("👦🏻‍👩|", "👦🏻|"), ("👦🏻‍|", "👦🏻|"), ("👍‍👍|", "👍|"), ("🇺🇸🇫|", "🇺🇸|"), ("a⃣|", "a|"),
    ("\u{1F3FB}|", "|"), ("a\u{FE0F}\u{1F3FB}|", "a\u{FE0F}|"), ("🏴\u{E0067}|", "🏴|"),
  ])
  func backspace(before: String, after: String) throws {
    let units = TextUnitFinder(language: "und")
    #expect(
      try CaretText(parsing: before).deleting(.character, .backward, with: units).line == after)
  }
}
