import Foundation
import TestSupport
import Transliteration

/// The rule files in `Locales`, by their path relative to it. New files are tested automatically.
enum RuleFiles {
  static let paths: [String] = {
    let folder = Repository.root.appending(path: "Locales").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix("transliteration.txt") || $0.hasSuffix("inscript.txt") }
      .sorted()
  }()

  static func rules(_ path: String) throws -> TransliterationRules {
    try TransliterationRules(parsing: try Repository.text(of: "Locales/\(path)"))
  }

  static func speller(_ path: String) throws -> TransliterationSpeller {
    TransliterationSpeller(rules: try rules(path))
  }

  /// Returns keys and text of the rules that apply at any position and have a single text, as
  /// written in the file.
  static func simpleRules(_ path: String) throws -> [(keys: String, text: String)] {
    var section = ""
    return try Repository.text(of: "Locales/\(path)").split(separator: "\n").compactMap { line in
      if line.hasPrefix("[") { section = String(line) }
      let fields = line.split(separator: " ").map { unescaped(String($0)) }
      guard ["[consonants]", "[vowels]", "[signs]", "[letters]"].contains(section),
        fields.count > 1, fields[0] != "#", !fields[0].hasPrefix("^"), !fields[0].hasSuffix("$")
      else { return nil }
      return (fields[0], fields[1])
    }
  }

  private static func unescaped(_ field: String) -> String {
    if field == "-" { return "" }
    guard field.hasPrefix("U+") else { return field }
    let scalars = field.split(separator: "+").dropFirst().compactMap {
      UInt32($0.replacingOccurrences(of: "U", with: ""), radix: 16).flatMap(Unicode.Scalar.init)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
