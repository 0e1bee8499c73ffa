import CICU

/// Transliterates text of any script into Latin letters, as far as ICU has rules: `Привет` gives
/// `Privet`, `東京` gives `dōng jīng`.
///
/// Han characters get their Mandarin reading, even in text of other languages. Use each transcriber
/// from one session only.
public final class LatinTranscriber {
  private let transcriber: OpaquePointer

  /// Creates a transcriber; nil if ICU lacks the rules.
  public init?() {
    guard let transcriber = gk_transcriber_open("Any-Latin") else { return nil }
    self.transcriber = transcriber
  }

  deinit { gk_transcriber_close(transcriber) }

  /// Returns the text in Latin letters; nil if ICU cannot transliterate it.
  public func transcription(of text: some StringProtocol) -> String? {
    let units = Array(text.utf16)
    // One syllable letter may become several Latin letters. If the capacity is too small, ICU
    // returns the required one.
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
