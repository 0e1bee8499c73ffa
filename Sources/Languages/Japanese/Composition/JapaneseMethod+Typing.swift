import InputCore

// Commands before conversion: keys become kana; caret moves, deletion and suggestions.
extension JapaneseMethod {
  /// Types a character. A converted composition is committed first. A character that does not
  /// compose commits the kana and is inserted after them.
  ///
  /// - Parameter isLatin: Whether it stays as typed, whatever it means in romaji: まだb is not まだb that
  ///   waits for a vowel.
  func insert(
    _ character: Character, isLatin: Bool = false, into composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace, _ context: InputContext
  ) -> [Effect] {
    var committed = Shown()
    if isChoosing(composition) {
      committed = shown(of: composition, &workspace)
      composition = JapaneseComposition()
    }
    guard composes(character) else {
      guard !composition.isEmpty || !committed.text.isEmpty else { return [] }
      endTyping(&composition.kana)
      let text = committed.text + composition.kana.text + String(character)
      return commit(Shown(text: text, words: committed.words), clearing: &composition)
    }
    if composition.isEmpty {
      workspace.renewHistory()
      let before =
        (context.documentContextBeforeInput ?? "")
        + committed.text.dropLast(committed.textAfterCaret.count)
      composition.before = String(before.suffix(Self.contextLength))
    }
    if isLatin {
      composition.kana.appendAsTyped(String(character), romaji, isLatin: true)
    } else if !type(character, into: &composition.kana) {
      return inserting(committed) + lessons(committed.words) + [.alert(.edge)]
    }
    composition.kana.settleSigns(romaji)
    let shown = show(composition, &workspace)
    return inserting(committed) + lessons(committed.words) + shown
  }

  /// Resolves the waiting letters as nothing follows them.
  func endTyping(_ kana: inout KanaText) {
    if let divider = usableDivider {
      kana.recogniseLatin(divider, romaji, isFinal: true)
    }
    kana.endWaiting(romaji)
  }

  /// Whether a character can be part of a composition: printable ASCII, kana and CJK marks,
  /// fullwidth forms, `KanaChange` keys, and the symbols of a keyboard's planes, which stand between
  /// kana as those of romaji do: きょうのてんき→はれ is one composition, typed with `zl` or the → key.
  private func composes(_ character: Character) -> Bool {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      return false
    }
    if KanaChange(rawValue: character) != nil { return true }
    return (0x21...0x7E).contains(scalar.value) || (0x3001...0x30FF).contains(scalar.value)
      || (0xFF01...0xFF5E).contains(scalar.value) || isSymbol(scalar)
  }

  /// Whether a scalar is a mark or a symbol, such as → or ×, and no emoji.
  private func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.properties.isEmojiPresentation else { return false }
    return switch scalar.properties.generalCategory {
    case .mathSymbol, .otherSymbol, .dashPunctuation, .otherPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation:
      true
    default: false
    }
  }

  /// Types a key.
  ///
  /// - Returns: False if the key changes the kana before the caret and there is none to change.
  private func type(_ character: Character, into kana: inout KanaText) -> Bool {
    let key = String(character)
    if options.keys == .kana, let typed = kanaKeys.kana(character) {
      append(typed, key: key, to: &kana)
    } else if character.isASCII {
      typeLatin(character, into: &kana)
      if let divider = usableDivider {
        kana.recogniseLatin(divider, romaji, isFinal: false)
      }
    } else if let change = KanaChange(rawValue: character), change.isKeyOfItsOwn {
      kana.endWaiting(romaji)
      guard let last = kana.unitBeforeCaret, let changed = change.changed(last.text) else {
        return false
      }
      kana.changeLast(to: changed, keys: changed)
    } else {
      append(key, key: key, to: &kana)
    }
    return true
  }

  private func typeLatin(_ character: Character, into kana: inout KanaText) {
    let key = String(character)
    let waiting = kana.waiting
    let isLatin = isInLatinWord(kana) && character.isLetter || character.isUppercase
    guard !isLatin, options.keys == .romaji else {
      kana.endWaiting(romaji)
      return kana.replaceWaiting(by: [(key, key)], waiting: "", spelling: romaji.spelling)
    }
    let step = romaji.step(waiting, character)
    kana.replaceWaiting(by: step.kana, waiting: step.waiting, spelling: romaji.spelling)
  }

  /// Whether the caret follows a word that began with a capital. Its letters stay Latin.
  private func isInLatinWord(_ kana: KanaText) -> Bool {
    let letters = kana.units[..<kana.caret].reversed().prefix {
      !$0.isWaiting && $0.text.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    }
    return letters.last.map { $0.text.first?.isUppercase == true } ?? false
  }

  /// Appends a kana, or applies a voicing mark to the kana before the caret.
  private func append(_ typed: String, key: String, to kana: inout KanaText) {
    kana.endWaiting(romaji)
    if let last = kana.unitBeforeCaret,
      let changed = typed.first.flatMap(KanaChange.init)?.changed(last.text)
    {
      return kana.changeLast(to: changed, keys: last.keys + key)
    }
    kana.replaceWaiting(by: [(typed, key)], waiting: "", spelling: romaji.spelling)
  }

  /// Carries out a command before conversion.
  func reduceTyping(
    _ command: Command, on composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    switch command {
    case .deleteBackward, .deleteSyllable:
      // Deletion first undoes the choice of a suggestion.
      if composition.suggestion == 0 {
        guard composition.kana.deleteBackward(spelling: romaji.spelling) else {
          return [.alert(.edge)]
        }
        composition.kana.settleSigns(romaji)
      }
      composition.suggestion = 0
      if composition.isEmpty { composition = JapaneseComposition() }
      return show(composition, &workspace)
    case .deleteForward:
      guard composition.kana.deleteForward(spelling: romaji.spelling) else {
        return [.alert(.edge)]
      }
      composition.kana.settleSigns(romaji)
      composition.suggestion = 0
      if composition.isEmpty { composition = JapaneseComposition() }
      return show(composition, &workspace)
    case .moveCaret(let move): return moveCaret(move, in: &composition, &workspace)
    case .convert:
      convert(&composition, &workspace)
      return show(composition, &workspace)
    case .write(let form):
      endTyping(&composition.kana)
      composition.phrases = [
        .init(WrittenText(composition.kana.text, length: composition.kana.count))
      ]
      composition.current = 0
      return write(form, in: &composition, &workspace)
    case .commit, .commitSegments:
      if composition.suggestion == 0 { endTyping(&composition.kana) }
      return commit(shown(of: composition, &workspace), clearing: &composition)
    case .commitRaw: return commitRaw(&composition)
    case .cancel:
      if composition.suggestion == 0 {
        // Restore the reconverted text.
        guard composition.original.isEmpty else {
          return commit(Shown(text: composition.original), clearing: &composition)
        }
        composition = JapaneseComposition()
      }
      composition.suggestion = 0
      return show(composition, &workspace)
    case .nextCandidate: return suggest(composition.suggestion + 1, in: &composition, &workspace)
    case .previousCandidate:
      return suggest(composition.suggestion - 1, in: &composition, &workspace)
    case .selectCandidate(let index):
      guard suggestions(for: composition, &workspace).indices.contains(index) else {
        return [.alert(.noSuchCandidate)]
      }
      composition.suggestion = index
      return commit(shown(of: composition, &workspace), clearing: &composition)
    case .growSegment, .shrinkSegment, .nextPage, .previousPage: return [.alert(.edge)]
    case .forgetCandidate(let index): return forget(index, of: composition, &workspace)
    case .refresh:
      workspace.renewHistory()
      let count = suggestions(for: composition, &workspace).count
      composition.suggestion = min(composition.suggestion, max(count - 1, 0))
      return show(composition, &workspace)
    case .insert, .insertLatin, .passThrough, .reconvert, .undoCommit, .togglePunctuation,
      .toggleWidth,
      .selectCharacter, .selectReading:
      return []
    }
  }

  private func moveCaret(
    _ move: CompositionMove, in composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let target =
      switch move {
      case .left, .syllableLeft: composition.kana.caret - 1
      case .right, .syllableRight: composition.kana.caret + 1
      case .start: 0
      case .end: composition.kana.count
      }
    guard (0...composition.kana.count).contains(target), target != composition.kana.caret else {
      return [.alert(.edge)]
    }
    composition.kana.moveCaret(to: target)
    composition.suggestion = 0
    return show(composition, &workspace)
  }

  private func suggest(
    _ number: Int, in composition: inout JapaneseComposition,
    _ workspace: inout JapaneseWorkspace
  ) -> [Effect] {
    let list = suggestions(for: composition, &workspace)
    guard list.indices.contains(number) else { return [.alert(.edge)] }
    composition.suggestion = number
    return show(composition, &workspace)
  }
}
