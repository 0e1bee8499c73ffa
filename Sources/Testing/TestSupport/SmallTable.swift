import CodeTables
import DictionaryBuilder

/// Small code tables for tests.
package enum SmallTable {
  /// A rime table with short codes, phrases without a code, and weights.
  package static let rime = """
    # a comment
    ---
    name: small
    version: "1"
    sort: by_weight
    columns: [text, code, weight, stem]
    encoder:
      exclude_patterns: ['^z.*$']
      rules:
        - {length_equal: 2, formula: AaAbBaBb}
        - {length_in_range: [3, 9], formula: AaBaZaZb}
    ...

    工\ta\t90
    工\taaaa\t90
    式\taa\t70
    工人\t\t5
    工人日\t\t1
    人\tw\t80
    人\twwww\t80
    八\twtyt\t60
    入\tty\t50
    入\tz\t50
    日\tjjjj\t75
    曰\tjjjj\t3
    """

  /// Returns a table built from text in a format. Its image lies in `folder`, which must outlive
  /// it.
  package static func table(
    _ text: String, _ format: ImportFormat = .rime, in folder: TemporaryFolder,
    settings: [(String, String)] = [], prepare: (inout CodeTableBuild) throws -> Void = { _ in }
  ) throws -> CodeTable {
    let (bytes, _) = try build(text, format, settings: settings, prepare: prepare)
    return try CodeTable(path: folder.write("table.imedict", bytes))
  }

  /// Returns the bytes of the image and the build report.
  package static func build(
    _ text: String, _ format: ImportFormat, settings: [(String, String)] = [],
    prepare: (inout CodeTableBuild) throws -> Void = { _ in }
  ) throws -> (bytes: [UInt8], report: CodeTableReport) {
    var build = CodeTableBuild(name: "small", language: "zh")
    _ = try build.add(imported(text, format), of: "small.txt")
    for (key, value) in settings { try build.set(key, value) }
    try prepare(&build)
    return try build.image()
  }

  /// Returns the list that the importer makes of a table.
  package static func imported(_ text: String, _ format: ImportFormat) throws -> ImportedList {
    var options = ImportOptions()
    if format == .rime { options.reading = .code }
    if format == .tableText { options.weights = .rank }
    return try WordImport(format, options: options, syllables: nil)
      .run(ImportInput(name: "small.txt", bytes: Array(text.utf8)))
  }
}
