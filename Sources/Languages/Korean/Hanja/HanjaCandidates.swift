import InputCore

/// The candidates that can replace the end of a text: Hanja and symbols for Hangul, Hangul for
/// Hanja.
///
/// ```
/// 우리 대한민국   大韓民國 for all four syllables, then 民國 for the last two, 國, 局 … for the last
/// 樂             낙, 락, 악, 요
/// 漢字(한자)      한자
/// ```
struct HanjaCandidates {
  /// The candidates, those for the longest part first. The reading of a candidate's segment is the
  /// text that it replaces.
  private(set) var list: [Candidate] = []
  /// Whether there is nothing to choose: the Hanja are a word with one reading.
  private(set) var isCertain = false
  private let dictionary: HanjaDictionary
  private let form: HanjaForm
  private let order: (_ words: [String], _ reading: String) -> [String]

  /// The maximum length of the examined text before the insertion point, in scalars: a word in both
  /// scripts and its parentheses.
  private static let maximumTextLength = 2 * HanjaDictionary.maximumWordLength + 2

  /// Returns the end of a text that candidates can be for: it has no whitespace.
  static func end(of text: String) -> String {
    let scalars = text.unicodeScalars.reversed().prefix(maximumTextLength)
      .prefix { !$0.properties.isWhitespace }
    return String(scalars: scalars.reversed())
  }

  /// Finds the candidates for the end of a text.
  ///
  /// - Parameters:
  ///   - text: The text up to the insertion point.
  ///   - isWhole: Whether candidates must replace all of `text`, not just its end.
  ///   - dictionary: The Hanja dictionary.
  ///   - form: How Hanja are written.
  ///   - order: Returns the Hanja of a reading in the order in which they are offered.
  init(
    for text: String, isWhole: Bool, dictionary: HanjaDictionary, form: HanjaForm,
    order: @escaping (_ words: [String], _ reading: String) -> [String]
  ) {
    self.dictionary = dictionary
    self.form = form
    self.order = order
    let scalars = Array(text.unicodeScalars.suffix(Self.maximumTextLength))
    guard let last = scalars.last else { return }
    if last == ")" {
      addBothScripts(scalars, isWhole)
    } else if dictionary.isHanja(last) {
      addHangul(for: scalars, isWhole)
    } else {
      addHanja(for: scalars, isWhole)
    }
  }

  /// Returns the ends of a text, the longest first, or the whole text alone.
  private func ends(
    _ scalars: [Unicode.Scalar], _ isWhole: Bool, while belongs: (Unicode.Scalar) -> Bool
  ) -> [String] {
    let run = scalars.reversed().prefix(HanjaDictionary.maximumWordLength).prefix(while: belongs)
      .count
    if isWhole { return run == scalars.count ? [String(scalars: scalars)] : [] }
    return stride(from: run, to: 0, by: -1).map { String(scalars: scalars.suffix($0)) }
  }

  private mutating func add(_ text: String, for replaced: String, gloss: String? = nil) {
    list.append(
      Candidate(Segment(reading: replaced, syllableEnds: [], text: text), gloss: gloss))
  }

  private mutating func addHanja(for scalars: [Unicode.Scalar], _ isWhole: Bool) {
    for end in ends(scalars, isWhole, while: { (0x3131...0xD7A3).contains($0.value) }) {
      for word in order(dictionary.words(readAs: end), end) {
        add(
          form.text(hanja: word, hangul: end), for: end,
          gloss: dictionary.meaning(of: word, readAs: end))
      }
      for symbol in dictionary.symbols(for: end) { add(symbol, for: end) }
    }
  }

  private mutating func addHangul(for scalars: [Unicode.Scalar], _ isWhole: Bool) {
    let ends = ends(scalars, isWhole, while: dictionary.isHanja)
    for (index, end) in ends.enumerated() {
      var readings = dictionary.readings(of: end)
      if index == 0 { isCertain = readings.count == 1 }
      if index == 0, readings.isEmpty {
        readings = dictionary.reading(ofRun: Array(end.unicodeScalars)).map { [$0] } ?? []
      }
      for reading in readings { add(reading, for: end) }
    }
  }

  /// Adds the Hangul of a word written in both scripts, one of them in parentheses.
  private mutating func addBothScripts(_ scalars: [Unicode.Scalar], _ isWhole: Bool) {
    guard let open = scalars.lastIndex(of: "(") else { return }
    let inside = Array(scalars[(open + 1)..<(scalars.count - 1)])
    let start = open - inside.count
    guard !inside.isEmpty, start >= 0, !isWhole || start == 0 else { return }
    let (before, after) = (String(scalars: scalars[start..<open]), String(scalars: inside))
    for (hangul, hanja) in [(before, after), (after, before)]
    where dictionary.words(readAs: hangul).contains(hanja) {
      add(hangul, for: String(scalars: scalars[start...]))
      isCertain = true
    }
  }
}
