import ArgumentParser
import HostWords
import KeyboardCatalog
import ToolSupport

/// The names and text shortcuts of a host, which programs offer to keyboards.
struct HostWordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file of contacts, whose names are candidates. May be given several times.",
      discussion: """
        vCard 2.1, 3.0 or 4.0 (.vcf), or a table of an address book with named columns. Names are \
        typed by their reading in the dictionary, or by the one in X-PHONETIC-LAST-NAME, \
        X-PHONETIC-FIRST-NAME or SORT-AS of their card. Numbers, addresses and notes are not kept, \
        and names are not learned.
        """,
      valueName: "file"))
  var contacts: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file of text shortcuts, which are candidates. May be given several times.",
      discussion: """
        A line has the shortcut, a tab and the text, as 'ime-cli lexicon import' reads them. A file \
        with a line that cannot be read is rejected as a whole.
        """,
      valueName: "file"))
  var shortcuts: [String] = []

  /// The largest file that is read. Cards may hold photographs.
  private static let maximumLength = 256 << 20

  /// Reads the files. Throws `ToolError` with file and line for the first line that cannot be read.
  func entries() throws(ToolError) -> [LexiconEntry] {
    var readings: [LexiconReading] = []
    for path in contacts {
      let reading = ContactsProvider.reading(try bytes(of: path), file: path)
      try check(reading.rejections)
      readings.append(reading)
    }
    let names = MergedLexicon(readings).entries
    var list = UserWordList(file: "")
    for path in shortcuts {
      let other = UserWordList(try bytes(of: path), file: path)
      try check(other.rejections)
      do throws(LexiconFault) {
        _ = try list.add(contentsOf: other)
      } catch {
        throw ToolError(.badInput, "\(path): \(error)")
      }
    }
    return names + list.entries
  }

  /// Returns the entries by their input.
  func index() throws(ToolError) -> LexiconIndex { LexiconIndex(try entries()) }

  private func check(_ rejections: [LexiconRejection]) throws(ToolError) {
    if let first = rejections.first { throw ToolError(.badInput, first.description) }
  }

  private func bytes(of path: String) throws(ToolError) -> [UInt8] {
    do throws(FileFailure) {
      let bytes = try FileBytes.contents(of: path, limit: Self.maximumLength + 1)
      guard bytes.count <= Self.maximumLength else { throw FileFailure.tooLong }
      return bytes
    } catch {
      throw ToolError(.missingInput, "\(path): \(error.reason)")
    }
  }
}
