/// Reads a language model of order 1 to 3 in ARPA format: a header with the number of n-grams of
/// each order, a section per order with lines `log10-P TAB words TAB back-off`, and the closing
/// line `\end\`.
///
/// The n-grams of a section may come in any order. If an n-gram is repeated, the first line counts.
struct ARPAReader {
  private let input: ImportInput
  private var lineNumber = 0
  private var stated: [Int] = []
  private var words: [String] = []
  private var numbers: [String: UInt32] = [:]
  private var sections: [ARPASection] = []

  /// The natural log probability of a special word that the file lacks: ARPA's -99, never
  /// predicted.
  private static let never: Float = -99 * 2.302_585

  init(_ input: ImportInput) {
    self.input = input
    for (number, name) in Vocabulary.specialNames.enumerated() { numbers[name] = UInt32(number) }
    numbers["<UNK>"] = Vocabulary.unknown
  }

  private func malformed(_ reason: String) -> DictionaryError {
    .malformed(path: input.name, line: max(lineNumber, 1), reason: reason)
  }

  /// Returns the next line that is not empty or whitespace. Throws at the end of the file.
  private mutating func nextLine() throws(DictionaryError) -> String {
    while let line = try input.nextLine() {
      lineNumber = line.number
      guard !line.isTooLong else { throw malformed("the line is too long") }
      guard let text = line.text else { throw malformed("the line is not valid UTF-8") }
      if !line.isWhitespace { return text }
    }
    throw malformed("the file ends before '\\end\\'; check that it is complete")
  }

  /// Reads the whole model. Bigrams that a trigram needs and the file lacks are added with the
  /// probability that backing off gives.
  mutating func read() throws(DictionaryError) -> BackoffModel {
    var line = try nextLine()
    while line != "\\data\\" {
      guard !line.hasPrefix("\\") else {
        throw malformed(
          "expected '\\data\\' before '\(line.prefix(40))'; is it an ARPA file?")
      }
      line = try nextLine()
    }
    line = try nextLine()
    while line.hasPrefix("ngram ") {
      stated.append(try count(line))
      line = try nextLine()
    }
    guard !stated.isEmpty else { throw malformed("expected 'ngram 1=count'") }
    for order in 1...stated.count {
      guard line == "\\\(order)-grams:" else {
        throw malformed("expected '\\\(order)-grams:', not '\(line.prefix(40))'")
      }
      line = try readSection(order)
    }
    guard line == "\\end\\" else { throw malformed("expected '\\end\\', not '\(line.prefix(40))'") }
    return try model()
  }

  private func count(_ line: String) throws(DictionaryError) -> Int {
    let sides = line.dropFirst(6).split(separator: "=", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard sides.count == 2, let order = Int(sides[0]), let count = Int(sides[1]), count >= 0 else {
      throw malformed("expected 'ngram order=count', not '\(line.prefix(40))'")
    }
    guard order == stated.count + 1 else {
      throw malformed("expected the number of \(stated.count + 1)-grams, not of \(order)-grams")
    }
    guard order <= NGramPacking.maximumOrder else {
      throw malformed("n-grams of more than \(NGramPacking.maximumOrder) words are not supported")
    }
    return count
  }

  /// Reads the n-grams of one order and returns the line that follows them.
  private mutating func readSection(_ order: Int) throws(DictionaryError) -> String {
    var section = ARPASection()
    var lines = 0
    while true {
      let line = try nextLine()
      // A word may begin with a backslash, but an n-gram line begins with a number.
      guard !line.hasPrefix("\\") else {
        guard lines == stated[order - 1] else {
          throw malformed(
            "the header states \(stated[order - 1]) \(order)-grams, but the file has \(lines)")
        }
        try finish(&section, order)
        return line
      }
      lines += 1
      guard lines <= stated[order - 1] else {
        throw malformed("there are more \(order)-grams than the \(stated[order - 1]) of the header")
      }
      try read(line, order, into: &section)
    }
  }

  private mutating func read(
    _ line: String, _ order: Int, into section: inout ARPASection
  ) throws(DictionaryError) {
    let fields = line.split { $0 == "\t" || $0 == " " }
    guard fields.count == order + 1 || fields.count == order + 2 else {
      throw malformed("expected a logarithm, \(order) words and an optional back-off")
    }
    let logarithm = try number(fields[0])
    guard logarithm <= 0 else { throw malformed("the logarithm \(fields[0]) is above 0") }
    let backoff =
      fields.count > order + 1 && order < stated.count ? try number(fields[order + 1]) : 0
    if order == 1 {
      let word = String(fields[1])
      let isNew = numbers[word] == nil
      let number = numbers[word] ?? UInt32(words.count) + Vocabulary.firstWord
      if isNew {
        words.append(word)
        numbers[word] = number
      }
      return section.append([number], logarithm, backoff)
    }
    var tokens: [UInt32] = []
    for word in fields[1...order] {
      guard let number = numbers[String(word)] else {
        throw malformed("the word '\(word)' is not among the 1-grams")
      }
      tokens.append(number)
    }
    section.append(tokens, logarithm, backoff)
  }

  /// Parses a base-10 logarithm and returns it as a natural logarithm.
  private func number(_ text: Substring) throws(DictionaryError) -> Float {
    guard let value = Double(text), value.isFinite, abs(value) <= 1000 else {
      throw malformed("'\(text.prefix(40))' is not a logarithm")
    }
    return Float(value * ARPAWriter.thousandths / 1000)
  }

  private mutating func finish(
    _ section: inout ARPASection, _ order: Int
  ) throws(DictionaryError) {
    if order == 1 {
      for number in 0..<UInt32(words.count) + Vocabulary.firstWord {
        // Appended after the lines of the file, where it counts only if the file lacks the word.
        section.append([number], Self.never, 0)
      }
    }
    sections.append(section)
  }

  private func model() throws(DictionaryError) -> BackoffModel {
    guard
      let packing = NGramPacking(
        order: sections.count, vocabularySize: words.count + Int(Vocabulary.firstWord))
    else { throw .tooMany(what: "words for n-grams of order \(sections.count)") }
    let unigrams = sections[0].level(bitsPerWord: packing.bitsPerWord)
    let counts = unigrams.logProbabilities.dropFirst(Int(Vocabulary.firstWord)).map {
      UInt64((exponential($0) * 1e9).rounded())
    }
    var model = BackoffModel(
      vocabulary: Vocabulary(words: words, counts: counts.map { max($0, 1) }),
      bitsPerWord: packing.bitsPerWord,
      levels: sections.map { $0.level(bitsPerWord: packing.bitsPerWord) })
    model.completeBigrams()
    return model
  }
}
