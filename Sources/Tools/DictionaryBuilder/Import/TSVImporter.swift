/// Imports a plain table: one word per line with its weight and an optional reading, in the given
/// columns. Tabs separate the columns of a line that has any, otherwise spaces.
struct TSVImporter: LineImporter {
  let decoder: LineDecoder
  let columns: ColumnList

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    try columns.append(line.columns, to: sink)
  }
}

/// Imports MeCab's lists: `surface,left id,right id,cost,features…`. Dictionaries differ in which
/// feature is the reading, and in whether the surface is the word or the key; `columns` states it.
/// The ids are not used.
struct MeCabCSVImporter: LineImporter {
  let decoder: LineDecoder
  let columns: ColumnList

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    try columns.append(try CSVRow.fields(of: line.bytes), to: sink)
  }
}
