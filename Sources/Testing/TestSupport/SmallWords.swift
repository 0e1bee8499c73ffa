import DictionaryBuilder
import Suggestions

/// Word lexicons of a few words, built in the same way as large ones.
package enum SmallWords {
  /// Returns a lexicon of words with their counts, all from one list.
  package static func lexicon(
    _ words: [(String, Int)], language: String = "en", ngrams: String? = nil,
    ngramShare: Double? = nil, profane: String? = nil, sounds: String? = nil,
    emoji: String? = nil, phrases: String? = nil, unmarkedRatio: Double? = nil,
    misspelledRatio: Double? = nil, wordsOfText: Double? = nil, asTyped: String? = nil
  ) throws -> WordLexicon {
    let folder = try TemporaryFolder()
    let image = try build(
      words, language: language, ngrams: ngrams, ngramShare: ngramShare, profane: profane,
      sounds: sounds, emoji: emoji, phrases: phrases, unmarkedRatio: unmarkedRatio,
      misspelledRatio: misspelledRatio, wordsOfText: wordsOfText, asTyped: asTyped
    ).bytes
    // The image stays mapped after its file is deleted.
    return try WordLexicon(path: try folder.write("words.imedict", image))
  }

  /// Returns the image of such a lexicon.
  package static func image(
    _ words: [(String, Int)], language: String = "en", ngrams: String? = nil
  ) throws -> [UInt8] {
    try build(words, language: language, ngrams: ngrams).bytes
  }

  /// Builds the image. The report includes the rejected lines.
  package static func build(
    _ words: [(String, Int)], language: String = "en", ngrams: String? = nil,
    ngramShare: Double? = nil, profane: String? = nil, sounds: String? = nil,
    emoji: String? = nil, phrases: String? = nil, phrasesPerMillion: Int = 100,
    unmarkedRatio: Double? = nil, misspelledRatio: Double? = nil, wordsOfText: Double? = nil,
    asTyped: String? = nil
  ) throws -> (bytes: [UInt8], report: WordsReport) {
    let folder = try TemporaryFolder()
    let rows = words.map { "\($0.0)\t\t\($0.1)\n" }.joined()
    try folder.write(
      "words.tsv",
      "# globekey-wordlist 1\n# reading: none\n# script: any\n# weight: count\n" + rows)
    var fields = [
      #""language": "\#(language)""#,
      #""sources": [\#(source("words.tsv", words.count))]"#,
    ]
    if let ngrams {
      try folder.write("ngrams.tsv", ngrams)
      fields.append(#""ngrams": \#(source("ngrams.tsv", 1, share: ngramShare))"#)
    }
    if let profane {
      try folder.write("profane.txt", profane)
      fields.append(#""profane": "profane.txt""#)
    }
    if let sounds {
      try folder.write("sounds.tsv", sounds)
      fields.append(#""sounds": "sounds.tsv""#)
    }
    if let emoji {
      try folder.write("emoji.tsv", emoji)
      fields.append(#""emoji": "emoji.tsv""#)
    }
    if let phrases {
      try folder.write("phrases.txt", phrases)
      fields.append(#""phrases": {"file": "phrases.txt", "perMillion": \#(phrasesPerMillion)}"#)
    }
    if let unmarkedRatio { fields.append(#""unmarkedRatio": \#(unmarkedRatio)"#) }
    if let misspelledRatio { fields.append(#""misspelledRatio": \#(misspelledRatio)"#) }
    if let asTyped {
      try folder.write("chat.txt", asTyped)
      fields.append(#""asTyped": ["chat.txt"]"#)
    }
    if let wordsOfText { fields.append(#""wordsOfText": \#(wordsOfText)"#) }
    try folder.write("words.json", "{\(fields.joined(separator: ", "))}")
    return try WordsBuild(folder: folder.path).image()
  }

  private static func source(_ file: String, _ entries: Int, share: Double? = nil) -> String {
    let share = share.map { #""share": \#($0), "# } ?? ""
    return #"""
      {"file": "\#(file)", "name": "test", "version": "1", "licence": "MIT", "copyright": "none",
       \#(share)"entries": \#(entries)}
      """#
  }

  /// Some English words with their counts, the most frequent first.
  package static let english: [(String, Int)] = [
    ("the", 50000), ("and", 25000), ("I", 20000), ("that", 12000), ("have", 9000), ("not", 8000),
    ("they", 6000), ("from", 5000), ("form", 900), ("don't", 3000), ("I'm", 2500), ("café", 60),
    ("receive", 400), ("received", 500), ("letter", 700), ("their", 4000), ("there", 4100),
    ("separate", 300), ("phone", 600), ("Paris", 200), ("NATO", 50), ("iPhone", 80), ("hello", 900),
    ("world", 1500), ("accommodate", 40), ("friend", 800), ("us", 2000), ("US", 1500),
  ]
}
