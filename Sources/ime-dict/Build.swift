import ArgumentParser
import DictionaryBuilder
import DictionaryFormat
import ModelTraining
import ToolSupport

/// `ime-dict build`.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the image of a dictionary.",
    discussion: """
      Example:

        ime-dict build Dictionaries/zh-Hans -o zh-Hans.imedict

      The folder holds a dictionary.json, or a tables.json for tables of phrases. The same folder gives the same bytes. The image is \
      written beside its final name and then renamed, so that a program that has the old one open \
      is not disturbed.
      """)

  @Argument(help: "The folder with dictionary.json.")
  var folder: String

  @Option(name: .shortAndLong, help: "The image to write.")
  var output: String

  @Option(help: "A model trained with 'ime-dict train', to join with the lexicon.")
  var model: String?

  @Option(help: "How many refused lines to list.")
  var list = 20

  func run() throws {
    guard !TablesBuild.isFolderOfTables(folder) else { return try buildTables() }
    let bar = ProgressBar()
    let build = try DictionaryBuild(folder: folder)
    let model = try model.map { try ModelFile(path: $0) }
    let (bytes, report) = try build.image(
      listingRefused: max(list, 0), counts: model?.wordCounts, progress: { bar.show($0, $1) },
      addingSections: { words, writer throws(DictionaryError) in
        try model?.addSections(for: words, to: &writer)
      })
    try FileAccess.writeAtomically(bytes, to: output)
    bar.erase()
    note(report.refusals)
    for note in report.notes { StandardError.writeLine(note, colour: .yellow) }
    StandardError.writeLine(
      "built \(output): \(bytes.count) bytes, \(report.words) words, \(report.entries) readings "
        + "(\(report.inferredReadings) inferred; \(report.withoutReading) words without a reading "
        + "left out)", colour: .green)
  }

  private func buildTables() throws {
    let bar = ProgressBar()
    let build = try TablesBuild(folder: folder)
    let (bytes, report) = try build.image(
      listingRefused: max(list, 0), progress: { bar.show($0, $1) })
    try FileAccess.writeAtomically(bytes, to: output)
    bar.erase()
    note(report.refusals)
    for note in report.notes { StandardError.writeLine(note, colour: .yellow) }
    StandardError.writeLine(
      "built \(output): \(bytes.count) bytes, \(report.phrases) phrases", colour: .green)
  }
}
