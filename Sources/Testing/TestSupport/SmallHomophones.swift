import DictionaryBuilder
import ToolSupport

/// A homophone model of a few words with random vectors, built in the test.
package enum SmallHomophones {
  /// The words with their readings and counts, the most frequent first.
  package static let vocabulary = """
    在\tzai\t900
    再\tzai\t500
    是\tshi\t400
    事\tshi\t300
    时\tshi\t200
    网上\twang shang\t90
    下单\txia dan\t50
    下蛋\txia dan\t40
    先\txian\t30

    """

  /// The manifest of the model.
  package static let manifest = """
    {"language": "x-test", "vectors": "vectors.bin",
     "vocabulary": {"file": "vocabulary.tsv", "name": "N", "version": "1", "licence": "MIT",
       "copyright": "C", "entries": 9},
     "weights": {"engine": 0.5, "context": 0.5, "frequency": 0.25, "words": -1, "recent": 1,
       "characters": {"先": 0.125}},
     "sentences": 5, "lead": 4}
    """

  /// Writes a folder with the files of the model.
  ///
  /// - Parameter width: the count of numbers in each vector, a multiple of 16.
  package static func folder(width: Int = 32) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("homophones.json", manifest)
    try folder.write("vocabulary.tsv", vocabulary)
    try folder.write("vectors.bin", vectors(width: width))
    return folder
  }

  /// Returns the bytes of the model's image.
  package static func image(width: Int = 32) throws -> [UInt8] {
    let folder = try folder(width: width)
    // The folder is deleted with the object.
    return try withExtendedLifetime(folder) {
      try HomophoneBuild(folder: folder.path).image().bytes
    }
  }

  /// Random vectors for the 9 words of the vocabulary, 7 of which have homophones, and for their 11
  /// characters.
  package static func vectors(width: Int) -> [UInt8] {
    var random = SeededGenerator(seed: 7)
    var bytes: [UInt8] = []
    func append(_ value: UInt32) {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func appendFloat(_ range: ClosedRange<Float>) {
      append(Float.random(in: range, using: &random).bitPattern)
    }
    func appendVectors(_ count: Int, biased: Bool = false) {
      for _ in 0..<count {
        if biased { appendFloat(-2...0) }
        appendFloat(0.001...0.01)
        bytes += (0..<width).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
    }
    for number in [width, 13, 15, 7] { append(UInt32(number)) }
    for _ in 0..<18 * width { appendFloat(-1...1) }
    appendVectors(13)
    appendVectors(15)
    appendVectors(15)
    appendVectors(7, biased: true)
    return bytes
  }
}
