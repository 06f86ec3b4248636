import { createRequire } from "node:module";
import type { Handler } from "htmlparser2";

// Loaded the way sanitize-html, which is CommonJS, loads it: one copy, and no module that is both imported and required,
// which test runners refuse.
const { Parser } = createRequire(import.meta.url)("htmlparser2") as typeof import("htmlparser2");

/**
 * Runs over XML once and calls back for what it meets. Forgiving: what is not well-formed is read as far as it makes
 * sense, everything left open is closed at the end. Names of elements and attributes come in lower case, the five
 * references of XML and numeric ones are decoded, no others. What a callback throws ends the run.
 */
export function tokenizeXml(text: string, handler: Partial<Handler>): void {
  xmlTokenizer(handler).end(text);
}

/** The same for a text that comes in pieces. */
export function xmlTokenizer(handler: Partial<Handler>): { write(piece: string): void; end(piece?: string): void } {
  return new Parser(handler, {
    xmlMode: true,
    decodeEntities: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  });
}
