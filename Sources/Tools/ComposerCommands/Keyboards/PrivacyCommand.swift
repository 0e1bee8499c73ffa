import ArgumentParser
import KeyboardCatalog
import KeyboardPackaging
import KeyboardPermissions
import Keyboards
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `ime-cli privacy`: prints the privacy labels of keyboards.
struct PrivacyCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "privacy",
    abstract: "Print the privacy label of a keyboard.",
    discussion: """
      The label is generated from the keyboard's declared capabilities.

        $ ime-cli privacy                  the capabilities of each keyboard of the toolkit
        $ ime-cli privacy fa               the whole label of a keyboard
        $ ime-cli privacy keyboard.json    the labels of all keyboards of a manifest
      """)

  @Argument(help: "A keyboard, as 'ime-cli keyboards' lists it, or a manifest (keyboard.json).")
  var keyboard: String?

  @Option(help: "The format: text or markdown.")
  var format = Format.text

  func run() throws {
    var output = StandardOutput()
    guard let keyboard else {
      for line in Columns.aligned(Self.overview) { output.writeLine(line) }
      return
    }
    let labels = try descriptions(of: keyboard).map { description in
      let label = PrivacyLabel(
        id: description.id, name: description.name, capabilities: description.capabilities)
      return format == .text ? label.text : label.markdown
    }
    output.write(Array(labels.joined(separator: "\n").utf8))
  }

  private static var shipped: [KeyboardDescription] {
    ComposerProgram.catalog.languages.keyboardDescriptions
  }

  /// The table of all keyboards of the toolkit, one row each.
  private static var overview: [[String]] {
    [["keyboard", "name", "open access", "requests"]]
      + shipped.map { description in
        let names = description.capabilities.map(\.capability.rawValue)
        return [
          description.id, description.name, names.isEmpty ? "not requested" : "requested",
          names.isEmpty ? "nothing" : names.joined(separator: ", "),
        ]
      }
  }

  private func descriptions(of name: String) throws -> [KeyboardDescription] {
    if let description = Self.shipped.first(where: { $0.id == name }) { return [description] }
    guard name.hasSuffix(".json") || FileManager.default.fileExists(atPath: name) else {
      let known = Self.shipped.map(\.id)
      throw ToolError(
        .badInput,
        KeyboardError.unknownKeyboard(name, known: known).description
          + "; or give a manifest (keyboard.json)")
    }
    return try KeyboardManifest(path: name).keyboards.map(\.description)
  }
}
