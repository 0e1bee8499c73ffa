import ArgumentParser
import TextUnits
import ToolSupport

extension DeleteUnit: ExpressibleByArgument {}
extension DeleteDirection: ExpressibleByArgument {}

/// `ime-cli delete`: deletes in lines of text, as the delete keys do.
struct DeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete by character, word, sentence and more, as the delete keys do.",
    discussion: """
      Reads lines with '|' as the caret from standard input and writes them after the deletion. \
      \\n, \\r, \\t, \\\\ and \\| are escapes:

        $ echo 'Hello Dr. Smith.  Bye.|' | ime-cli delete --unit sentence --language en
        Hello Dr. Smith.  |

      A line that is not a text with a caret is reported and written unchanged; the exit code is \
      then 65.
      """)

  @Option(name: .shortAndLong, help: "The unit to delete: \(Self.names(DeleteUnit.self)).")
  var unit = DeleteUnit.character

  @Option(help: "The direction from the caret: \(Self.names(DeleteDirection.self)).")
  var direction = DeleteDirection.backward

  @OptionGroup var presses: KeyPressOptions

  func run() throws {
    let units = TextUnitFinder(language: presses.language)
    try CaretLines().process { line in
      for _ in 0..<presses.count {
        let range = units.rangeToDelete(unit, direction, at: line.caret, in: line.text)
        guard !range.isEmpty else { break }
        let caret = line.text.utf8.distance(from: line.text.startIndex, to: range.lowerBound)
        line.text.unicodeScalars.removeSubrange(range)
        line.caret = line.text.utf8.index(line.text.startIndex, offsetBy: caret)
      }
    }
  }

  static func names<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
