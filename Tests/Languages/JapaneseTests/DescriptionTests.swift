import InputCore
import Japanese
import NGrams
import TestSupport
import Testing

/// Descriptions of Japanese candidates for people who hear them, over the words of the dictionary.
@Suite struct DescriptionTests {
  private let lexicon: KanaLexicon
  private let session: InputSession<JapaneseMethod>

  init() throws {
    lexicon = try DefaultDictionary.japanese.get()
    session = InputSession(
      method: Japanese.inputMethod(lexicon: lexicon), keymap: Japanese.keymap)
  }

  private func descriptions(_ text: String) -> [CharacterDescription] {
    session.descriptions(of: Candidate(Segment(reading: "", syllableEnds: [], text: text)))
  }

  @Test(arguments: [
    // One word in each script: all sound the same, so the script is named.
    ("ことば", "ひらがな"), ("コトバ", "カタカナ"), ("ｺﾄﾊﾞ", "半角カタカナ"), ("らーめん", "ひらがな"),
    ("abc", "半角のabc"), ("ａｂｃ", "全角のａｂｃ"),
    // Hiragana and half-width characters among others are spoken as they are.
    ("変える", "変更の変，える"), ("２０２０年", "全角の２０２０，年齢の年"), ("2020年", "2020，年齢の年"),
    ("消しゴム", "消費の消，し，カタカナのゴム"), ("時々", "時間の時，漢字の繰り返しの々"),
    // A word that the candidate contains does not name its kanji.
    ("時間", "時代の時，人間の間"), ("一番", "漢数字の一，番組の番"), ("國", "国の旧字の國"),
    ("猫", "ねこの猫"), ("髙", "はしごだかの髙"), ("鯝", "部首が魚で十九画の鯝"),
  ])
  func examples(text: String, spoken: String) {
    #expect(descriptions(text).spoken == spoken)
  }

  @Test(arguments: ["😀", "→", "(^_^)", "、", "", "経済産業省資源石油部"])
  func otherTextIsNotDescribed(text: String) {
    #expect(descriptions(text).isEmpty)
  }

  /// A word of the dictionary with its cost by class and by the word model.
  private struct Entry {
    let text: UInt32
    let cost: Cost
  }

  /// Calls `body` with the words of each reading that sentences are made of.
  private func forEachReading(_ body: (_ reading: [Entry]) -> Void) {
    for node in 0..<lexicon.nodeCount {
      var entries: [Entry] = []
      for number in lexicon.words(at: node) {
        let word = lexicon.word(number)
        guard !lexicon.isOnlyOffered(word) else { break }
        let model = lexicon.model.unigramCost(of: lexicon.token(ofText: word.text))
        entries.append(
          Entry(text: word.text, cost: word.cost &+ (model &* lexicon.modelWeight) >> 8))
      }
      if !entries.isEmpty { body(entries) }
    }
  }

  private static func isKanji(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.isIdeographic ?? false
  }

  /// All kanji of the 20,000 commonest words have a description.
  @Test func commonKanjiAreDescribed() {
    var costs: [UInt32: Cost] = [:]
    forEachReading { entries in
      for entry in entries { costs[entry.text] = min(entry.cost, costs[entry.text] ?? .max) }
    }
    let common = costs.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(20_000)
    let texts = common.map { lexicon.texts.text(Int($0.key)) }
    let kanji = Set(texts.joined().filter(Self.isKanji))
    #expect(kanji.count > 1_500)
    let missing = kanji.filter { descriptions(String($0)).spoken == String($0) }
    #expect(missing.isEmpty)
  }

  /// Of the spellings of one reading, at least 99 % of the pairs sound different when they are
  /// described, among the 500 commonest readings with several spellings.
  @Test func homophonesSoundDifferent() {
    // Spellings that are this much less likely than the first are rarely met.
    let margin: Cost = 4_000
    var readings: [(cost: Cost, texts: [String])] = []
    forEachReading { entries in
      let least = entries.map(\.cost).min() ?? 0
      var texts: [String] = []
      for entry in entries where entry.cost <= least + margin {
        let text = lexicon.texts.text(Int(entry.text))
        if text.contains(where: Self.isKanji), !texts.contains(text) { texts.append(text) }
      }
      if texts.count > 1 { readings.append((least, texts)) }
    }
    let common = readings.sorted { $0.cost < $1.cost }.prefix(500)
    #expect(common.count == 500)
    let words = Set(
      common.flatMap(\.texts).flatMap(descriptions).map { String($0.spoken.dropLast(2)) })
    let sounds = sounds(of: words)
    var (pairs, same) = (0, [String]())
    for texts in common.map(\.texts) {
      let heard = texts.map { text in
        descriptions(text).map { part in
          guard let reading = part.reading else { return part.spoken }
          let word = String(part.spoken.dropLast(2))
          return (sounds[word] ?? word) + "の" + reading
        }
      }
      for first in texts.indices {
        for second in texts.indices.dropFirst(first + 1) {
          pairs += 1
          if heard[first] == heard[second] { same.append("\(texts[first]) \(texts[second])") }
        }
      }
    }
    #expect(pairs > 700)
    #expect(same.count * 100 <= pairs, "\(same)")
  }

  /// The likeliest reading of each of some texts.
  private func sounds(of texts: Set<String>) -> [String: String] {
    var found: [String: (reading: String, cost: Int32)] = [:]
    for number in 0..<lexicon.wordCount {
      let word = lexicon.word(number)
      let text = lexicon.texts.text(Int(word.text))
      guard texts.contains(text), word.cost < found[text]?.cost ?? .max else { continue }
      let reading = lexicon.reading(ofWord: number)
      found[text] = (String(String.UnicodeScalarView(reading)), word.cost)
    }
    return found.mapValues(\.reading)
  }
}
