import CICU

/// Writes text of any script in Latin letters, as far as ICU has rules: `Привет` is `Privet`,
/// `東京` is `dōng jīng`.
///
/// Han characters are read as Mandarin; words whose reading another language decides are not
/// looked up. One transcriber belongs to one session.
public final class LatinTranscriber {
  private let transcriber: OpaquePointer

  /// A transcriber, or nil where ICU lacks the rules.
  public init?() {
    guard let transcriber = gk_transcriber_open("Any-Latin") else { return nil }
    self.transcriber = transcriber
  }

  deinit { gk_transcriber_close(transcriber) }

  /// The text in Latin letters, or nil where that is not possible.
  public func transcription(of text: some StringProtocol) -> String? {
    let units = Array(text.utf16)
    // A syllable letter may become several letters; more room is given when that is not enough.
    var capacity = units.count * 4 + 16
    for _ in 0..<3 {
      var result = [UInt16](repeating: 0, count: capacity)
      let count = Int(
        gk_transcriber_apply(
          transcriber, units, Int32(clamping: units.count), &result, Int32(clamping: capacity)))
      guard count >= 0 else { return nil }
      if count <= capacity { return String(decoding: result[..<count], as: UTF16.self) }
      capacity = count + 16
    }
    return nil
  }
}
