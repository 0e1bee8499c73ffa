import ArgumentParser
import Keyboards
import Suggestions
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `globekey-bench languages`: measures how a keyboard follows the language that is typed.
struct LanguagesBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Follow the typed language: wrong switches, and keys to the right one.",
    discussion: """
      Types lines of texts in several languages, one after the other: after --passage lines of one \
      language come lines of another. A switch is wrong if it leaves the language of the line. The \
      keys to the right language are counted from the first of a passage, and the share of words is \
      that of the words whose language is shown when two letters have followed them.

        $ swift run -c release globekey-bench languages texts en de es fr

      The folder has a text of each language, en.txt. Lines with four words in a row that are \
      likelier in another of the languages are left out: texts in many languages have English in them.
      """)

  @Option(help: "The folder of dictionaries.")
  var dictionaries = ".build/dictionaries"

  @Option(help: "The number of lines of each language.")
  var lines = 600

  @Option(help: "The number of lines before the language changes.")
  var passage = 3

  @Option(help: "The seed of the order.")
  var seed: UInt64 = 1

  @Argument(help: "The folder of texts.")
  var folder: String

  @Argument(help: "The languages.")
  var languages: [String]

  /// The figures of one language.
  private struct Result {
    var keys = 0
    var wrong = 0
    var passages = 0
    /// The words, and those with the right language after two more letters.
    var words = 0
    var right = 0
    /// The keys until the right language, of the passages that reached it.
    var latencies: [Int] = []
  }

  func run() throws {
    var random = SeededGenerator(seed: seed)
    let lexicons = try languages.map {
      try WordLexicon(path: "\(dictionaries)/\($0).words.imedict")
    }
    let texts = try languages.indices.map { try passages(of: $0, lexicons, &random) }
    var typed = TypedLanguages(
      zip(languages, lexicons).map { tag, lexicon in (id: tag, open: { lexicon }) })
    var results = [Result](repeating: Result(), count: languages.count)
    var current = languages[0]
    for turn in 0..<(texts.map(\.count).min() ?? 0) * languages.count {
      let index = turn % languages.count
      type(
        texts[index][turn / languages.count], in: languages[index], &current, &typed,
        &results[index])
    }
    write(results)
  }

  /// Returns passages of some lines of a language, drawn from its text.
  private func passages(
    of language: Int, _ lexicons: [WordLexicon], _ random: inout SeededGenerator
  ) throws -> [[Substring]] {
    let path = "\(folder)/\(languages[language]).txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let all: [Substring] = text.split(separator: "\n").filter { (30...200).contains($0.count) }
    let drawn: [Substring] = Array(
      all.shuffled(using: &random).lazy.filter { line in
        Self.isWritten(line, in: language, lexicons)
      }.prefix(lines))
    return stride(from: 0, to: drawn.count, by: max(passage, 1)).map {
      [Substring](drawn[$0..<min($0 + max(passage, 1), drawn.count)])
    }
  }

  /// The number of words in a row by which a line is recognised as written in two languages.
  private static let run = 4

  /// Whether all runs of words in a line are likelier in a language than in the others.
  private static func isWritten(
    _ line: Substring, in language: Int, _ lexicons: [WordLexicon]
  ) -> Bool {
    let words = line.split { !$0.isLetter }
    guard words.count >= run else { return false }
    let costs = lexicons.map { lexicon in
      words.map { word in
        // The cost in nats; of a word that the lexicon lacks, that of a very rare one.
        lexicon.costInAnyCase(of: word).map { min(Double($0) / 1_000, 16) } ?? 16
      }
    }
    return (0...words.count - run).allSatisfy { start in
      let sums = costs.map { $0[start..<start + run].reduce(0, +) }
      return sums.indices.allSatisfy { $0 == language || sums[$0] > sums[language] }
    }
  }

  private func type(
    _ lines: [Substring], in language: String, _ current: inout String,
    _ typed: inout TypedLanguages, _ result: inout Result
  ) {
    var keys = 0
    var reached = current == language ? Int?(0) : nil
    result.passages += 1
    // The letters typed after the last word that has ended; nil if it was counted.
    var lettersAfterWord: Int?
    func count() {
      lettersAfterWord = nil
      result.words += 1
      result.right += current == language ? 1 : 0
    }
    for line in lines {
      var before = ""
      for character in String(line) + "\n" {
        let earlier = before
        before.append(character)
        keys += 1
        if let letters = lettersAfterWord, character.isLetter {
          if letters == 1 { count() } else { lettersAfterWord = letters + 1 }
        }
        defer {
          if !character.isLetter, earlier.last?.isLetter ?? false {
            if lettersAfterWord != nil { count() }
            lettersAfterWord = 0
          }
        }
        guard let id = typed.keyboard(after: before, was: earlier) else { continue }
        result.wrong += current == language || id != language ? 1 : 0
        current = id
        if id == language, reached == nil { reached = keys }
      }
    }
    if lettersAfterWord != nil { count() }
    result.keys += keys
    if let reached { result.latencies.append(reached) }
  }

  private func write(_ results: [Result]) {
    var output = StandardOutput()
    output.writeLine(
      "language\tkeys\twrong switches\tper 500 words\twords right %\tpassages\treached\tmedian keys\tkeys p90"
    )
    for (language, result) in zip(languages, results) {
      let latencies = result.latencies.sorted()
      func share(_ part: Double) -> String {
        latencies.isEmpty ? "-" : "\(latencies[Int(Double(latencies.count - 1) * part)])"
      }
      let words = Double(max(result.words, 1))
      let rate = 500 * Double(result.wrong) / words
      let right = 100 * Double(result.right) / words
      output.writeLine(
        [
          language, "\(result.keys)", "\(result.wrong)", rate.text(decimals: 2),
          right.text(decimals: 1),
          "\(result.passages)", "\(latencies.count)", share(0.5), share(0.9),
        ].joined(separator: "\t"))
    }
    output.flush()
  }
}
