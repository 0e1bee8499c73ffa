#include "CXML.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <stdlib.h>
#include <string.h>

struct gk_xml_parser {
  struct gk_xml_events events;
  xmlParserCtxtPtr context;
};

static void start(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *address,
                  int namespace_count, const xmlChar **namespaces, int attribute_count,
                  int default_count, const xmlChar **attributes) {
  struct gk_xml_parser *parser = user;
  (void)address;
  (void)default_count;
  parser->events.start(parser->events.context, name, prefix, namespace_count, namespaces,
                       attribute_count, attributes);
}

static void end(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *address) {
  struct gk_xml_parser *parser = user;
  (void)address;
  parser->events.end(parser->events.context, name, prefix);
}

static void text(void *user, const xmlChar *bytes, int length) {
  struct gk_xml_parser *parser = user;
  parser->events.text(parser->events.context, bytes, length);
}

// From version 2.12 on the error is constant.
#if LIBXML_VERSION >= 21200
static void fault(void *user, const xmlError *error) {
#else
static void fault(void *user, xmlErrorPtr error) {
#endif
  struct gk_xml_parser *parser = user;
  parser->events.fault(parser->events.context, error == NULL ? 0 : error->code);
}

struct gk_xml_parser *gk_xml_create(struct gk_xml_events events) {
  struct gk_xml_parser *parser = malloc(sizeof *parser);
  if (parser == NULL) return NULL;
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.endElementNs = end;
  handler.characters = text;
  handler.ignorableWhitespace = text;
  handler.cdataBlock = text;
  handler.serror = fault;
  parser->events = events;
  parser->context = xmlCreatePushParserCtxt(&handler, parser, NULL, 0, NULL);
  if (parser->context == NULL) {
    free(parser);
    return NULL;
  }
  xmlCtxtUseOptions(parser->context, XML_PARSE_NOENT | XML_PARSE_NONET);
  return parser;
}

void gk_xml_destroy(struct gk_xml_parser *parser) {
  xmlFreeParserCtxt(parser->context);
  free(parser);
}

void gk_xml_parse(struct gk_xml_parser *parser, const char *bytes, int length) {
  xmlParseChunk(parser->context, bytes, length, 1);
}

void gk_xml_stop(struct gk_xml_parser *parser) { xmlStopParser(parser->context); }

int gk_xml_line(struct gk_xml_parser *parser) { return xmlSAX2GetLineNumber(parser->context); }

int gk_xml_column(struct gk_xml_parser *parser) { return xmlSAX2GetColumnNumber(parser->context); }
