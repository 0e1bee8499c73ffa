/// Writes XML property lists. Equal values give equal bytes.
enum PropertyListWriter {
  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  static func text(of value: PropertyListValue) -> String {
    header + lines(of: value, indent: "") + "</plist>\n"
  }

  private static func lines(of value: PropertyListValue, indent: String) -> String {
    switch value {
    case .string(let text): "\(indent)<string>\(XMLText.escape(text))</string>\n"
    case .boolean(let flag): "\(indent)<\(flag)/>\n"
    case .number(let digits): "\(indent)<integer>\(digits)</integer>\n"
    case .array(let nodes):
      "\(indent)<array>\n"
        + nodes.map { lines(of: $0.value, indent: indent + "\t") }.joined()
        + "\(indent)</array>\n"
    case .dictionary(let members):
      "\(indent)<dict>\n"
        + members.map { member in
          "\(indent)\t<key>\(XMLText.escape(member.key))</key>\n"
            + lines(of: member.node.value, indent: indent + "\t")
        }.joined()
        + "\(indent)</dict>\n"
    }
  }
}
