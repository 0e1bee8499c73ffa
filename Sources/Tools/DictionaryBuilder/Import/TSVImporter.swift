/// Reads a plain table: a word a line with its weight, and perhaps a reading, in the columns that are
/// asked for. Tabs separate them where a line has any, else spaces.
struct TSVImporter: LineImporter {
  let decoder: LineDecoder
  let columns: ColumnList

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    try columns.append(line.columns, to: sink)
  }
}

/// Reads MeCab's lists: `surface,left id,right id,cost,features…`. Which feature is the reading, and
/// whether the surface is the word or the key, differs from dictionary to dictionary: the columns
/// say it. The ids are not used.
struct MeCabCSVImporter: LineImporter {
  let decoder: LineDecoder
  let columns: ColumnList

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    try columns.append(try CSVRow.fields(of: line.bytes), to: sink)
  }
}
