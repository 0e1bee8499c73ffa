/// The words that the host offers to every keyboard: unpaired names, shortcuts and common words.
///
/// They supplement a keyboard's own lexicon and do not replace it. No permission token is needed:
/// the words are available whether open access is on or off.
public protocol SupplementaryLexicon {
  /// The words, each with its source.
  var entries: [LexiconEntry] { get }
}
