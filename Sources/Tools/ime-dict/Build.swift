import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict build`: builds the image of a dictionary.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the image of a dictionary.",
    discussion: """
      Example:

        ime-dict build Dictionaries/zh-Hans -o zh-Hans.imedict
        ime-dict build Dictionaries/zh-Hans -o small.imedict --model compact
        ime-dict build Dictionaries/en/words.json -o en.words.imedict

      The folder contains a dictionary.json (words with readings), a tables.json (phrase tables), a homophones.json (a model of homophones), \
      a codes.json (a code table), a kana.json (kana-kanji conversion) or a words.json (words for \
      correction and completion). If it contains several, give the file. The same folder gives the \
      same bytes, whatever the options. The image is written under a temporary name and then \
      renamed: programs keep the old image open, and a killed build leaves it in place.

      A language model is added to the lexicon: the one in dictionary.json, or that of --model. \
      Word frequencies are then those of its training text, and words of several characters that \
      the text lacks are left out. --no-model builds only the lexicon, with all its words.

      Parsed sources are cached in a folder beside the image (OUTPUT.cache, or --cache), in shards \
      of some thousand lines, so that the next build parses only edited lines. The folder may be \
      removed at any time; a damaged file in it is detected and made again. It takes at most twice \
      the size of the last build's shards and 16 MB; the oldest files are removed first. Tables \
      are always read whole.
      """)

  @Argument(
    help:
      "The folder with one of the files above, or one of these files."
  )
  var folder: String

  @Option(name: .shortAndLong, help: "The image (.imedict) to write.")
  var output: String

  @Option(
    help: """
      The model: a file made by 'ime-dict train', or the name of one in the folder, instead of \
      that in dictionary.json.
      """)
  var model: String?

  @Flag(help: "Build only the lexicon, without a language model.")
  var noModel = false

  @OptionGroup var rejected: RejectionOptions

  @Flag(
    help: """
      Write nothing and exit with 65 if a line is rejected, or if a file has another number of \
      entries than its manifest states.
      """)
  var strict = false

  @Option(help: "The cache folder for parsed sources. (default: OUTPUT.cache)")
  var cache: String?

  @Flag(help: "Parse all sources again, without a cache.")
  var noCache = false

  @Option(
    help: "The number of threads. (default: one per processor)",
    transform: NumberOption.whole(1...256))
  var threads: Int?

  @Flag(help: "Wait until the image is on disk, so that it survives a power failure.")
  var sync = false

  func validate() throws {
    if noCache, cache != nil { throw ValidationError("Give --cache or --no-cache, not both.") }
    if noModel, model != nil { throw ValidationError("Give --model or --no-model, not both.") }
  }

  func run() throws {
    AbandonedFiles.remove(beside: output)
    let bar = ProgressBar()
    let options = BuildOptions(
      listingRejected: rejected.limit, cache: cacheFolder, threads: threads,
      model: noModel ? nil : ModelChoice(TrainedModels(), name: model),
      progress: { bar.show($0, $1) })
    let (image, report) = try ImageKinds.build(folder, options)
    if strict, !report.isComplete {
      bar.erase()
      note(report, "not built, since --strict was given: \(report.summary)")
      throw ExitCode(ToolError.Kind.badInput.rawValue)
    }
    try FileAccess.writeAtomically(image, to: output, synchronised: sync)
    bar.erase()
    note(report, "built \(output): \(image.imageLength) bytes, \(report.summary)")
  }

  /// The cache folder for parsed shards; nil without a cache, or if the output is not a regular
  /// file (a pipe).
  private var cacheFolder: String? {
    if noCache { return nil }
    return cache ?? (FileAccess.isReplaceable(output) ? "\(output).cache" : nil)
  }
}
