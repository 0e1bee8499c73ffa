import Foundation
import FoundationXML
import KeyboardDrawing
import KeyboardTestSupport
import Testing
import TextUnits

/// Keyboards as pictures.
@Suite struct DrawingTests {
  /// Reads the names of all keys out of an SVG picture; nil where it is no XML.
  private final class Labels: NSObject, XMLParserDelegate {
    var names: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if element == "g" { names.append(attributes["aria-label"] ?? "") }
    }

    static func labels(in picture: String) -> [String]? {
      let reader = Labels()
      let parser = XMLParser(data: Data(picture.utf8))
      parser.delegate = reader
      return parser.parse() ? reader.names : nil
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func everyPictureIsXMLWithEveryKey(id: String) throws {
    let pictures = KeyboardPictures(contents: try LocaleFiles.contents(of: id))
    for layer in pictures.layers {
      let view = try #require(pictures.view(ofLayer: layer))
      let picture = SVGDrawing(view, title: "<\(id)> & \"\(layer)\"").text
      #expect(Labels.labels(in: picture) == view.keys.map(\.accessibilityLabel), "\(layer)")
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func terminalsGetEveryRowInThreeLines(id: String) throws {
    let pictures = KeyboardPictures(contents: try LocaleFiles.contents(of: id))
    for layer in pictures.layers {
      let view = try #require(pictures.view(ofLayer: layer))
      let lines = TextDrawing(view).text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      #expect(lines.count % 3 == 0 && !lines.isEmpty)
      for start in stride(from: 0, to: lines.count, by: 3) {
        let widths = Set(lines[start..<start + 3].map { DisplayWidth.columns(of: String($0)) })
        #expect(widths.count == 1, "\(layer): \(lines[start + 1])")
      }
    }
  }

  /// Brackets and arrows of a right-to-left keyboard show what they will be in the text; its Latin
  /// letters and pads do not change.
  @Test func capsOfRightToLeftKeyboards() throws {
    for id in ["fa", "he", "ar", "ur"] {
      let pictures = KeyboardPictures(contents: try LocaleFiles.contents(of: id))
      for layer in pictures.layers where layer != "latin" && layer != "latin-shift" {
        let view = try #require(pictures.view(ofLayer: layer))
        #expect(view.isRightToLeft)
        for key in view.keys {
          switch key.text {
          case "(": #expect(key.label == ")", "\(id) \(layer)")
          case ")": #expect(key.label == "(", "\(id) \(layer)")
          case "«": #expect(key.label == "»", "\(id) \(layer)")
          default: break
          }
          if key.id == "backspace" { #expect(key.label == "⌦", "\(id) \(layer)") }
        }
      }
      let latin = try #require(pictures.view(ofLayer: "latin"))
      #expect(latin.keys.first { $0.id == "backspace" }?.label == "⌫")
    }
    let english = KeyboardPictures(contents: try LocaleFiles.contents(of: "en"))
    let symbols = try #require(english.view(ofLayer: "symbols"))
    #expect(symbols.keys.first { $0.text == "(" }?.label == "(")
  }
}
