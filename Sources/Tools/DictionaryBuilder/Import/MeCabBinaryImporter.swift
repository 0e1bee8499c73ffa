/// Imports a binary dictionary of MeCab (`MeCabDictionary`) as rows
/// `key,left id,right id,cost, features…`, with columns chosen as for MeCab's lists. In Mozc's
/// dictionary for MeCab the key is the reading and the feature is the word. Rejected entries are
/// identified by the number of the token, from 1.
struct MeCabBinaryImporter: Importer {
  let columns: ColumnList
  /// The encoding that the user names; nil for the one that the file states.
  let encoding: String?
  /// The number of tokens between two calls of the progress handler.
  private static let progressStep = 1 << 14
  /// One key of this many is looked up again, from the root of the tree.
  private static let keysPerLookup = 64

  func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError) {
    let name = input.name
    try input.wholeBytes().withBytes { (bytes) throws(DictionaryError) in
      let dictionary = try MeCabDictionary(bytes, name: name)
      guard let decoder = LineDecoder(encoding: encoding ?? dictionary.encoding) else {
        throw .malformed(
          path: name, line: nil,
          reason: "its encoding '\(dictionary.encoding)' is not known; name one with --encoding")
      }
      var keys = 0
      try dictionary.forEachKey { (key, tokens) throws(DictionaryError) in
        if keys % Self.keysPerLookup == 0, !dictionary.contains(key, tokens: tokens) {
          throw .malformed(
            path: name, line: nil,
            reason: "the key '\(String(decoding: key, as: UTF8.self))' is not found where it was "
              + "read; it is damaged")
        }
        keys += 1
        for number in tokens {
          sink.take(number + 1) { () throws(RejectionReason) in
            try take(number, of: key, dictionary, decoder, sink)
          }
          if number % Self.progressStep == 0 {
            input.progress?(Double(number) / Double(dictionary.tokenCount))
          }
        }
      }
    }
  }

  private func take(
    _ number: Int, of key: [UInt8], _ dictionary: MeCabDictionary, _ decoder: LineDecoder,
    _ sink: ImportSink
  ) throws(RejectionReason) {
    guard let token = dictionary.token(number) else {
      throw .malformed("its features are outside the file")
    }
    func decoded(_ bytes: [UInt8]) throws(RejectionReason) -> ArraySlice<UInt8> {
      try decoder.decode(SourceLine(number: number + 1, bytes: bytes[...])).bytes
    }
    let numbers = [Int(token.leftID), Int(token.rightID), Int(token.cost)].map {
      Array(String($0).utf8)[...]
    }
    let row = [try decoded(key)] + numbers + (try CSVRow.fields(of: try decoded(token.feature)))
    try columns.append(row, to: sink)
  }
}
