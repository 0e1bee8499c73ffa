import Suggestions
import Testing

@Suite struct HangulLettersTests {
  private func letters(of text: String) -> String {
    string(text.unicodeScalars.flatMap { HangulLetters.letters(of: $0.value) ?? [$0.value] })
  }

  private func string(_ scalars: [UInt32]) -> String {
    scalars.reduce(into: "") { text, scalar in
      if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
    }
  }

  @Test(arguments: [
    ("한글", "ㅎㅏㄴㄱㅡㄹ"), ("값이", "ㄱㅏㅂㅅㅇㅣ"), ("날씨", "ㄴㅏㄹㅆㅣ"), ("왜", "ㅇㅗㅐ"), ("의", "ㅇㅡㅣ"),
    ("ㄳ", "ㄱㅅ"), ("ㅘ", "ㅗㅏ"), ("ㅋ", "ㅋ"), ("a", "a"), ("깎다", "ㄲㅏㄲㄷㅏ"),
  ])
  func keysOfText(text: String, keys: String) {
    #expect(letters(of: text) == keys)
  }

  /// Every syllable is recomposed from its letters, whatever syllable follows.
  @Test(arguments: ["", "가", "아", "싸", "a"]) func syllablesRoundTrip(next: String) {
    var wrong: [String] = []
    for syllable in UInt32(0xAC00)...0xD7A3 {
      let text = string([syllable]) + next
      let keys = letters(of: text).unicodeScalars.map(\.value)
      if string(HangulLetters.syllables(of: keys)) != text { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  /// Letters that form no syllable are unchanged.
  @Test(arguments: ["ㅋㅋㅋ", "ㅠㅠ", "abc", "ㄱ1", ""]) func otherLettersAreUnchanged(text: String) {
    #expect(string(HangulLetters.syllables(of: text.unicodeScalars.map(\.value))) == text)
  }
}
