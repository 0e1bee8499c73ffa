import Foundation
import KeyboardLayouts
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A test file of LDML Keyboard 3.0.
struct SuiteFile: Sendable, CustomStringConvertible {
  /// One step of a test.
  enum Step: Sendable {
    case key(String, flick: String?, longPress: Int?, taps: Int?)
    case emit(String)
    case backspace
    case check(String)
  }

  struct Test: Sendable {
    let name: String
    var startContext = ""
    var steps: [Step] = []
  }

  struct Repertoire: Sendable {
    let name: String
    let type: String
    let characters: String
  }

  let name: String
  var keyboard = ""
  var tests: [Test] = []
  var repertoires: [Repertoire] = []

  var description: String { name }

  /// The folder of the LDML tests; nil if it is absent.
  static let folder: String? = Repository.shared.flatMap {
    let path = $0.appending(path: "data/ldml-keyboard-tests").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// All test files.
  static let all: [SuiteFile] = {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix("-test.xml") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
      let reader = SuiteReader(name: name)
      let parser = XMLParser(data: data)
      parser.delegate = reader
      // fr-t-k0-test.xml is a keyboard; its tests are in fr-t-k0-test-test.xml.
      return parser.parse() && !reader.file.keyboard.isEmpty ? reader.file : nil
    }
  }()

  /// All keyboards of the LDML tests.
  static let keyboards: [String] = {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let tests = Set(all.map(\.name))
    return names.filter { $0.hasSuffix(".xml") && !tests.contains($0) }.sorted()
  }()
}

private final class SuiteReader: NSObject, XMLParserDelegate {
  var file: SuiteFile

  init(name: String) { file = SuiteFile(name: name) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch name {
    case "info": file.keyboard = attributes["keyboard"] ?? ""
    case "repertoire":
      file.repertoires.append(
        .init(
          name: attributes["name"] ?? "", type: attributes["type"] ?? "default",
          characters: attributes["chars"] ?? ""))
    case "test": file.tests.append(.init(name: attributes["name"] ?? ""))
    case "startContext":
      file.tests[file.tests.count - 1].startContext = unescaped(attributes["to"])
    case "keystroke":
      add(
        .key(
          attributes["key"] ?? "", flick: attributes["flick"],
          longPress: attributes["longPress"].flatMap { Int($0) },
          taps: attributes["tapCount"].flatMap { Int($0) }))
    case "emit": add(.emit(unescaped(attributes["to"])))
    case "backspace": add(.backspace)
    case "check": add(.check(unescaped(attributes["result"])))
    default: break
    }
  }

  private func add(_ step: SuiteFile.Step) { file.tests[file.tests.count - 1].steps.append(step) }

  private func unescaped(_ text: String?) -> String {
    var variables = LayoutVariables(normalizes: false)
    return KeyOutput((try? variables.parse(text ?? "")) ?? []).text
  }
}
