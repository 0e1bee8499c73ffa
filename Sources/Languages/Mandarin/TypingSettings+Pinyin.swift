import Decoding
import TypingAids

extension TypingSettings {
  /// The names of the way of typing pinyin, as `PinyinTyping(names:)` accepts them.
  var pinyinNames: [String] {
    var sounds: [FuzzySound] = []
    if confusesRetroflexes { sounds += [.zZh, .cCh, .sSh] }
    if confusesNasals { sounds += [.anAng, .enEng, .inIng, .ianIang, .uanUang] }
    if confusesInitials { sounds += [.nL, .lR, .rY, .fH, .kG] }
    return [pinyinScheme.rawValue] + sounds.map { $0.rawValue } + (typesTones ? ["tones"] : [])
      + (toleratesTypos ? [] : ["exact"]) + (recognisesLatinText ? [] : [LatinText.off])
      + (reranksSentences ? [] : [PinyinTyping.noRerankingName])
  }
}
