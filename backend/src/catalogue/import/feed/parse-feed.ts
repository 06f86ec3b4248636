import type { FeedDocument, Rejection } from "./feed-element.js";
import { rejected } from "./feed-element.js";
import { FeedTree } from "./feed-tree.js";
import { tokenizeXml } from "./tokenize-xml.js";

/** Deeper than any feed: Atom with XHTML notes reaches twenty. */
const DEEPEST = 100;

/** Thrown in a callback to stop the tokenizer. */
class Refusal extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.reason);
    this.rejection = rejection;
  }
}

/**
 * Parses a feed's text in one pass, in time and memory proportional to its length. Reads damaged XML as far as possible. Never
 * fetches anything, and refuses documents that declare entities.
 */
export function parseFeed(text: string): FeedDocument | Rejection {
  if (text.trim() === "") return rejected("empty", "The document is empty.");
  const tree = new FeedTree();
  let depth = 0;
  try {
    tokenizeXml(text, {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST)
          throw new Refusal(rejected("too-deep", `Elements are nested more than ${DEEPEST} levels deep.`));
        tree.open(name, attributes);
      },
      onclosetag(name, implied) {
        depth -= 1;
        tree.close(name, implied);
      },
      ontext: (data) => tree.text(data),
      onprocessinginstruction: refuseEntities,
    });
  } catch (error) {
    if (error instanceof Refusal) return error.rejection;
    throw error;
  }
  return tree.document();
}

// A DOCTYPE that only names a DTD is harmless because it is never fetched; one with declarations is an attack.
function refuseEntities(name: string, data: string): void {
  const declares =
    /^!(?:entity|element|attlist|notation)$/i.test(name) || (/^!doctype$/i.test(name) && data.includes("["));
  if (declares)
    throw new Refusal(rejected("entities", "Refused: the document declares entities or a document type of its own."));
}
