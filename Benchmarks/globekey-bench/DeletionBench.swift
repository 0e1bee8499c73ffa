import ArgumentParser
import TextUnits
import ToolSupport

/// `globekey-bench deletion`: times one deletion by word at the end of documents of several sizes,
/// and compares it with the ICU calls it needs on the same window.
struct DeletionBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deletion",
    abstract: "Time deletion by word in small and large documents, compared with bare ICU.",
    discussion: """
      One line per language and size: nanoseconds of one deletion by word, nanoseconds of ICU \
      alone (set the text, find the boundary, read its status) in a window of 512 UTF-16 code \
      units, ratio.

        $ swift run -c release globekey-bench deletion
      """)

  @Option(help: "The number of deletions to time for each line.")
  var repeats = 20_000

  private static let samples: [(language: String, text: String)] = [
    ("en", "The quick brown fox jumps over the lazy dog and runs away. "),
    ("ar", "ذهب الولد إلى المدرسة صباح اليوم مع أصدقائه الجدد. "),
    ("th", "วันนี้อากาศดีมากเราจึงไปเดินเล่นที่สวนสาธารณะใกล้บ้าน "),
    ("zh", "今天天气很好，我们决定去公园散步，然后在附近的餐馆吃午饭。"),
    ("ja", "今日は天気がいいので、公園まで散歩してから近くの店で昼ご飯を食べました。"),
  ]

  func run() throws {
    var output = StandardOutput()
    output.writeLine("language\tbytes\tdelete word ns\tbare ICU ns\tratio")
    for (language, sentence) in Self.samples {
      for size in [512, 10_000, 1_000_000, 10_000_000] {
        let document = String(repeating: sentence, count: max(1, size / sentence.utf8.count))
        let ours = nanosecondsOfDeletion(in: document, language: language)
        let bare = try nanosecondsOfICU(in: document, language: language)
        output.writeLine(
          [
            language, "\(document.utf8.count)", ours.text(decimals: 0), bare.text(decimals: 0),
            (ours / bare).text(decimals: 2),
          ].joined(separator: "\t"))
        output.flush()
      }
    }
  }

  /// Returns the time of a deletion. The carets cycle through the ends of the last 50 words, so
  /// that no result can be cached.
  private func nanosecondsOfDeletion(in document: String, language: String) -> Double {
    let units = TextUnitFinder(language: language)
    let carets = carets(in: document, units)
    return time { round in
      units.rangeToDelete(.word, at: carets[round % carets.count], in: document)
        .lowerBound.encodedOffsetForSum
    }
  }

  private func nanosecondsOfICU(in document: String, language: String) throws -> Double {
    guard let iterator = ICUBreakIterator(.word, language: language) else {
      throw ToolError(.badInput, "no word rules for \(language)")
    }
    let units = TextUnitFinder(language: language)
    let windows = carets(in: document, units).map { caret in
      Array(document[..<caret].utf16.suffix(512))
    }.map { Array(String(decoding: $0, as: UTF16.self).utf8) }
    return time { round in
      windows[round % windows.count].withUnsafeBufferPointer { bytes in
        iterator.setText(bytes)
        let boundary = iterator.boundary(before: bytes.count) ?? 0
        _ = iterator.boundary(after: boundary)
        return iterator.lastUnit.isWordLike ? boundary : 0
      }
    }
  }

  private func carets(in document: String, _ units: TextUnitFinder) -> [String.Index] {
    var carets = [document.endIndex]
    while carets.count < 50, let last = carets.last {
      let range = units.rangeToDelete(.word, at: last, in: document)
      guard !range.isEmpty, range.lowerBound > document.startIndex else { break }
      carets.append(range.lowerBound)
    }
    return carets
  }

  private func time(_ work: (Int) -> Int) -> Double {
    var sum = 0
    for round in 0..<100 { sum &+= work(round) }
    let clock = ContinuousClock()
    let start = clock.now
    for round in 0..<repeats { sum &+= work(round) }
    let duration = start.duration(to: clock.now)
    // The sum is used, so that the work is not optimized away.
    if sum == .min { StandardError.writeLine("") }
    return Double(duration.components.attoseconds) / 1e9 / Double(repeats)
      + Double(duration.components.seconds) * 1e9 / Double(repeats)
  }
}

extension String.Index {
  fileprivate var encodedOffsetForSum: Int { hashValue & 0xFF }
}
