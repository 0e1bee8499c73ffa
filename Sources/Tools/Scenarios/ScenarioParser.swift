import HostWords
import InputCore
import KeyboardPermissions
import TextDocument

extension Scenario {
  /// An invalid line of a script.
  package struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file name.
    package let file: String
    /// The line number, counted from 1.
    package let line: Int
    /// The reason, and what to write instead.
    package let reason: String

    /// `file:line: reason`.
    package var description: String { "\(file):\(line): \(reason)" }
  }

  /// Parses the scenarios of a script.
  ///
  /// - Parameters:
  ///   - text: The text of the script.
  ///   - file: The file name for messages.
  /// - Throws: `ParsingError` for the first invalid line.
  package static func parse(
    _ text: some StringProtocol, file: String
  ) throws(ParsingError) -> [Scenario] {
    var scenarios: [Scenario] = []
    /// The keyboard of the scenarios that follow, and whether the last scenario already begins with
    /// it.
    var keyboard: (step: Step, isPlaced: Bool)?
    /// The language and typing options of the scenarios that follow.
    var method: String?
    var typing: [String] = []
    var phrases = PhraseLines()
    var settings: [KeyboardChoices.Setting] = []
    var choices: KeyboardChoices { KeyboardChoices(phrases: phrases.phrases, settings: settings) }
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let words = line.trimmingSpaces()
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      let keyword = words.prefix { $0 != " " && $0 != "\t" }
      let rest = words.dropFirst(keyword.count).trimmingSpaces()
      if keyword == "SCENARIO" {
        scenarios.append(
          Scenario(
            name: String(rest), line: number, method: method, typing: typing,
            choices: choices, steps: keyboard.map { [$0.step] } ?? []))
        keyboard?.isPlaced = true
        continue
      }
      if keyword == "METHOD" {
        method = rest.isEmpty ? nil : String(rest)
        continue
      }
      if keyword == "TYPING" {
        typing = String(rest).fields
        continue
      }
      if keyword == "PHRASE" {
        do throws(CustomPhrases.ParsingError) {
          try phrases.take(String(rest))
        } catch {
          throw ParsingError(file: file, line: number, reason: error.reason.description)
        }
        continue
      }
      if keyword == "SETTING" {
        let key = rest.prefix { $0 != " " && $0 != "\t" }
        settings.removeAll { key.isEmpty || $0.key == key }
        if !key.isEmpty {
          let value = rest.dropFirst(key.count).trimmingSpaces()
          settings.append(KeyboardChoices.Setting(key: String(key), value: String(value)))
        }
        continue
      }
      let action: Action
      do {
        action = try parseAction(String(keyword), String(rest))
      } catch {
        throw ParsingError(file: file, line: number, reason: error.reason)
      }
      let step = Step(line: number, action: action)
      if case .keyboard = action {
        keyboard = (step, false)
        continue
      }
      if scenarios.isEmpty {
        scenarios.append(
          Scenario(
            name: "", line: number, method: method, typing: typing, choices: choices))
      }
      if let last = keyboard, !last.isPlaced {
        scenarios[scenarios.count - 1].steps.append(last.step)
        keyboard?.isPlaced = true
      }
      scenarios[scenarios.count - 1].steps.append(step)
    }
    return scenarios
  }

  private struct Reason: Error { let reason: String }

  private static func parseAction(
    _ keyword: String, _ rest: String
  ) throws(Reason) -> Action {
    switch keyword {
    case "KEYS":
      do throws(KeyNotation.ParsingError) {
        return .keys(try KeyNotation.parse(rest))
      } catch {
        throw Reason(reason: error.description)
      }
    case "KEYBOARD": return try parseKeyboard(rest.fields)
    case "FIELD":
      guard let type = KeyboardType(rawValue: rest) else {
        let names = KeyboardType.allCases.map(\.rawValue).joined(separator: ", ")
        throw Reason(reason: "unknown keyboard type '\(rest)'; use \(names)")
      }
      return .field(type)
    case "LANGUAGE": return .language(rest)
    case "LEXICON": return .lexicon(try parseEntry(rest))
    case "TAP": return .tap(rest.fields.map { KeyTap(parsing: $0[...]) })
    case "CHOOSE":
      guard let number = Int(rest), number > 0 else {
        throw Reason(reason: "write CHOOSE and the number of a candidate, from 1")
      }
      return .choose(number - 1)
    case "DISMISS": return .dismiss
    case "FOCUS": return .focus(rest)
    case "PICK": return .pick(rest)
    case "PREEDIT": return .expect(.preedit(rest.unescaped))
    case "CANDIDATES": return .expect(.candidates(rest.fields))
    case "OFFERS": return .expect(.offers(rest.fields))
    case "COMMIT": return .expect(.commit(rest.unescaped))
    case "DOCUMENT": return .expect(.document(rest.unescaped))
    case "ALERT": return .expect(.alert(rest))
    case "LAYER": return .expect(.layer(rest))
    case "ACTION": return .expect(.action(rest))
    case "SERVES": return .expect(.service(rest))
    case "LIST": return .expect(.list(rest.fields))
    default:
      throw Reason(
        reason:
          "unknown keyword '\(keyword)'; use SCENARIO, METHOD, TYPING, PHRASE, SETTING, KEYS, "
          + "KEYBOARD, FIELD, LANGUAGE, LEXICON, TAP, CHOOSE, DISMISS, FOCUS, PICK, PREEDIT, CANDIDATES, OFFERS, COMMIT, "
          + "DOCUMENT, ALERT, LAYER, ACTION, SERVES or LIST")
    }
  }

  private static func parseEntry(_ rest: String) throws(Reason) -> LexiconEntry {
    let fields = rest.split(separator: " ", maxSplits: 2)
    guard fields.count >= 2, let source = LexiconEntry.Source(rawValue: String(fields[0])) else {
      let names = LexiconEntry.Source.allCases.map(\.rawValue).joined(separator: ", ")
      throw Reason(reason: "write LEXICON, a source (\(names)), the typed text, its replacement")
    }
    return LexiconEntry(
      userInput: String(fields[1]), documentText: String(fields.last ?? ""), source: source)
  }

  private static func parseKeyboard(_ fields: [String]) throws(Reason) -> Action {
    guard fields.count == 2, fields[1] == "touch" || fields[1] == "hardware" else {
      throw Reason(reason: "write KEYBOARD, a layout's folder, and touch or hardware")
    }
    return .keyboard(id: fields[0], isHardware: fields[1] == "hardware")
  }
}

/// The own phrases in effect at a line of a script.
private struct PhraseLines {
  private var lines: [String] = []
  private(set) var phrases = CustomPhrases()

  /// Adds a line. An empty line removes all.
  ///
  /// - Throws: `CustomPhrases.ParsingError` if the line is not a phrase or is repeated.
  mutating func take(_ line: String) throws(CustomPhrases.ParsingError) {
    let taken = line.isEmpty ? [] : lines + [line]
    phrases = try CustomPhrases(parsing: taken.joined(separator: "\n"), file: "")
    lines = taken
  }
}

extension StringProtocol {
  fileprivate func trimmingSpaces() -> SubSequence {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let start = firstIndex { !isSpace($0) } ?? endIndex
    let end = lastIndex { !isSpace($0) }.map(index(after:)) ?? start
    return self[start..<end]
  }
}

extension String {
  fileprivate var fields: [String] {
    // Split by scalars: a combining mark after a space forms one character with it.
    unicodeScalars.split { $0 == " " || $0 == "\t" }.map { String($0) }
  }

  fileprivate var unescaped: String {
    var result = ""
    var isEscaped = false
    for character in self {
      switch (isEscaped, character) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "n"): result.append("\n")
      case (true, "t"): result.append("\t")
      default: result.append(character)
      }
      isEscaped = false
    }
    return result
  }
}
