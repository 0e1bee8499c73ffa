import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing

/// Words of languages that are written without spaces.
@Suite struct UnspacedTests {
  private static let thai = Result { try DefaultDictionary.words(of: "th") }

  private func suggester() throws -> Suggester { Suggester(lexicons: [try Self.thai.get()]) }

  /// The text, the word being typed at its end, and its completion.
  @Test(arguments: [
    ("สวัส", "สวัส", "สวัสดี"), ("ไปกินข้า", "ข้า", "ข้าว"), ("วันนี้อากา", "อากา", "อากาศ"),
    ("พรุ่งนี้ไปโรงเรี", "โรงเรี", "โรงเรียน"), ("ขอบคุณมา", "มา", "มาก"),
    ("ฉันรักประเท", "ประเท", "ประเทศ"), ("iPhoneของเพื่", "เพื่", "เพื่อน"),
    ("ราคา 250 บาท แพ", "แพ", "แพง"),
    // A typo in the last word, or in the only one.
    ("พรุ่งนี้เจอกั", "กั", "กลับ"), ("สวัดสี", "สวัดสี", "สวัสดี"),
  ])
  func lastWordIsCompleted(text: String, word: String, completion: String) throws {
    var suggester = try suggester()
    let list = suggester.suggestions(before: text, limit: 5)
    #expect(suggester.word(before: text) == word)
    #expect(list.typed == word)
    #expect(list.suggestions.map(\.text).contains(completion), "\(list.suggestions.map(\.text))")
    #expect(!list.suggestions.contains { $0.text.contains(" ") })
  }

  /// Preceding words decide between candidates, and a complete word is offered with its likely
  /// continuation.
  @Test(arguments: [
    ("พรุ่งนี้เจอกั", "กัน"), ("อยากกิ", "กิน"), ("ขอบคุณ", "ขอบคุณมาก"), ("ผมรักประเท", "ประเทศ"),
  ])
  func precedingWordsDecide(text: String, word: String) throws {
    var suggester = try suggester()
    #expect(suggester.suggestions(before: text, limit: 3).suggestions.map(\.text).contains(word))
  }

  /// Each of several words picked as one is learned.
  @Test func picksAreLearnedWordByWord() throws {
    let lesson = try suggester().lesson(
      endingWordOf: "ไปขอบคุณ", written: "ขอบคุณมาก", isPicked: true)
    #expect(lesson?.words.map(\.text) == ["ขอบคุณ", "มาก"])
  }

  /// The end of a word is not marked, so a word directly after another is not corrected. Text that
  /// no words can form stays whole.
  @Test(arguments: ["ไปโรงเรยีน", "ไปกินข้า", "กกกกก", "iPhone", "ฮฮฮฮกิน", "ไปiPhone"])
  func nothingIsCorrectedAutomatically(text: String) throws {
    var suggester = try suggester()
    suggester.settings.threshold = -20
    if suggester.word(before: text) != text {
      #expect(suggester.correction(before: text) == nil)
    }
    #expect(text.hasSuffix(suggester.word(before: text)))
    #expect(suggester.corrected("iPhone") == "iPhone")
  }

  /// Only the end of a long text is segmented, which takes no longer than a short text.
  @Test func longTextsHaveTheSameLastWord() throws {
    let suggester = try suggester()
    let text = String(repeating: "วันนี้อากาศดีมาก", count: 400) + "ไปกินข้า"
    #expect(suggester.word(before: text) == "ข้า")
  }

  /// A picked word replaces only the word being typed, without a space after it.
  @Test func pickedWordsAddNoSpace() throws {
    let lexicon = try Self.thai.get()
    var contents = try LocaleFiles.contents(of: "th")
    contents.makeSuggester = { Suggester(lexicons: [lexicon]) }
    let description = try #require(StandardKeyboards.description(of: "th"))
    let typist = try KeyboardTypist(
      [StubKeyboard(description, contents: contents)],
      in: InMemoryDocument(before: "ไปกินข้"), traits: InputTraits())
    try typist.tap("sara-aa")
    let index = try #require(typist.view.candidates.firstIndex(of: "ข้าว"))
    typist.handle(.pickCandidate(index))
    #expect(typist.document == "ไปกินข้าว|")
  }
}
