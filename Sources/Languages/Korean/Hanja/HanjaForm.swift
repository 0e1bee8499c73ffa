/// How a word in Hanja is written.
public enum HanjaForm: String, CaseIterable, Codable, Hashable, Sendable {
  /// 漢字
  case hanja
  /// 漢字(한자)
  case hanjaWithHangul = "hanja-hangul"
  /// 한자(漢字)
  case hangulWithHanja = "hangul-hanja"

  /// The word in this form.
  func text(hanja: String, hangul: String) -> String {
    switch self {
    case .hanja: hanja
    case .hanjaWithHangul: "\(hanja)(\(hangul))"
    case .hangulWithHanja: "\(hangul)(\(hanja))"
    }
  }
}
