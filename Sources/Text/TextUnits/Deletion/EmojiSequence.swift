import CICU

/// Finds the start of an emoji that ends at a given offset. It handles modifiers, keycaps, flags,
/// tags, variation selectors and joined (ZWJ) sequences. Joined sequences count only if they are
/// recommended for general interchange, because fonts show others as several pictures.
struct EmojiSequence {
  let window: TextWindow

  /// Returns the start of the emoji, or of the character with a variation selector, that ends at
  /// `end`. Nil if the text there is neither.
  func start(endingAt end: Int) -> Int? {
    guard let last = window.scalar(before: end) else { return nil }
    if last.scalar.isCombiningKeycap { return keycapStart(before: last.start) }
    if last.scalar.isRegionalIndicator { return flagStart(end: end, last: last.start) }
    if last.scalar.isCancelTag { return tagStart(before: last.start) }
    guard let element = elementStart(endingAt: end) else { return nil }
    return joinedStart(from: element, end: end) ?? element
  }

  /// Returns the start of the joiner before an emoji that is deleted, if it joins the emoji to another
  /// one and would be left alone; otherwise the start of the emoji.
  func withoutJoiner(before emoji: Int) -> Int {
    guard let joiner = window.scalar(before: emoji), joiner.scalar.isZeroWidthJoiner,
      elementStart(endingAt: joiner.start) != nil
    else { return emoji }
    return joiner.start
  }

  /// Returns the start of a keycap: `1`, `#` or `*`, an optional variation selector, then the
  /// combining keycap.
  private func keycapStart(before keycap: Int) -> Int? {
    var end = keycap
    if let selector = window.scalar(before: end), selector.scalar.properties.isVariationSelector {
      end = selector.start
    }
    guard let base = window.scalar(before: end), base.scalar.isKeycapBase else { return nil }
    return base.start
  }

  /// Returns the start of a flag. Regional indicators pair up from the left, so the last two are a
  /// flag if their number is even.
  private func flagStart(end: Int, last: Int) -> Int {
    var count = 0
    var start = end
    while let scalar = window.scalar(before: start), scalar.scalar.isRegionalIndicator {
      count += 1
      start = scalar.start
    }
    guard count.isMultiple(of: 2), let first = window.scalar(before: last) else { return last }
    return first.start
  }

  private func tagStart(before cancel: Int) -> Int? {
    var end = cancel
    while let tag = window.scalar(before: end), tag.scalar.isTag { end = tag.start }
    guard end < cancel else { return nil }
    return elementStart(endingAt: end)
  }

  /// Returns the start of an emoji without joiners: a pictograph with an optional modifier or
  /// variation selector. A variation selector belongs to any character before it.
  private func elementStart(endingAt end: Int) -> Int? {
    guard let last = window.scalar(before: end) else { return nil }
    if last.scalar.properties.isVariationSelector {
      guard let base = window.scalar(before: last.start),
        !base.scalar.properties.isVariationSelector, !base.scalar.isLineBreak
      else { return last.start }
      return base.start
    }
    if last.scalar.properties.isEmojiModifier { return modifiedStart(before: last.start) }
    return last.scalar.isPictograph ? last.start : nil
  }

  private func modifiedStart(before modifier: Int) -> Int {
    var end = modifier
    if let selector = window.scalar(before: end), selector.scalar.value == 0xFE0F {
      end = selector.start
    }
    guard let base = window.scalar(before: end), base.scalar.properties.isEmojiModifierBase else {
      return modifier
    }
    return base.start
  }

  /// Returns the start of the longest recommended sequence joined by zero width joiners.
  private func joinedStart(from element: Int, end: Int) -> Int? {
    var start = element
    var best: Int?
    while let joiner = window.scalar(before: start), joiner.scalar.isZeroWidthJoiner,
      let previous = elementStart(endingAt: joiner.start)
    {
      start = previous
      if isInGeneralUse(start..<end) { best = start }
    }
    return best
  }

  /// Whether a sequence is recommended for general interchange. Sequences are often written without
  /// the variation selectors of the fully qualified form, so these are removed and inserted where
  /// that form has them. Sequences with emoji newer than the installed ICU count as recommended.
  private func isInGeneralUse(_ range: Range<Int>) -> Bool {
    var qualified: [UInt16] = []
    var offset = range.lowerBound
    while offset < range.upperBound, let next = window.scalar(after: offset) {
      defer { offset = next.end }
      let properties = next.scalar.properties
      if properties.isVariationSelector { continue }
      if Script(of: next.scalar) == .unknown || isJoinedLately(next.scalar, at: offset) {
        return true
      }
      qualified += Array(String(next.scalar).utf16)
      let isModified =
        window.scalar(after: next.end).map { $0.scalar.properties.isEmojiModifier } ?? false
      if properties.isEmoji, !properties.isEmojiPresentation, !properties.isEmojiModifier,
        !isModified
      {
        qualified.append(0xFE0F)
      }
    }
    return gk_is_interchangeable_emoji(qualified, Int32(clamping: qualified.count))
  }

  /// Whether the scalar follows a joiner in a way that only emoji 15.1 and later allow: people
  /// walking to the right, a nodding face, a lime, a phoenix. Older versions of ICU know these
  /// emoji but not the sequences. Source: emoji-zwj-sequences.txt, 15.1 to 17.0.
  private func isJoinedLately(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
    switch scalar.value {
    case 0x2194, 0x2195, 0x27A1, 0x1F4A5, 0x1F525, 0x1F7E9, 0x1F7EB, 0x1F9D2, 0x1FA70:
      window.scalar(before: offset)?.scalar.isZeroWidthJoiner ?? false
    default: false
    }
  }
}
