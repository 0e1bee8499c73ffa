import Foundation
import Korean
import TestSupport
import Testing
import ToolSupport

/// Decomposing Hangul to keys and typing them gives the same Hangul.
@Suite struct RoundTripTests {
  private static let syllables = (0xAC00...0xD7A3).compactMap(Unicode.Scalar.init)

  private func keystrokes(_ name: String) throws -> (HangulKeystrokes, HangulAutomaton) {
    let layout = try #require(HangulLayout.standard(name))
    return (HangulKeystrokes(layout: layout), HangulAutomaton(layout: layout))
  }

  @Test(arguments: HangulLayout.standardNames)
  func everySyllableRoundTrips(name: String) throws {
    let (keystrokes, automaton) = try keystrokes(name)
    #expect(Self.syllables.count == 11_172)
    var untyped: [Unicode.Scalar] = []
    for syllable in Self.syllables {
      guard let keys = keystrokes.keys(for: Character(syllable)) else {
        untyped.append(syllable)
        continue
      }
      // Compared by code points, because a sequence of jamo also equals the syllable.
      #expect(automaton.text(forKeys: keys).unicodeScalars.elementsEqual([syllable]))
    }
    #expect(untyped == [])
  }

  /// Types each syllable through a session and checks the marked text after each key.
  @Test(arguments: HangulLayout.standardNames)
  func everySyllableIsMarkedWhileTyped(name: String) throws {
    let (keystrokes, automaton) = try keystrokes(name)
    var session = InputSession(
      method: HangulMethod(automaton: automaton), keymap: Korean.keymap)
    for syllable in Self.syllables {
      let keys = try #require(keystrokes.keys(for: Character(syllable)))
      var shown = ""
      for key in keys {
        for case .setMarkedText(let preedit) in session.handle(KeyEvent(key)) {
          shown = preedit.text
        }
      }
      #expect(shown.unicodeScalars.elementsEqual([syllable]))
      #expect(session.perform(.commit) == [.insertText(String(Character(syllable)))])
    }
  }

  private func randomText(_ count: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let scalars = (0..<count).map { index in
      index % 7 == 6 ? " " : Self.syllables.randomElement(using: &random) ?? " "
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Random neighbours, which must be kept apart by the keys alone.
  @Test(arguments: HangulLayout.standardNames)
  func consecutiveSyllablesRoundTrip(name: String) throws {
    let (keystrokes, automaton) = try keystrokes(name)
    let text = randomText(100_000, seed: 1)
    let stretches = try #require(keystrokes.stretches(for: text))
    #expect(stretches.count == 1)
    #expect(stretches.map(automaton.text(forKeys:)).joined() == text)
  }

  @Test func orderFreeEntryAcceptsOrderedKeys() throws {
    for name in HangulLayout.standardNames where name.hasPrefix("3") || name == "ahnmatae" {
      let layout = try #require(HangulLayout.standard(name))
      let text = randomText(20_000, seed: 2)
      let stretches = try #require(HangulKeystrokes(layout: layout).stretches(for: text))
      let automaton = HangulAutomaton(layout: layout, isOrderFree: true)
      #expect(stretches.map(automaton.text(forKeys:)).joined() == text)
    }
  }

  /// Real text: the first 100,000 characters that 2-set can type. Right separates single letters
  /// and syllables that would otherwise join.
  @Test(
    .enabled(
      if: Corpus.exists, "no ../shared/corpora/ko-mixed.7z, or no 7z: real text is not typed"))
  func realTextRoundTrips() throws {
    let (keystrokes, automaton) = try keystrokes("2-set")
    let text = try Corpus.text(characters: 100_000) { keystrokes.keys(for: $0) != nil }
    #expect(text.count == 100_000)
    let stretches = try #require(keystrokes.stretches(for: text))
    var session = InputSession(
      method: HangulMethod(automaton: automaton), keymap: Korean.keymap)
    var typed = ""
    for stretch in stretches {
      for event in stretch.map({ KeyEvent($0) }) + [KeyEvent(.named(.right))] {
        for effect in session.handle(event) {
          switch effect {
          case .insertText(let text): typed += text
          case .passThrough(let event): typed += event.typedCharacter.map { "\($0)" } ?? ""
          default: break
          }
        }
      }
    }
    #expect(typed.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(stretches.map(automaton.text(forKeys:)).joined() == typed)
  }
}

/// Korean text from outside the repository.
private enum Corpus {
  private static let archive = Repository.shared?.appending(path: "corpora/ko-mixed.7z").path
  private static let unpacker = "/usr/bin/7z"

  static var exists: Bool {
    archive.map(FileManager.default.fileExists(atPath:)) == true
      && FileManager.default.isExecutableFile(atPath: unpacker)
  }

  /// Returns the first `characters` characters of the text that pass.
  static func text(characters: Int, where passes: (Character) -> Bool) throws -> String {
    let script = "\(unpacker) x -so \"$0\" 2>/dev/null | head -c \(characters * 6)"
    let unpacked = try Program(path: "/bin/bash").run(["-c", script, archive ?? ""]).output
    return String(
      unpacked.precomposedStringWithCanonicalMapping.lazy.filter(passes).prefix(characters))
  }
}
