/// Reads the head of a request: its line and its headers. The page sends no bodies.
enum RequestReader {
  /// Returns the request; nil if it is malformed, repeats a header, or is longer than `limit` bytes.
  static func request(_ reader: inout SocketReader, limit: Int) async throws -> Request? {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard head.count < limit else { return nil }
      head.append(try await reader.byte())
    }
    return request(parsing: head)
  }

  /// Parses a head that ends with an empty line.
  static func request(parsing head: [UInt8]) -> Request? {
    guard let text = String(validating: head, as: UTF8.self) else { return nil }
    // Swift sees CR LF as one character.
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let line = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard line.count == 3, line[2] == "HTTP/1.1", line[1].hasPrefix("/") else { return nil }
    var headers: [String: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      guard headers[name] == nil, !name.contains(where: \.isWhitespace) else { return nil }
      var value = line[line.index(after: colon)...]
      while value.first == " " || value.first == "\t" { value.removeFirst() }
      while value.last == " " || value.last == "\t" { value.removeLast() }
      headers[name] = String(value)
    }
    let path = line[1].prefix { $0 != "?" }
    let query = line[1].dropFirst(path.count + 1)
    return Request(
      method: String(line[0]), path: String(path), query: path == line[1] ? nil : String(query),
      headers: headers)
  }
}
