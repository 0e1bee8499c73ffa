import ArgumentParser
import HistoryStore
import ToolSupport
import UserHistory

/// `ime-cli history forget`: removes every trace of words.
struct HistoryForgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget words, and remove every trace of them from all files.",
    discussion: """
      Removes the word, every entry that contains it, the pairs with it, and copies of damaged \
      files. Then searches the files for it. Nothing about the word is kept. A device that learned \
      the word itself brings it back when it is merged: forget it there too.

        $ ime-cli history forget 北京
        北京: forgot 1 word, 2 pairs; searched 3 files, found nothing
      """)

  @OptionGroup var options: HistoryOptions

  @Argument(help: "The words to forget.")
  var words: [String]

  func validate() throws {
    if words.contains("") {
      throw ValidationError("a word must not be empty; to forget everything, use history reset")
    }
  }

  func run() throws {
    let store = try options.open()
    var output = StandardOutput()
    var isFound = false
    for word in words {
      do throws(HistoryStoreError) {
        let receipt = try store.forget(word, language: options.language, at: options.now)
        output.writeLine("\(word): \(receipt.summary)")
        isFound = isFound || !receipt.isComplete
      } catch {
        throw ToolError(error)
      }
    }
    if isFound { throw ExitCode.failure }
  }
}

/// `ime-cli history reset`: forgets everything, or everything of a language.
struct HistoryResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Forget everything, or everything of a language.",
    discussion: """
        $ ime-cli history reset --language ja --yes
        forgot 812 words, 1204 pairs; searched all entries, found nothing
      """)

  @OptionGroup var options: HistoryOptions

  @Flag(help: "Agree without being asked.")
  var yes = false

  func run() throws {
    guard yes || isAgreed else { throw ExitCode.failure }
    let store = try options.open()
    do throws(HistoryStoreError) {
      let receipt = try store.reset(language: options.language, at: options.now)
      var output = StandardOutput()
      output.writeLine(receipt.summary)
    } catch {
      throw ToolError(error)
    }
  }

  private var isAgreed: Bool {
    StandardError.write("Forget everything\(options.language.map { " of \($0)" } ?? "")? [yes/no] ")
    return LineReader().next()?.text.lowercased() == "yes"
  }
}

extension ForgettingReceipt {
  /// The result on one line.
  var summary: String {
    let counts = [
      (HistoryKey.Kind.word, "word", "words"), (.pair, "pair", "pairs"),
      (.refusal, "refusal", "refusals"),
    ].compactMap { kind, one, many -> String? in
      let count = removed.count { $0.kind == kind }
      return count == 0 ? nil : counted(count, one, many)
    }
    let copies = counted(removedFiles.count, "copy of a damaged file", "copies of damaged files")
    let files = removedFiles.isEmpty ? "" : " and \(copies)"
    let found =
      switch (occurrences, kept) {
      case (0, _): "found nothing"
      case (_, 0): "STILL FOUND in \(occurrences) places"
      default:
        "found it in \(counted(kept, "entry that stays", "entries that stay")): "
          + "other languages, longer words"
      }
    let searched =
      searchedFiles.isEmpty
      ? "searched all entries" : "searched \(counted(searchedFiles.count, "file", "files"))"
    let elsewhere =
      learnedElsewhere == 0
      ? ""
      : "; \(learnedElsewhere) learned on other devices too: forget them there before you merge"
    return "forgot \(counts.isEmpty ? "nothing" : counts.joined(separator: ", "))\(files); "
      + "\(searched), \(found)\(elsewhere)"
  }
}

/// Returns a number with its noun: `1 entry`, `2 entries`.
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
