/// A character's reading, and a phrase that names it; or a run of kana or letters with its script.
/// Screen readers speak them, because many characters sound the same.
///
/// ```
/// 世纪   shì 世界的世，ji 纪录片的纪
/// 实际   shí 实现的实，jì 国际的际
/// 学期   ガク・まなぶ 学校の学，キ 時期の期
/// スマホ カタカナ
/// ```
public struct CharacterDescription: Hashable, Sendable {
  /// The character, or the run of kana or letters.
  public let text: String
  /// Its reading as the language writes it: `shì`, `ㄕˋ`, `si6`, `ガク・まなぶ`. Nil if it is not known.
  public let reading: String?
  /// A phrase that names the character to someone who hears it, in the language of the candidate:
  /// 世界的世. The character itself if no word tells it apart.
  public let spoken: String

  /// Creates a description.
  public init(_ text: String, reading: String?, spoken: String) {
    self.text = text
    self.reading = reading
    self.spoken = spoken
  }
}

extension [CharacterDescription] {
  /// The phrases of all characters, one after the other.
  public var spoken: String { map { $0.spoken }.joined(separator: "，") }
}
