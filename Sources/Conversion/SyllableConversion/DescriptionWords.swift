/// The words of a language that describe a character to people who hear it.
public struct DescriptionWords: Sendable {
  /// The word between an example and the character that it names: 的 in 世界的世.
  public let link: String
  /// The parts of characters whose words all sound as those of other characters do: 女字旁 of 她.
  public let parts: [Character: String]

  /// Creates the words of a language.
  public init(link: String, parts: [Character: String]) {
    self.link = link
    self.parts = parts
  }

  /// The words of Mandarin in simplified characters.
  public static let simplified = DescriptionWords(
    link: "的", parts: ["她": "女字旁", "它": "宝盖头", "妳": "女字旁", "牠": "牛字旁", "祂": "示字旁"])
  /// The words of Mandarin in traditional characters.
  public static let traditional = DescriptionWords(
    link: "的", parts: ["她": "女字旁", "它": "寶蓋頭", "妳": "女字旁", "牠": "牛字旁", "祂": "示字旁"])
  /// The words of Cantonese.
  public static let cantonese = DescriptionWords(
    link: "嘅", parts: ["她": "女字邊", "它": "寶蓋頭", "牠": "牛字邊", "祂": "示字邊"])
}
