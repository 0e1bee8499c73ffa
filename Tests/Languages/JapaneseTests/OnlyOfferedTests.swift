import Foundation
import InputCore
import Japanese
import TestSupport
import Testing

/// Single kanji by their readings, and texts that are offered but never used in sentences.
@Suite struct OnlyOfferedTests {
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  private func texts(readAs kana: String) -> Set<String> {
    Set(
      lexicon.words(readAs: Array(kana.unicodeScalars)).map { lexicon.texts.text(Int($0.text)) })
  }

  /// The kanji of JIS X 0208 level 1.
  private static func firstLevel() throws -> [String] {
    let path = Repository.root.appending(path: "Tests/Gold/jis-level-1.txt")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst()
      .flatMap { $0.map(String.init) }
  }

  /// Every kanji of level 1 comes from a reading, and from about five on average.
  @Test func kanjiOfTheFirstLevelComeFromTheirReadings() throws {
    let kanji = try Self.firstLevel()
    #expect(kanji.count == 2965)
    var readings: [String: Int] = [:]
    for number in 0..<lexicon.wordCount {
      let text = lexicon.texts.text(Int(lexicon.text(ofWord: number)))
      if text.unicodeScalars.count == 1 { readings[text, default: 0] += 1 }
    }
    let missing = kanji.filter { readings[$0] == nil }
    #expect(missing.isEmpty, "\(missing.count): \(missing.prefix(20))")
    let count = kanji.reduce(0) { $0 + (readings[$1] ?? 0) }
    #expect(count >= 14_600, "\(count) words")
  }

  @Test(arguments: [
    ("しゃ", "写捨社者車"), ("うつ", "打撃撃討写"), ("こう", "校高口工港"), ("かける", "掛架駆懸"), ("ひ", "日火比飛碑"),
    ("きん", "金近筋禁菌"), ("せい", "声姓性政聖"), ("ふじ", "藤"), ("はがね", "鋼"), ("いさぎよ", "潔"),
  ])
  func kanjiByReading(kana: String, kanji: String) {
    #expect(texts(readAs: kana).isSuperset(of: kanji.map(String.init)))
  }

  /// Words precede the texts that are only offered, and conversions never use them.
  @Test(arguments: ["しゃ", "いぬ", "みぎ", "こう", "えがお", "ほし", "かけい"])
  func wordsComeFirst(kana: String) {
    let words = lexicon.words(readAs: Array(kana.unicodeScalars))
    let first = words.firstIndex(where: lexicon.isOnlyOffered) ?? words.count
    #expect(first > 0 && words[first...].allSatisfy(lexicon.isOnlyOffered))
    let offered = Set(words[first...].map { lexicon.texts.text(Int($0.text)) })
      .subtracting(words[..<first].map { lexicon.texts.text(Int($0.text)) })
    var converter = JapaneseSentences(lexicon: lexicon)
    #expect(offered.isDisjoint(with: converter.sentences(for: kana, limit: 100)))
  }
}
