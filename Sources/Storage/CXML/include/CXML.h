#ifndef GLOBEKEY_CXML_H
#define GLOBEKEY_CXML_H

/// The calls that a parser makes, in the order of the document. `context` is the caller's. Texts are
/// UTF-8 and valid during the call only.
struct gk_xml_events {
  void *context;
  /// A start tag. `prefix` is null without one. Namespaces are pairs of prefix (null for the default)
  /// and address. Attributes are five pointers each: local name, prefix, address, first byte of the
  /// value, the byte after it.
  void (*start)(void *context, const unsigned char *name, const unsigned char *prefix,
                int namespace_count, const unsigned char **namespaces, int attribute_count,
                const unsigned char **attributes);
  /// An end tag, or the end of an empty element.
  void (*end)(void *context, const unsigned char *name, const unsigned char *prefix);
  /// Characters between tags, CDATA included. A text may come in several parts.
  void (*text)(void *context, const unsigned char *text, int length);
  /// A fault, by libxml2's number (`xmlParserErrors`).
  void (*fault)(void *context, int code);
};

struct gk_xml_parser;

/// Creates a parser that reads nothing but the bytes it is given. Returns null without memory.
struct gk_xml_parser *gk_xml_create(struct gk_xml_events events);
void gk_xml_destroy(struct gk_xml_parser *parser);

/// Parses a whole document, once.
void gk_xml_parse(struct gk_xml_parser *parser, const char *bytes, int length);

/// Ends parsing from within a call.
void gk_xml_stop(struct gk_xml_parser *parser);

/// The position, counted from 1.
int gk_xml_line(struct gk_xml_parser *parser);
int gk_xml_column(struct gk_xml_parser *parser);

#endif
