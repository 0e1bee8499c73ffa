/// Imports a Hunspell dictionary: a `.dic` file and the `.aff` file that defines its flags. The
/// first line of the `.dic` file is the approximate number of stems; every other line is a stem
/// with flags (`walk/DGS`). Forbidden words, and words that occur only in compounds, are left out
/// and counted. There are no readings and no weights.
struct HunspellImporter: Importer {
  /// The path of the `.aff` file; nil to take the stems without affixes.
  let affixPath: String?
  /// Whether to take only the stems.
  let stemsOnly: Bool
  /// The maximum number of forms of a stem. If a stem has more, only the stem itself is taken.
  let maximumForms: Int
  /// The encoding that the user names; nil for the one that the `.aff` file states.
  let encoding: String?

  func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError) {
    let file = try affixFile(sink)
    guard let decoder = LineDecoder(encoding: file.encoding) else { return }
    guard let first = try input.nextLine() else { return }
    guard let count = first.text?.split(separator: " ").first, Int(count) != nil else {
      throw .malformed(
        path: input.name, line: 1, reason: "the first line should be the number of stems")
    }
    while let line = try input.nextLine() {
      guard !line.isWhitespace || line.isTooLong else { continue }
      // A line that begins with a tab is a comment.
      guard line.bytes.first != UInt8(ascii: "\t") else { continue }
      sink.take(line.number) { () throws(RejectionReason) in
        try take(try decoder.decode(line), file, sink)
      }
    }
  }

  private func affixFile(_ sink: ImportSink) throws(DictionaryError) -> HunspellAffixFile {
    guard let affixPath else {
      let nothing = ImportInput(name: "no .aff file", bytes: Array("SET UTF-8".utf8))
      return try HunspellAffixFile(nothing, encoding: encoding) { _, _ in }
    }
    return try HunspellAffixFile(ImportInput(path: affixPath), encoding: encoding) {
      sink.refuse($0, $1, in: affixPath)
    }
  }

  private func take(
    _ line: SourceLine, _ file: HunspellAffixFile, _ sink: ImportSink
  ) throws(RejectionReason) {
    let (stem, flagText) = Self.split(line.text ?? "")
    guard !stem.isEmpty else { throw .missingField("word") }
    let flags = flagText.isEmpty || affixPath == nil ? [] : try file.flagReader.flags(flagText)
    func has(_ name: String) -> Bool { file.special[name].map(flags.contains) ?? false }
    guard !has("FORBIDDENWORD") else { return sink.note("forbidden words left out") }
    let scalars = stem.unicodeScalars.map(\.value)
    guard !stemsOnly else { return try append(scalars, sink) }
    guard scalars.count <= EntryParser.maximumWordLength,
      let forms = HunspellForms.all(of: scalars, flags: flags, in: file, limit: maximumForms)
    else {
      try append(scalars, sink)
      throw .malformed("it has more than \(maximumForms) forms; only the stem is taken")
    }
    if forms.isEmpty { sink.note("stems that are not words themselves left out") }
    for form in forms { try append(form, sink) }
  }

  private func append(_ scalars: [UInt32], _ sink: ImportSink) throws(RejectionReason) {
    var text = ""
    for scalar in scalars.lazy.compactMap(Unicode.Scalar.init) {
      text.unicodeScalars.append(scalar)
    }
    try sink.append(word: Array(text.utf8)[...], weight: 0)
  }

  /// Splits a line into the word and its flags. `\/` is a literal slash in the word. Text after a
  /// tab, or after a space followed by a two-letter field name and a colon (`po:noun`), is
  /// morphology.
  private static func split(_ line: String) -> (word: String, flags: String) {
    var word = ""
    var rest = line.unicodeScalars.prefix { $0 != "\t" }
    var flags: Substring.UnicodeScalarView?
    while let scalar = rest.popFirst() {
      if scalar == "\\", rest.first == "/" {
        word.unicodeScalars.append("/")
        rest.removeFirst()
      } else if scalar == "/", !word.isEmpty {
        flags = rest.prefix { $0 != " " }
        break
      } else if scalar == " ", rest.count > 2, rest.dropFirst(2).first == ":" {
        break
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return (word, flags.map { String(Substring($0)) } ?? "")
  }
}
