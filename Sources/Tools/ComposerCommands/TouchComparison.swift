import Evaluation
import InputCore
import Japanese
import KeyboardCatalog
import Keyboards
import LanguageDescription
import Scenarios
import ToolSupport
import TypingAids

/// Types the everyday sets of input methods by taps on the keyboards of their languages, and counts
/// the rows whose text is that of the keys, or right: Latin letters need no recognition where a keyboard
/// has a plane of them.
///
/// ```
/// set   keyboard               same  typed  same %
/// yue   yue                     120    120   100.0
/// ```
struct TouchComparison {
  /// The digits of the nine keys by their letters.
  private static let nineKeys: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999"))

  let evaluation: EverydayEvaluation

  /// Writes a line for each keyboard of the sets. Sets that are typed on keyboards are left out.
  func run(_ sets: [String]) throws {
    var output = StandardOutput()
    output.writeLine("set\tkeyboard\tsame\ttyped\tsame %")
    for path in sets {
      let set = try evaluation.load(path)
      guard case .method(let tag, let names) = set.place,
        let language = ProgramLanguages.composing(tag)
      else { continue }
      var options = LanguageOptions()
      options.language = tag
      options.dictionary = nil
      let opened = try options.open(evaluation.method).typed(by: names)
      for keyboard in language.keyboards {
        guard let composing = keyboard.composing(Self.settings) else { continue }
        try compare(
          set, path: path, on: keyboard, composing, opened.typed(by: composing.options), &output)
      }
      output.flush()
    }
  }

  /// Settings without aids such as capitals, with Latin letters composed where a language has a
  /// transliteration.
  private static var settings: TypingSettings {
    var settings = TypingSettings.none
    settings.transliteratesLatinLetters = true
    return settings
  }

  private func compare(
    _ set: EverydaySet, path: String, on keyboard: KeyboardEntry, _ composing: KeyboardComposing,
    _ opened: OpenedLanguage, _ output: inout StandardOutput
  ) throws {
    let name = EverydayEvaluation.name(of: path)
    let typist = TextTypist(
      registry: try registry(keyboard), keyboard: keyboard.id, isHardware: false)
    let isNine = composing.options.contains("nine")
    let letters = isNine ? Self.nineKeys : try symbols(of: opened.language, opened)
    var (same, typed) = (0, 0)
    let hasLatinPlane = try !typist.showsLatinLetters()
    for row in set.rows {
      let parts = hasLatinPlane ? row.parts : [.init(keys: row.keys, isLatin: false)]
      let events = try parts.flatMap { part in
        try KeyNotation.parse(part.keys).map { event in
          guard isNine, !part.isLatin, case .character(let key) = event.key,
            let digit = letters[key]
          else { return event }
          return KeyEvent(digit)
        }
      }
      let expected = EverydayEvaluation.text(
        of: events, in: try opened.session, convertsByKey: opened.composition.convertsByKey)
      let pieces = try parts.map { part in
        part.isLatin
          ? TextTypist.Piece.latin(part.keys)
          : .keys(try KeyNotation.parse(Self.keys(part.keys, on: keyboard)))
      }
      guard
        let found = try typist.text(
          of: pieces, letters: letters, convertsByKey: opened.composition.convertsByKey)
      else { continue }
      typed += 1
      if found == expected || row.accepted.contains(found) {
        same += 1
      } else if evaluation.showsMisses {
        output.writeLine(
          ["miss", name, keyboard.id, row.keys, found, expected].joined(separator: "\t"))
      }
    }
    let share = typed == 0 ? 0 : 100 * Double(same) / Double(typed)
    output.writeLine("\(name)\t\(keyboard.id)\t\(same)\t\(typed)\t\(share.text(decimals: 1))")
  }

  /// The keys as a keyboard has them: kana for romaji, where the keyboard has kana. Named keys stay.
  private static func keys(_ keys: String, on keyboard: KeyboardEntry) -> String {
    guard keyboard.id == Japanese.languageTag else { return keys }
    var kana = ""
    var run = ""
    var isName = false
    for key in keys + "\n" {
      isName = isName || key == "<"
      // z. is …
      let isMark = key == "-" && !run.isEmpty || key == "'" || run.last == "z" && key.isPunctuation
      if !isName, key.isASCII, key.isLowercase || isMark {
        run.append(key)
      } else {
        kana += Japanese.kana(romaji: run) + (key == "\n" ? "" : String(key))
        run = ""
      }
      if key == ">" { isName = false }
    }
    return kana
  }

  /// The symbols that a screen shows for keys, by the keys. Where it shows symbols at all, it also has
  /// the marks of the language that hardware types by `<` and `>`, and types these as they are.
  private func symbols(
    of language: some ComposingLanguage, _ opened: OpenedLanguage
  ) throws -> [Character: Character] {
    let keys = try opened.configured(language).keysOfLetters
    var symbols = Dictionary(keys.map { ($0.value, $0.key) }) { first, _ in first }
    guard !symbols.isEmpty else { return symbols }
    for key: Character in ["<", ">"] {
      let text = EverydayEvaluation.text(
        of: [KeyEvent(key)], in: try opened.session, convertsByKey: false)
      symbols[key] = text.first
    }
    return symbols
  }

  /// The keyboard, which commits the first candidate at the end, and an English one for Latin
  /// letters.
  private func registry(_ keyboard: KeyboardEntry) throws -> KeyboardRegistry {
    let folder = try evaluation.keyboards.localeFolder()
    let engines = KeyboardEngines(
      of: ComposerProgram.catalog.languages, settings: Self.settings, in: folder, clock: nil
    ) { try DictionaryLocator(language: $0).path() }
    var description = KeyboardDescription(keyboard)
    description.resolution = .commitFirst
    let english = ComposerProgram.catalog.keyboard("en").map { KeyboardDescription($0.keyboard) }
    return try ToolError.badInput {
      try KeyboardRegistry(([description] + (english.map { [$0] } ?? [])).map(engines.keyboard))
    }
  }
}
