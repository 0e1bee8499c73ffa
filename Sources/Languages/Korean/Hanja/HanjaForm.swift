/// The written form of chosen Hanja.
public enum HanjaForm: String, CaseIterable, Codable, Hashable, Sendable {
  /// The Hanja alone: 漢字.
  case hanja
  /// The Hanja with the Hangul in parentheses: 漢字(한자).
  case hanjaWithHangul = "hanja-hangul"
  /// The Hangul with the Hanja in parentheses: 한자(漢字).
  case hangulWithHanja = "hangul-hanja"

  /// Returns a word written in this form.
  func text(hanja: String, hangul: String) -> String {
    switch self {
    case .hanja: hanja
    case .hanjaWithHangul: "\(hanja)(\(hangul))"
    case .hangulWithHanja: "\(hangul)(\(hanja))"
    }
  }
}
