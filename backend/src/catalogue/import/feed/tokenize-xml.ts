import { createRequire } from "node:module";
import type { Handler } from "htmlparser2";

// Loaded the way sanitize-html, a CommonJS module, loads it. That avoids a second copy, and a module that is both imported and
// required, which test runners reject.
const { Parser } = createRequire(import.meta.url)("htmlparser2") as typeof import("htmlparser2");

/**
 * Parses XML in one pass with a callback for each event. Reads malformed XML as far as possible, and closes open elements at the
 * end. Element and attribute names become lower case. Decodes only XML's five named references and numeric ones. An error of a
 * callback ends the run.
 */
export function tokenizeXml(text: string, handler: Partial<Handler>): void {
  xmlTokenizer(handler).end(text);
}

/** The same for text that arrives in pieces. */
export function xmlTokenizer(handler: Partial<Handler>): { write(piece: string): void; end(piece?: string): void } {
  return new Parser(handler, {
    xmlMode: true,
    decodeEntities: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  });
}
