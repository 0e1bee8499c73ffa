import DictionaryBuilder
import HostWords
import KeyboardPermissions
import Suggestions
import TestSupport
import Testing

/// What is offered besides the words of languages: names, shortcuts and words of the host, and emoji.
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
  ]

  /// What is typed, the text that is offered for it, and where that is from.
  @Test(arguments: [
    ("Thad", "Thaddeus", Suggestion.Source.host(.contacts)),
    ("thad", "Thaddeus", .host(.contacts)), ("THAD", "THADDEUS", .host(.contacts)),
    ("kub", "kubectl", .host(.commonWords)), ("recie", "recieve", .host(.user)),
    ("omw", "On my way!", .host(.shortcuts)), ("OMW", "On my way!", .host(.shortcuts)),
    ("recei", "receive", .language),
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

  @Test func shortcutsAreExpandedAtTheirEnd() throws {
    var suggester = try suggester(entries)
    #expect(suggester.corrected("omw home, OMW") == "On my way! home, On my way!")
    #expect(suggester.corrected("www.omw/omw om") == "www.omw/omw om")
    suggester.settings.mode = .suggest
    #expect(suggester.correction(before: "omw") == nil)
  }

  /// Who takes a correction back means the word.
  @Test func aWordThatIsKeptStays() throws {
    var suggester = try suggester([])
    #expect(suggester.correction(before: "a teh")?.text == "the")
    suggester.keep("teh")
    #expect(suggester.correction(before: "a teh") == nil)
    #expect(suggester.correction(before: "a Teh")?.text == "The")
  }

  /// A word that stands in the text already is meant.
  @Test func aWordThatComesAgainStays() throws {
    var suggester = try suggester([])
    #expect(suggester.correction(before: "say teh")?.text == "the")
    #expect(suggester.correction(before: "teh, teh") == nil)
    #expect(suggester.correction(before: "tehx teh")?.text == "the")
  }

  /// A line of a file of emoji that is none is told by its number, and the rest is read.
  @Test func badLinesOfEmoji() throws {
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

  /// What is typed, and the emoji that stands last.
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
