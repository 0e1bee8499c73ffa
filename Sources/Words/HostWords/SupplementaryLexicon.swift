/// The words that the host has for every keyboard: names without their pairs, shortcuts, common
/// words. They supplement a keyboard's own lexicon and are no vocabulary.
///
/// No token: it is there whether open access is on or not.
public protocol SupplementaryLexicon {
  /// The words, each with its source.
  var entries: [LexiconEntry] { get }
}
