import ArgumentParser
import HostWords
import KeyboardCatalog
import ToolSupport

/// `ime-cli lexicon`: shows and changes the user's own words.
struct LexiconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lexicon",
    abstract: "List, add, edit, import and export your own words and shortcuts.",
    discussion: """
      All keyboards on this device that use the container offer them: a shortcut first when its \
      letters are typed, a word when its reading is, in alphabetic languages after its first \
      letters. Keyboards read a changed list when the next field takes the focus.

        $ ime-cli lexicon add 东海精工
        $ ime-cli lexicon add "On my way!" --shortcut omw
        $ ime-cli lexicon remove omw
        $ ime-cli lexicon export > lexicon.tsv

      The list is lexicon.tsv of the container: GLOBEKEY_CONTAINER, or else globekey in \
      XDG_DATA_HOME, or else ~/.local/share/globekey. A line is a word, or a shortcut, a tab and its \
      text, in which \\n is a line end. Lines that begin with '# ' are comments.

      Texts with the date or a place for the caret are phrases, in phrases.tsv beside it: a code, a \
      tab, the text, and optionally a tab and the rank among the candidates, 1 to 9. Keyboards offer \
      them as well; a text with a field only where they show candidates.

        rqi<TAB>{yyyy}-{MM}-{dd}
        shm<TAB>《{cursor}》
      """,
    subcommands: [
      LexiconListCommand.self, LexiconAddCommand.self, LexiconRemoveCommand.self,
      LexiconEditCommand.self, LexiconImportCommand.self, LexiconExportCommand.self,
    ])
}

/// `ime-cli lexicon list`: lists the words.
struct LexiconListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the words and shortcuts.",
    discussion: """
        $ ime-cli lexicon list
        word      东海精工
        shortcut  On my way!    omw
        phrase    《{cursor}》  shm
      """)

  func run() throws {
    let file = try LexiconFile.ofUser()
    let list = try file.read()
    let phrases = try LexiconFile(container: file.container, name: UserWords.phraseFileName)
      .readPhrases()
    list.reportRejections()
    for rejection in phrases.rejections {
      StandardError.writeLine("ime-cli: \(rejection.description)")
    }
    var output = StandardOutput()
    let rows =
      list.entries.map { entry in
        entry.source == .shortcuts
          ? ["shortcut", entry.documentText.replacingLineEnds, entry.userInput]
          : ["word", entry.documentText]
      } + phrases.phrases.sources.map { ["phrase", $0.text, $0.code] }
    for line in Columns.aligned(rows) { output.writeLine(line) }
  }
}

/// `ime-cli lexicon add`: adds words.
struct LexiconAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add words, or a text with its shortcut.",
    discussion: """
        $ ime-cli lexicon add 东海精工 Kubernetes
        2 are new
        $ ime-cli lexicon add "On my way!" --shortcut omw
        1 is new
      """)

  @Option(help: "The letters that type the text.")
  var shortcut: String?

  @Argument(help: "The words; with --shortcut, the text.")
  var words: [String]

  func validate() throws {
    if shortcut != nil, words.count != 1 {
      throw ValidationError("a shortcut has one text; write it in quotes")
    }
  }

  func run() throws {
    var count = 0
    try LexiconFile.ofUser().change { list throws(ToolError) in
      for word in words {
        do throws(LexiconFault) {
          if try list.add(word, shortcut: shortcut) { count += 1 }
        } catch {
          throw ToolError(.badInput, "'\(word)': \(error)")
        }
      }
    }
    writeNew(count)
  }
}

/// `ime-cli lexicon remove`: removes words.
struct LexiconRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove words, or shortcuts by their letters.",
    discussion: """
        $ ime-cli lexicon remove omw
        removed On my way!
      """)

  @Argument(help: "The words or shortcuts.")
  var words: [String]

  func run() throws {
    var removed: [LexiconEntry] = []
    try LexiconFile.ofUser().change { list throws(ToolError) in
      for word in words {
        let found = list.remove(word)
        guard !found.isEmpty else {
          throw ToolError(
            .badInput, "'\(word)' is not in the list; 'ime-cli lexicon list' shows what is")
        }
        removed += found
      }
    }
    var output = StandardOutput()
    for entry in removed { output.writeLine("removed \(entry.documentText.replacingLineEnds)") }
  }
}

/// `ime-cli lexicon import`: adds the words of files.
struct LexiconImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the words and shortcuts of files.",
    discussion: """
      A file has one word or shortcut a line, as 'ime-cli lexicon export' writes them. A file with a \
      line that cannot be read, or with a shortcut that has another text already, is rejected as a \
      whole, with the number of the line.

        $ ime-cli lexicon import colleagues.txt
        41 are new
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  func run() throws {
    let lists = try files.map { path throws(ToolError) in
      let lines = try textLines(of: path)
      let list = UserWordList(Array(lines.joined(separator: "\n").utf8), file: path)
      if let first = list.rejections.first { throw ToolError(.badInput, first.description) }
      return list
    }
    var count = 0
    try LexiconFile.ofUser().change { list throws(ToolError) in
      for (path, other) in zip(files, lists) {
        do throws(LexiconFault) {
          count += try list.add(contentsOf: other)
        } catch {
          throw ToolError(.badInput, "\(path): \(error)")
        }
      }
    }
    writeNew(count)
  }
}

/// `ime-cli lexicon export`: writes the words as text.
struct LexiconExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the list as text.",
    discussion: """
        $ ime-cli lexicon export > lexicon.tsv
      """)

  func run() throws {
    let list = try LexiconFile.ofUser().read()
    list.reportRejections()
    var output = StandardOutput()
    for line in String(decoding: list.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast() { output.writeLine(String(line)) }
  }
}

private func writeNew(_ count: Int) {
  var output = StandardOutput()
  output.writeLine(counted(count, "is new", "are new"))
}

extension String {
  /// The text with `\n` for line ends, on one line.
  fileprivate var replacingLineEnds: String {
    split(separator: "\n" as Character, omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}

extension UserWordList {
  /// Reports the lines that cannot be read on standard error.
  func reportRejections() {
    for rejection in rejections { StandardError.writeLine("ime-cli: \(rejection.description)") }
  }
}
