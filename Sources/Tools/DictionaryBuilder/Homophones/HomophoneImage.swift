import DictionaryImage
import SyllableConversion

/// An image of a homophone model.
package struct HomophoneImage: ImageKind {
  package typealias Build = HomophoneBuild

  package let image: Image
  private let model: HomophoneModel
  private var tables: HomophoneTables { model.tables }

  package static var kind: DictionaryKind { .homophones }

  package init(image: Image) throws(ImageError) {
    self.image = image
    model = try HomophoneModel(image: image)
  }

  package func check(_ findings: inout Findings) throws(ImageError) {
    let rowCount = tables.shares.count
    let textLength = try image.bytes(of: HomophoneSections.text).count
    let offsets = try image.column(HomophoneSections.offsets, of: UInt32.self)
    findings.checkOffsets(
      offsets, of: HomophoneSections.offsets, between: tables.wordCount, first: 0, last: textLength)
    func text(at position: Int) -> UnsafeRawBufferPointer {
      tables.text(of: Int(tables.order[position]))
    }
    for position in 1..<max(tables.wordCount, 1)
    where !text(at: position - 1).precedes(text(at: position)) {
      findings.add(HomophoneSections.order, position, "it does not follow the word before it")
    }
    findings.checkOffsets(
      tables.sets, of: HomophoneSections.sets, between: tables.sets.count - 1, first: 0,
      last: rowCount)
    var isUsed = [Bool](repeating: false, count: rowCount)
    for word in 0..<tables.wordCount where tables.rows[word] != HomophoneSections.noRow {
      let row = Int(tables.rows[word])
      guard row < rowCount, !isUsed[row] else {
        findings.add(HomophoneSections.rows, word, "row \(row) is another word's or none")
        continue
      }
      isUsed[row] = true
    }
    for row in isUsed.indices where !isUsed[row] {
      findings.add(HomophoneSections.rows, nil, "no word has row \(row)")
    }
    let characterCount = try image.column(HomophoneSections.beforeScales, of: UInt32.self).count
    let characters = try image.column(HomophoneSections.characters, of: UInt16.self)
    for index in 0..<characters.count where Int(characters[index]) >= characterCount {
      findings.add(
        HomophoneSections.characters, index, "there is no character \(characters[index])")
    }
    for name in HomophoneSections.floats {
      let numbers = try image.column(name, of: UInt32.self)
      for index in 0..<numbers.count where !Float(bitPattern: numbers[index]).isFinite {
        findings.add(name, index, "it is not a finite number")
      }
    }
  }

  package func statistics() throws(ImageError) -> [String] {
    try ["about"] + lines(of: HomophoneSections.about)
      + ["", "weights"] + lines(of: HomophoneSections.weights)
      + sizes
      + [
        "", "words\t\(tables.wordCount)", "words with homophones\t\(tables.shares.count)",
        "numbers of a vector\t\(tables.width)",
      ]
  }

  /// Calls `body` with rows `word TAB cost TAB homophones`, most frequent first. The homophones include
  /// the word itself.
  package func forEachRow(_ query: RowQuery, _ body: (String) -> Bool) throws {
    guard query.reading == nil else { throw nothing("it has no readings") }
    var texts = [String](repeating: "", count: tables.shares.count)
    for word in 0..<tables.wordCount where tables.rows[word] < texts.count {
      texts[Int(tables.rows[word])] = text(of: word)
    }
    var isFound = false
    for word in 0..<tables.wordCount {
      let text = text(of: word)
      guard query.word == nil || query.word == text else { continue }
      isFound = true
      let row = Int(tables.rows[word])
      let homophones = row < texts.count ? texts[tables.set(of: row)].joined(separator: " ") : ""
      guard body("\(text)\t\(tables.costs[word])\t\(homophones)") else { return }
    }
    if let word = query.word, !isFound { throw nothing("it does not contain the word '\(word)'") }
  }

  private func text(of word: Int) -> String {
    String(decoding: tables.text(of: word), as: UTF8.self)
  }
}

extension HomophoneSections {
  /// The sections of floating-point numbers.
  fileprivate static let floats = [
    biases, outputScales, inputScales, beforeScales, afterScales, places,
  ]
}
