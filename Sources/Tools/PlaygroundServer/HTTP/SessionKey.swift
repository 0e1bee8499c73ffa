/// The secret that a request shows: another user of the machine can connect too, and does not know it.
///
/// ```
/// GET /?key=5f0c…      303, Location: /, Set-Cookie: globekey-8417=5f0c…    the printed address
/// GET /                200 with the cookie, 403 without
/// ```
struct SessionKey: Sendable {
  /// 128 random bits in hexadecimal digits.
  let text: String
  /// The name of the cookie. Cookies do not tell ports apart.
  private let cookie: String

  /// Creates the key of a server.
  init(port: UInt16) {
    var random = SystemRandomNumberGenerator()
    text = (0..<4).map { _ in
      let part = String(UInt32.random(in: 0 ... .max, using: &random), radix: 16)
      return String(repeating: "0", count: 8 - part.count) + part
    }.joined()
    cookie = "globekey-\(port)"
  }

  /// Returns the answer that exchanges the key in the address for a cookie, so that the address bar and
  /// the history of the browser do not keep it; nil if the address has no key.
  func exchange(for request: Request) -> Response? {
    guard request.path == "/", let query = request.query else { return nil }
    let keys = query.split(separator: "&").filter { $0.hasPrefix("key=") }
    guard keys.count == 1, let key = keys.first, isRight(key.dropFirst(4)) else { return .noKey }
    return Response(
      status: "303 See Other",
      headers: [
        ("Location", "/"), ("Set-Cookie", "\(cookie)=\(text); HttpOnly; SameSite=Lax; Path=/"),
      ])
  }

  /// Whether a request has the cookie.
  func isShown(by request: Request) -> Bool {
    let cookies = request.headers["cookie"]?.split(separator: ";") ?? []
    return cookies.contains { part in
      let pair = part.drop { $0 == " " }
      return pair.hasPrefix("\(cookie)=") && isRight(pair.dropFirst(cookie.count + 1))
    }
  }

  /// Compares in a time that does not tell how much is right.
  private func isRight(_ given: Substring) -> Bool {
    let (given, right) = (Array(given.utf8), Array(text.utf8))
    guard given.count == right.count else { return false }
    return zip(given, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
