import DictionaryBuilder
import TestSupport
import Testing

@Suite struct VocabularyFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func tablesOfWordsAreRead() throws {
    var report = RejectionReport()
    let path = try folder.write(
      "words.tsv", "\u{FEFF}天地\t5\r\n人\t9\nx\n人\t1\n\n<s>\t1\na b\t2\n天\t-1\n地\t7")
    let vocabulary = try VocabularyFile.read(path, unit: .word, report: &report)
    #expect(vocabulary.words == ["人", "地", "天地"] && vocabulary.counts == [9, 7, 5])
    #expect(report.first.map(\.line) == [3, 4, 6, 7, 8])
    let characters = try VocabularyFile.read(path, unit: .character, report: &report)
    #expect(characters.words == ["人", "地"])
  }

  @Test func wordListsAndLexiconsAreRead() throws {
    var report = RejectionReport()
    try SampleDictionary.write(to: folder)
    let list = try VocabularyFile.read("\(folder.path)/first.tsv", unit: .word, report: &report)
    #expect(list.words == ["你好", "银行", "长", "零", "你"] && list.counts.first == 100)
    let image = try folder.write("image", SampleDictionary.image().bytes)
    let lexicon = try VocabularyFile.read(image, unit: .word, report: &report)
    #expect(lexicon.words.first == "你好" && lexicon.words.count == 8 && report.total == 0)
  }

  @Test func filesWithoutWordsAreRejected() throws {
    var report = RejectionReport()
    for (name, text) in [("empty", ""), ("other", "no tabs here")] {
      let path = try folder.write(name, text)
      #expect(throws: DictionaryError.self) {
        try VocabularyFile.read(path, unit: .word, report: &report)
      }
    }
    var image = try SampleDictionary.image().bytes
    image[12] ^= 0xFF
    let path = try folder.write("damaged", image)
    #expect(throws: DictionaryError.self) {
      try VocabularyFile.read(path, unit: .word, report: &report)
    }
  }
}
