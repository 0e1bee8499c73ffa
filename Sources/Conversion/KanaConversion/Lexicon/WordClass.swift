/// The kind of a word class, as far as conversion needs it to find bunsetsu boundaries.
///
/// ```
/// 私は | 昨日 | 学校に | 行きました     content は, content, content に, content ました
/// ```
package enum WordClass: UInt8, Sendable {
  /// Begins a bunsetsu: a noun, an adjective.
  case content
  /// Attaches to the preceding word: a particle, an auxiliary, a suffix.
  case dependent
  /// Attaches to the following word: お in お茶.
  case prefix
  /// A bunsetsu by itself: punctuation.
  case mark
  /// Begins a bunsetsu with a number in kanji: 二人.
  case numeral
  /// Begins a bunsetsu with a verb.
  case verb
}
