import ArgumentParser
import DictionaryBuilder
import SyllableConversion
import ToolSupport

/// `ime-dict explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say where a word comes from: list, line, weight, licence, what was inferred.",
    discussion: """
      Example: from the image alone, and with the lines of the sources.

        ime-dict explain 银行卡 zh-Hans.imedict
        ime-dict explain 银行卡 zh-Hans.imedict --folder Dictionaries/zh-Hans

      The lines are tab-separated and begin with what they say:

        word      the word
        cost      -ln P(word) in thousandths of a nat, and the sources that decided it; with a \
      model, the word's count in the text it was trained on
        reading   a reading, its cost given the word, and its sources; or that it was inferred
        part      of an inferred reading: a shorter word, its reading, its sources and licences
        source    a source that lists the word: name, version, licence, file, weight unit, copyright
        licences  of everything that the entry rests on
        line      with --folder: file:line, reading, weight, weight unit, what the merge made of it
        count     with --folder: how the count came about

      The exit code is 65 where the image does not have the word; with --folder the lines show why.
      """)

  @Argument(help: "The word.")
  var word: String

  @Argument(help: "The image.")
  var image: String

  @Option(help: "The folder with the dictionary.json that the image was built from.")
  var folder: String?

  func run() throws {
    if let rows = try WordsListing.rows(ofImageAt: image, word: word) { return try show(rows) }
    let lexicon = try Lexicon(path: image)
    let explanation = try WordExplanation(word, in: lexicon)
    var output = StandardOutput()
    output.writeLine("word\t\(word)")
    if let explanation { show(explanation, &output) }
    let inFolder = try folder.map { try FolderExplanation(word, folder: $0) }
    if let inFolder { show(inFolder, &output, isCounted: explanation?.trainingCount != nil) }
    guard let explanation else {
      output.flush()
      throw try missing(lexicon, inFolder)
    }
    if let inFolder, !explanation.agrees(with: inFolder.set) {
      StandardError.writeLine(
        "the image was built from other sources than are in the folder now; "
          + "build it again with 'ime-dict build'", colour: .yellow)
    }
  }

  /// A word of a lexicon that text is corrected by has a cost and sources, and nothing was inferred.
  private func show(_ rows: some Sequence<String>) throws {
    var output = StandardOutput()
    var isEmpty = true
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      for (name, field) in zip(["word", "cost", "note", "sources"], fields) where !field.isEmpty {
        output.writeLine("\(name)\t\(field)")
      }
      isEmpty = false
    }
    guard !isEmpty else {
      throw DictionaryError.malformed(
        path: image, line: nil, reason: "'\(word)' is not in it: no source lists it")
    }
  }

  private func show(_ explanation: WordExplanation, _ output: inout StandardOutput) {
    let (sources, set) = (explanation.sources, explanation.set)
    let decided = set.count.isEmpty ? "the manifest's floor" : sources.names(set.count)
    let text = explanation.trainingCount.map { "count \($0) in the \(decided)" }
    output.writeLine("cost\t\(explanation.cost)\t\(text ?? "decided by \(decided)")")
    let origin =
      set.reading.isEmpty
      ? explanation.parts.isEmpty ? "inferred from parts that the image does not have" : "inferred"
      : "from \(sources.names(set.reading))"
    for reading in explanation.readings {
      output.writeLine("reading\t\(reading.text)\t\(reading.cost)\t\(origin)")
    }
    for part in explanation.parts {
      let licences = sources.licences(part.sources).joined(separator: ", ")
      output.writeLine(
        "part\t\(part.word)\t\(part.reading)\t\(sources.names(part.sources))\t\(licences)")
    }
    for source in set.listed.compactMap(sources.source) {
      let fields = [
        source.name, source.version, source.licence, source.file, source.weightUnit,
        source.copyright,
      ]
      output.writeLine("source\t" + fields.joined(separator: "\t"))
    }
    output.writeLine(
      "licences\t" + sources.licences(explanation.decisive).joined(separator: ", "))
  }

  private func show(
    _ explanation: FolderExplanation, _ output: inout StandardOutput, isCounted: Bool
  ) {
    for line in explanation.lines {
      output.writeLine(
        "line\t\(line.file):\(line.number)\t\(line.reading)\t\(line.weight)\t\(line.unit)\t\(line.use)"
      )
    }
    guard let count = explanation.count else { return }
    output.writeLine(
      "count\t\(count)\(isCounted ? "; the training text decides in its place" : "")")
  }

  /// Why the image does not have the word, as far as can be told.
  private func missing(
    _ lexicon: Lexicon, _ inFolder: FolderExplanation?
  ) throws -> DictionaryError {
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: image, line: nil, reason: "'\(word)' is not in it: \(reason)")
    }
    guard let inFolder else {
      return malformed("give --folder to see what the sources say of it")
    }
    guard inFolder.set != nil else {
      return malformed(
        inFolder.lines.isEmpty ? "no source lists it" : "every line about it was refused")
    }
    if word.unicodeScalars.count > 1, try WordSources(lexicon).hasTrainingText {
      return malformed("the text that its model was trained on does not have it")
    }
    let unread = word.unicodeScalars.filter { lexicon.word(spelled: String($0)) == nil }
    return malformed(
      unread.isEmpty
        ? "it was built before the word was added, or left it out; build it again"
        : "no source gives a reading of it, nor of "
          + unread.map { "'\($0)'" }.joined(separator: ", "))
  }
}
