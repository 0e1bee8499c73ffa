import SyllableConversion

extension LexiconImage {
  func explanation(of word: String, folder: String?) throws -> ImageExplanation {
    let ofImage = try WordExplanation(word, in: lexicon)
    var explanation = ImageExplanation(lines: ["word\t\(word)"])
    explanation.lines += ofImage.map(lines) ?? []
    let ofFolder = try folder.map { try FolderExplanation(word, folder: $0) }
    if let ofFolder {
      explanation.lines += lines(ofFolder, isCounted: ofImage?.trainingCount != nil)
    }
    guard let ofImage else {
      let reason = try reasonOfAbsence(word, ofFolder)
      explanation.missing = nothing("'\(word)' is not in it: \(reason)")
      return explanation
    }
    if let ofFolder, !ofImage.agrees(with: ofFolder.set) {
      explanation.warning =
        "the image was not built from the current sources in the folder; "
        + "build it again with 'ime-dict build'"
    }
    return explanation
  }

  private func lines(_ explanation: WordExplanation) -> [String] {
    let (sources, set) = (explanation.sources, explanation.set)
    let decided = set.count.isEmpty ? "the manifest's floor" : sources.names(set.count)
    let text = explanation.trainingCount.map { "count \($0) in the \(decided)" }
    var lines = ["cost\t\(explanation.cost)\t\(text ?? "decided by \(decided)")"]
    let origin =
      set.reading.isEmpty
      ? explanation.parts.isEmpty ? "inferred from parts missing in the image" : "inferred"
      : "from \(sources.names(set.reading))"
    lines += explanation.readings.map { "reading\t\($0.text)\t\($0.cost)\t\(origin)" }
    lines += explanation.parts.map { part in
      let licences = sources.licences(part.sources).joined(separator: ", ")
      return "part\t\(part.word)\t\(part.reading)\t\(sources.names(part.sources))\t\(licences)"
    }
    lines += set.listed.compactMap(sources.source).map { source in
      let fields = [
        "source", source.name, source.version, source.licence, source.file, source.weightUnit,
        source.copyright,
      ]
      return fields.joined(separator: "\t")
    }
    return lines
      + ["licences\t" + sources.licences(explanation.decisive).joined(separator: ", ")]
  }

  private func lines(_ explanation: FolderExplanation, isCounted: Bool) -> [String] {
    let lines = explanation.lines.map { line in
      "line\t\(line.file):\(line.number)\t\(line.reading)\t\(line.weight)\t\(line.unit)\t\(line.use)"
    }
    guard let count = explanation.count else { return lines }
    return lines + ["count\t\(count)\(isCounted ? "; the training text overrides it" : "")"]
  }

  /// Returns the reason why the image does not have a word, as far as it can be determined.
  private func reasonOfAbsence(_ word: String, _ ofFolder: FolderExplanation?) throws -> String {
    guard let ofFolder else { return "use --folder to see what the sources say about it" }
    guard ofFolder.set != nil else {
      return ofFolder.lines.isEmpty ? "no source lists it" : "every line about it was rejected"
    }
    if word.unicodeScalars.count > 1, try WordSources(lexicon).hasTrainingText {
      return "the training text of its model does not contain it"
    }
    let unread = word.unicodeScalars.filter { lexicon.word(spelled: String($0)) == nil }
    return unread.isEmpty
      ? "it was built before the word was added, or left it out; build it again"
      : "no source gives a reading of it, nor of "
        + unread.map { "'\($0)'" }.joined(separator: ", ")
  }
}
