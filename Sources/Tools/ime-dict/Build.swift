import ArgumentParser
import DictionaryBuilder
import ModelTraining
import ToolSupport

/// `ime-dict build`.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the image of a dictionary.",
    discussion: """
      Example:

        ime-dict build Dictionaries/zh-Hans -o zh-Hans.imedict

        ime-dict build Dictionaries/zh-Hans -o small.imedict --model compact

        ime-dict build Dictionaries/en/words.json -o en.words.imedict

      The folder holds a dictionary.json, a tables.json for tables of phrases, a codes.json for a \
      table of codes, a kana.json for kana-kanji conversion, or a words.json for the words that \
      text is corrected and completed by; name one of these files where a folder has several. The \
      same folder gives the same bytes, whatever the options. The image is written beside its final name and \
      then renamed: a program that has the old one open is not disturbed, and a killed build leaves \
      the old one.

      A language model is joined with the lexicon: the one that dictionary.json names, or that of \
      --model. The frequencies are then those of the text that it was trained on, and words of \
      several characters that it does not have are left out. --no-model builds the lexicon alone, \
      with all its words.

      What was parsed is kept in a folder beside the image (OUTPUT.cache, or --cache), by pieces of \
      some thousand lines, so that the next build parses only what was edited. The folder may be \
      removed at any time; a damaged file in it is noticed and made again. It holds at most twice \
      what the last build used and 16 MB; the oldest files go first. Tables are read whole.
      """)

  @Argument(
    help:
      "The folder with one of the files above, or that file itself."
  )
  var folder: String

  @Option(name: .shortAndLong, help: "The image to write.")
  var output: String

  @Option(
    help: """
      A model trained with 'ime-dict train', instead of that of dictionary.json: a file, or the name \
      of one in the folder.
      """)
  var model: String?

  @Flag(help: "Build the lexicon alone.")
  var noModel = false

  @OptionGroup var refused: RejectionOptions

  @Option(help: "The folder for what was parsed. (default: OUTPUT.cache)")
  var cache: String?

  @Flag(help: "Parse everything anew and keep nothing.")
  var noCache = false

  @Option(help: "How many threads work. (default: one a processor)")
  var threads: Int?

  @Flag(help: "Wait until the image has come to the disk, so that it outlives a loss of power.")
  var sync = false

  func validate() throws {
    if noCache, cache != nil { throw ValidationError("Give --cache or --no-cache, not both.") }
    if noModel, model != nil { throw ValidationError("Give --model or --no-model, not both.") }
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads must be from 1 to 256.")
    }
  }

  func run() throws {
    AbandonedFiles.remove(beside: output)
    let bar = ProgressBar()
    let options = BuildOptions(
      listingRejected: refused.limit, cache: cacheFolder, threads: threads,
      model: noModel ? nil : ModelChoice(TrainedModels(), name: model),
      progress: { bar.show($0, $1) })
    let (bytes, report) = try ImageKinds.build(folder, options)
    try FileAccess.writeAtomically(bytes, to: output, synchronised: sync)
    bar.erase()
    note(report, "built \(output): \(bytes.count) bytes, \(report.summary)")
  }

  /// Where parsed shards are kept; nil where they are not. What is no file (a pipe) has nothing
  /// beside it.
  private var cacheFolder: String? {
    if noCache { return nil }
    return cache ?? (FileAccess.isReplaceable(output) ? "\(output).cache" : nil)
  }
}
