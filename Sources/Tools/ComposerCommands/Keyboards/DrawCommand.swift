import ArgumentParser
import KeyboardCatalog
import KeyboardDrawing
import KeyboardLayouts
import Keyboards
import TextDocument
import ToolSupport

extension KeyboardType: ExpressibleByArgument {}

/// `ime-cli draw`: draws keyboards.
struct DrawCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case svg, txt
  }

  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw the key caps of a keyboard, as SVG or as text.",
    discussion: """
      $ ime-cli draw fa                                  the letters, in the terminal
      $ ime-cli draw fa --field emailAddress             the keys in a field for mail addresses
      $ ime-cli draw de --layer hardware-altR            the hardware keys with AltGr
      $ ime-cli draw he --layer shift --format svg > he.svg
      $ ime-cli draw --all --format svg --output pictures

      Layers are those that 'ime-cli keyboards' lists, and hardware-none, hardware-shift, \
      hardware-altR, 'hardware-altR shift'. The text on keys of right-to-left languages is in the \
      order in which it appears in the text.
      """)

  @Argument(help: "The keyboard, as 'ime-cli keyboards' lists it.")
  var keyboard: String?

  @Option(help: "The layer. Without it, the letters.")
  var layer: String?

  @Option(help: "The type of the field: \(DeleteCommand.names(KeyboardType.self)).")
  var field = KeyboardType.default

  @Option(help: "The format: svg, or txt for a terminal.")
  var format = Format.txt

  @Flag(help: "Draw every layer of the keyboard, or of all keyboards.")
  var all = false

  @Flag(help: "Draw the keyboard in incognito mode, in which nothing is learned.")
  var incognito = false

  @Option(name: .shortAndLong, help: "Write files such as KEYBOARD-LAYER.svg into this folder.")
  var output: String?

  @OptionGroup var keyboards: KeyboardOptions

  func validate() throws {
    guard all || keyboard != nil else {
      throw ValidationError("give a keyboard or --all; 'ime-cli keyboards' lists the keyboards")
    }
  }

  func run() throws {
    let registry = try keyboards.registry()
    let folder = try keyboards.localeFolder()
    var printer = DrawingPrinter(format: format, folder: output)
    let ids = keyboard.map { [$0] } ?? registry.enabled
    for id in ids {
      guard let plugin = registry.plugin(id) else {
        throw ToolError(
          .badInput, KeyboardError.unknownKeyboard(id, known: registry.enabled).description)
      }
      let name = plugin.description.name
      let pictures = try ToolError.badInput {
        KeyboardPictures(
          contents: KeyboardContents(
            layout: try folder.layout(of: id), locale: try folder.locale(of: id)),
          keyboardType: field, isIncognito: incognito)
      }
      for layer in try layers(of: pictures, id: id) {
        guard let view = pictures.view(ofLayer: layer) else { continue }
        try printer.print(view, name: "\(id)-\(layer)", title: "\(name): \(layer)")
      }
    }
    printer.finish()
  }

  private func layers(of pictures: KeyboardPictures, id: String) throws -> [String] {
    if let layer {
      guard pictures.layers.contains(layer) else {
        throw ToolError(
          .badInput,
          "'\(id)' has no layer '\(layer)'; it has \(pictures.layers.joined(separator: ", "))")
      }
      return [layer]
    }
    return all ? pictures.layers : [pictures.firstLayer]
  }
}
