import DictionaryBuilder
import HostWords
import KeyboardPermissions
import Suggestions
import TestSupport
import Testing

/// Suggestions besides the words of languages: the host's names, shortcuts and words, and emoji.
@Suite struct EntryTests {
  private func suggester(_ entries: [LexiconEntry]) throws -> Suggester {
    var suggester = Suggester(lexicons: [try SmallWords.lexicon(SmallWords.english)])
    suggester.supplement = LexiconIndex(entries)
    return suggester
  }

  private let entries = [
    LexiconEntry("Thaddeus", source: .contacts), LexiconEntry("teh", source: .contacts),
    LexiconEntry(userInput: "omw", documentText: "On my way!", source: .shortcuts),
    LexiconEntry("kubectl", source: .commonWords), LexiconEntry("recieve", source: .user),
    LexiconEntry(userInput: "Shivawn", documentText: "Siobhán", source: .contacts),
  ]

  /// The typed text, the offered text, and its source.
  @Test(arguments: [
    ("Thad", "Thaddeus", Suggestion.Source.host(.contacts)),
    ("thad", "Thaddeus", .host(.contacts)), ("THAD", "THADDEUS", .host(.contacts)),
    ("kub", "kubectl", .host(.commonWords)), ("recie", "recieve", .host(.user)),
    ("omw", "On my way!", .host(.shortcuts)), ("OMW", "On my way!", .host(.shortcuts)),
    ("recei", "receive", .language), ("shiv", "Siobhán", .host(.contacts)),
    ("Shivawn", "Siobhán", .host(.contacts)),
  ])
  func offered(typed: String, text: String, source: Suggestion.Source) throws {
    var suggester = try suggester(entries)
    let list = suggester.suggestions(before: typed, limit: 3).suggestions
    #expect(list.first { $0.text == text }?.source == source)
  }

  @Test func entriesAreNotCorrected() throws {
    var suggester = try suggester(entries)
    suggester.settings.threshold = -100
    for word in ["teh", "Teh", "recieve", "kubectl", "thaddeus"] {
      #expect(suggester.isKnown(word))
      #expect(suggester.correction(before: word) == nil, "\(word)")
    }
  }

  @Test func shortcutsAreExpandedWhenTheyEnd() throws {
    var suggester = try suggester(entries)
    #expect(suggester.corrected("omw home, OMW") == "On my way! home, On my way!")
    #expect(suggester.corrected("www.omw/omw om") == "www.omw/omw om")
    suggester.settings.mode = .suggest
    #expect(suggester.correction(before: "omw") == nil)
  }

  /// A reverted correction marks the word as intended.
  @Test func keptWordsAreNotCorrected() throws {
    var suggester = try suggester([])
    #expect(suggester.correction(before: "a teh")?.text == "the")
    suggester.keep("teh")
    #expect(suggester.correction(before: "a teh") == nil)
    #expect(suggester.correction(before: "a Teh")?.text == "The")
  }

  /// A word that already occurs in the text is intended.
  @Test func repeatedWordsAreNotCorrected() throws {
    var suggester = try suggester([])
    #expect(suggester.correction(before: "say teh")?.text == "the")
    #expect(suggester.correction(before: "teh, teh") == nil)
    #expect(suggester.correction(before: "tehx teh")?.text == "the")
  }

  /// Malformed lines of the emoji file are counted, and the other lines are read.
  @Test func malformedLinesOfEmoji() throws {
    let (image, report) = try SmallWords.build(
      [("fire", 9)], emoji: "heart\nfire\t\n\t🔥\nfire\t🔥\n")
    #expect(report.rejections.total == 3)
    let folder = try TemporaryFolder()
    let lexicon = try WordLexicon(path: try folder.write("fire.imedict", image))
    var suggester = Suggester(lexicons: [lexicon])
    #expect(suggester.suggestions(before: "fire").suggestions.map(\.text) == ["🔥"])
  }

  private let emoji = """
    # source: test
    heart\t💟 ❤️‍🔥 ❤️ 🤎
    red heart\t❤️
    fire\t🔥
    id\t🆔
    """

  /// The typed text and the emoji in last position.
  @Test(
    arguments: [
      ("heart", "❤️"), ("Heart", "❤️"), ("my fire", "🔥"), ("hear", nil), ("hearts", nil), ("id", nil),
    ] as [(String, String?)])
  func emojiByName(typed: String, expected: String?) throws {
    let words = [("heart", 90), ("hearts", 80), ("hearty", 70), ("heartily", 60), ("fire", 50)]
    var suggester = Suggester(lexicons: [try SmallWords.lexicon(words, emoji: emoji)])
    let list = suggester.suggestions(before: typed, limit: 3).suggestions
    #expect(list.count <= 3)
    #expect(list.last { $0.source == .emoji }?.text == expected)
    if expected != nil { #expect(list.last?.kind == .emoji) }
  }
}
