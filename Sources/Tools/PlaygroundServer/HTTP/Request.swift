/// The head of a request.
struct Request: Equatable {
  /// The method, such as `GET`.
  var method: String
  /// The path without the query.
  var path: String
  /// The query after the path; nil if there is none.
  var query: String?
  /// The headers by their names in lower case.
  var headers: [String: String]
}

/// A response without the headers that every response has.
struct Response {
  /// The status, such as `404 Not Found`.
  var status: String
  /// Further headers.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []

  static let badRequest = Response(status: "400 Bad Request")
  static let forbidden = Response(status: "403 Forbidden")
  /// The answer to a request without the key of the session.
  static let noKey = Response(
    status: "403 Forbidden", headers: [("Content-Type", "text/plain; charset=utf-8")],
    body: Array("Open the address that ime-web printed when it started: it holds the key.\n".utf8))
  static let notFound = Response(status: "404 Not Found")
  static let notAllowed = Response(status: "405 Method Not Allowed")
  static let misdirected = Response(status: "421 Misdirected Request")

  /// Whether the connection becomes a WebSocket.
  var isSwitch: Bool { status.hasPrefix("101 ") }
}
