import ArgumentParser
import HostWords
import LibC
import ToolSupport

/// `ime-cli lexicon edit`: opens the words in an editor.
struct LexiconEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Edit the list in your editor.",
    discussion: """
      Opens a copy in VISUAL, or else EDITOR, or else vi, and takes it over when the editor ends. If \
      a line cannot be read, the list stays as it is, and the copy is kept for the next 'edit'.

        $ EDITOR=nano ime-cli lexicon edit
      """)

  func run() throws {
    let file = try LexiconFile.ofUser()
    try Container.create(file.container)
    let copy = LexiconFile(container: file.container, name: "lexicon-edited.tsv")
    if access(copy.path, F_OK) != 0 { try copy.write(try file.read().bytes) }
    try edit(copy.path)
    let edited = try copy.read()
    guard edited.rejections.isEmpty else {
      edited.reportRejections()
      throw ToolError(.badInput, "the list is unchanged; run 'ime-cli lexicon edit' again")
    }
    try file.change { list throws(ToolError) in list = edited }
    unlink(copy.path)
    var output = StandardOutput()
    output.writeLine("the list has \(counted(edited.entries.count, "entry", "entries"))")
  }

  /// Runs the editor on a file, in the terminal of this program.
  private func edit(_ path: String) throws(ToolError) {
    // The variables may hold options too: "code --wait".
    let words = ["sh", "-c", "${VISUAL:-${EDITOR:-vi}} \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ)
    guard code == 0 else {
      throw ToolError(.missingInput, "/bin/sh: \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { break }
    }
    guard status == 0 else {
      throw ToolError(
        .missingInput,
        "the editor failed; the list is unchanged. Name an editor in the variable EDITOR")
    }
  }
}
