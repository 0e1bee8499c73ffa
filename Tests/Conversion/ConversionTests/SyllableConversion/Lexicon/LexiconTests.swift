import DictionaryBuilder
import DictionaryImage
import SyllableConversion
import TestSupport
import Testing

@Suite struct LexiconTests {
  private let folder: TemporaryFolder
  private let lexicon: Lexicon

  init() throws {
    folder = try TemporaryFolder()
    lexicon = try Lexicon(path: folder.write("image", SampleDictionary.image().bytes))
  }

  private func words(_ reading: String) -> [String]? {
    LexiconListing(lexicon).rows(ofReading: reading)?.map(\.word)
  }

  @Test(arguments: [
    ("ni hao", ["你好"]), ("yin hang", ["银行"]), ("yin hang ka", ["银行卡"]), ("ni", ["你"]),
    ("xing", ["行"]), ("hang", ["行"]), ("yin", []), ("ni hao ni", []),
  ])
  func readingsLeadToWords(reading: String, expected: [String]) {
    #expect(words(reading) == expected)
  }

  @Test func unknownSyllablesHaveNoWords() {
    #expect(words("foo") == nil)
    #expect(words("lue") == [])
  }

  @Test func wordsAreFoundByText() throws {
    for word in 0..<lexicon.wordCount {
      let id = WordID(word)
      #expect(lexicon.word(spelled: lexicon.text(of: id)) == id)
    }
    for absent in ["", "你好你", "A", "龘"] { #expect(lexicon.word(spelled: absent) == nil) }
    #expect(lexicon.text(of: .max) == "")
    #expect(lexicon.text(of: WordID(lexicon.wordCount)) == "")
  }

  @Test func frequentWordsHaveLowIDs() {
    let costs = (0..<lexicon.wordCount).map { lexicon.frequencyCost(of: WordID($0)) }
    #expect(costs == costs.sorted() && Set(costs).count > 1)
  }

  @Test func sortedOrderContainsEveryWordOnce() {
    let words = (0..<lexicon.wordCount).map { lexicon.word(inOrderAt: $0) }
    #expect(Set(words).count == lexicon.wordCount)
    let texts = words.map { lexicon.text(of: $0) }
    #expect(texts == texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func syllableRangesSelectTheirChildren() {
    let all = 0..<SyllableID(lexicon.syllables.count)
    let children = lexicon.children(of: Lexicon.root, in: all)
    #expect(
      children.map { lexicon.label(of: $0) } == children.map { lexicon.label(of: $0) }.sorted())
    for lower in all {
      for upper in lower..<SyllableID(lexicon.syllables.count) {
        let expected = children.filter { (lower...upper).contains(lexicon.label(of: $0)) }
        #expect(Array(lexicon.children(of: Lexicon.root, in: lower..<(upper + 1))) == expected)
      }
    }
  }

  @Test func aboutNamesLanguageAndSources() throws {
    #expect(lexicon.about.first?.key == "language" && lexicon.about.first?.value == "zh-Hans")
    #expect(
      try ImageStatistics(lexicon).sources.map(\.source.name) == ["First", "Second", "Third"])
  }
}
