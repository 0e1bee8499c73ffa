/// What a class of words does in a sentence, as far as conversion needs to know: where phrases
/// begin.
///
/// ```
/// 私は | 昨日 | 学校に | 行きました     content は, content, content に, content ました
/// ```
package enum WordClass: UInt8, Sendable {
  /// Begins a phrase: a noun, a verb, an adjective.
  case content
  /// Goes with the word before it: a particle, an auxiliary, a suffix.
  case dependent
  /// Goes with the word after it: お in お茶.
  case prefix
  /// Stands by itself: punctuation.
  case mark
  /// Begins a phrase with a number in kanji: 二人.
  case numeral
}
