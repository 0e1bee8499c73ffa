#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes responses with the headers that protect the page.
enum ResponseWriter {
  private static let common: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"),
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
  ]

  /// Returns the bytes of a response. Only a switch of protocols keeps the connection open.
  static func bytes(of response: Response) -> Data {
    var lines = ["HTTP/1.1 \(response.status)"]
    lines += (response.headers + common).map { "\($0.name): \($0.value)" }
    if !response.isSwitch {
      lines += ["Content-Length: \(response.body.count)", "Connection: close"]
    }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + response.body
  }
}
