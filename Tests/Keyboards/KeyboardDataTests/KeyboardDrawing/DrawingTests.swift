import Foundation
import FoundationXML
import KeyboardDrawing
import KeyboardTestSupport
import Testing
import TextUnits

/// Drawings of keyboards.
@Suite struct DrawingTests {
  /// Collects the accessibility names of all keys of an SVG picture.
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
  func everyPictureIsWellFormedAndHasEveryKey(id: String) throws {
    let pictures = KeyboardPictures(contents: try LocaleFiles.contents(of: id))
    for layer in pictures.layers {
      let view = try #require(pictures.view(ofLayer: layer))
      let picture = SVGDrawing(view, title: "<\(id)> & \"\(layer)\"").text
      #expect(Labels.labels(in: picture) == view.keys.map(\.accessibilityLabel), "\(layer)")
    }
  }

  /// Incognito mode is visible in the picture and readable by screen readers.
  @Test(arguments: ["en", "fa", "zh-Hans"]) func incognitoIsVisible(id: String) throws {
    let contents = try LocaleFiles.contents(of: id)
    let open = try #require(KeyboardPictures(contents: contents).view(ofLayer: "base"))
    let view = try #require(
      KeyboardPictures(contents: contents, isIncognito: true).view(ofLayer: "base"))
    #expect(!open.isIncognito && view.isIncognito)
    let picture = SVGDrawing(view, title: id).text
    let labels = try #require(Labels.labels(in: picture))
    #expect(labels.first == "Incognito: nothing is learned")
    // The indicator is above the keys and covers none of them.
    #expect(picture.contains(#"viewBox="0 -36 390 252""#))
    #expect(TextDrawing(view).text.hasPrefix("[incognito]\n"))
    #expect(!SVGDrawing(open, title: id).text.contains("Incognito"))
  }

  /// The digit of a long press is on the cap, whatever comes first in the menu.
  @Test(arguments: ["en", "de", "zh-Hans", "yue", "zh-Hant-t-k0-cangjie"])
  func theTopRowShowsItsDigits(id: String) throws {
    let view = try #require(
      KeyboardPictures(contents: try LocaleFiles.contents(of: id)).view(ofLayer: "base"))
    #expect(view.keys.prefix(10).map { $0.hint ?? "" } == (1...10).map { "\($0 % 10)" })
  }

  /// The kana of flicks are drawn at the sides of their key; a flick to the hint is not drawn twice.
  @Test func flicksAreDrawn() throws {
    let view = try #require(
      KeyboardPictures(contents: try LocaleFiles.contents(of: "ja")).view(ofLayer: "base"))
    let key = try #require(view.keys.first { $0.text == "か" })
    #expect(key.flicks.map(\.direction) == ["w", "n", "e", "s"])
    #expect(key.flicks.map(\.text) == ["き", "く", "け", "こ"])
    let picture = SVGDrawing(view, title: "ja").text
    for kana in ["き", "く", "け", "こ"] { #expect(picture.contains(">\(kana)</text>")) }
    let jyutping = try #require(
      KeyboardPictures(contents: try LocaleFiles.contents(of: "yue")).view(ofLayer: "base"))
    let parts = SVGDrawing(jyutping, title: "yue").text.components(separatedBy: ">1</text>")
    #expect(parts.count == 2)
  }

  /// Keys that act carry the id of an icon beside their label, and the picture shows it. A label of
  /// letters, such as the name of an action, is shown instead.
  @Test(arguments: ["en", "fa", "ja"]) func keysThatActHaveIcons(id: String) throws {
    let view = try #require(
      KeyboardPictures(contents: try LocaleFiles.contents(of: id)).view(ofLayer: "base"))
    let icons = view.keys.compactMap(\.icon)
    #expect(Set(icons).isSuperset(of: [.backspace, .globe, .return]))
    let picture = SVGDrawing(view, title: id).text
    for icon in icons { #expect(picture.contains(icon.path)) }
    #expect(view.keys.filter { $0.icon != nil }.allSatisfy { !$0.label.isEmpty })
    #expect(
      view.keys.filter { $0.style == .character && $0.id != "space" }.allSatisfy { $0.icon == nil })
    var named = view
    for index in named.keys.indices where named.keys[index].icon == .return {
      named.keys[index].label = "Search"
    }
    let drawn = SVGDrawing(named, title: id).text
    #expect(drawn.contains(">Search</text>") && !drawn.contains(KeyIcon.return.path))
  }

  @Test func everyIconHasItsOwnPath() {
    #expect(Set(KeyIcon.allCases.map(\.path)).count == KeyIcon.allCases.count)
  }

  /// Candidates are buttons in a bar above the keys, as many as fit.
  @Test(arguments: [false, true]) func candidatesFillABar(isRightToLeft: Bool) throws {
    var view = try #require(
      KeyboardPictures(contents: try LocaleFiles.contents(of: "en")).view(ofLayer: "base"))
    view.isRightToLeft = isRightToLeft
    view.candidates = (0..<30).map { "word \($0)" }
    let labels = try #require(Labels.labels(in: SVGDrawing(view, title: "en").text))
    let shown = labels.count - view.keys.count
    #expect((2..<10).contains(shown))
    #expect(labels.prefix(shown) == view.candidates.prefix(shown))
    #expect(TextDrawing(view).text.hasPrefix("1 word 0"))
  }

  @Test(arguments: LocaleFiles.layouts)
  func terminalRowsTakeThreeLines(id: String) throws {
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

  /// Brackets and arrows of a right-to-left keyboard show how they will look in the text. Its Latin
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
