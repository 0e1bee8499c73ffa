import Decoding
import InputCore

/// The decisions of a converter about Latin text that do not concern a conversion.
package struct LatinReading: Sendable {
  private let words: LatinWords
  private let digitsChoose: Bool

  /// Creates the decisions for a lexicon; nil if it has no words in Latin letters.
  ///
  /// - Parameter digitsChoose: whether digits choose candidates and are no keys of readings.
  package init?(_ lexicon: Lexicon, digitsChoose: Bool = false) {
    guard let words = lexicon.latinWords else { return nil }
    self.words = words
    self.digitsChoose = digitsChoose
  }

  /// Returns whether a key that is no letter continues Latin text; see `LatinTyping`.
  package func continues(
    _ keys: [UInt8], as typed: String, with character: Character, using converter: LatticeConverter
  ) -> Bool {
    guard let key = character.asciiValue else { return false }
    return LatinTyping.continues(keys, with: key, words: words, digitsChoose: digitsChoose) {
      isLatin(endOf: keys, as: typed, using: converter)
    }
  }

  /// Returns the end of a sentence among the keys; see `LatinTyping`.
  package func sentenceEnd(in keys: [UInt8], isFinal: Bool) -> Int? {
    LatinTyping.sentenceEnd(in: keys, words: words, isFinal: isFinal)
  }

  /// Returns whether the last of some keys are converted to Latin text.
  package func isLatin(
    endOf keys: [UInt8], as typed: String, using converter: LatticeConverter
  ) -> Bool {
    guard keys.last?.isLatinLetter ?? false else { return false }
    var converter = converter
    converter.convert(typed, normalized: keys)
    return converter.endsInLatin()
  }

  /// Returns the keystrokes as a candidate of its own; nil if they are no Latin text. A listed word
  /// and letters with a capital are likely to be meant.
  package func asTyped(_ keystrokes: String) -> TypedCandidate? {
    let keys = Array(keystrokes.utf8)
    guard keys.count > 1, keys.allSatisfy({ $0.isAddressKey }),
      keys.contains(where: { $0.isLatinLetter })
    else { return nil }
    return TypedCandidate(
      text: keystrokes,
      isLikely: words.word(of: keys[...]) != nil || keys.contains { $0.isLatinCapital })
  }
}

/// The capitals before a small letter in the same run of Latin letters.
package enum LetterAfterCapital: Equatable, Sendable {
  /// One capital at this index, as in a name: `Python`.
  case name(Int)
  /// A run of capitals and digits, which is a word by itself: `SSRchouka`.
  case acronym
}

extension [UInt8] {
  /// The number of letters that are searched backwards for the capital of a word.
  private static let maximumCapitalisedLength = 24

  /// Returns what precedes the small letters before `start`; nil if that is no capital.
  package func letterAfterCapital(at start: Int) -> LetterAfterCapital? {
    withUnsafeBufferPointer { keys in
      var index = start
      while index > Swift.max(0, start - Self.maximumCapitalisedLength) {
        index -= 1
        if keys[index].isLatinCapital {
          let before = index > 0 ? keys[index - 1] : 0
          return before.isLatinCapital || before.isLatinDigit ? .acronym : .name(index)
        }
        if !keys[index].isLatinLetter { return nil }
      }
      return nil
    }
  }
}
