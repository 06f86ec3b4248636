import { DomainError } from "../../shared/domain-error.js";
import { readTypedText, textFault } from "../../shared/text/typed-text.js";

/** Code points of a comment. */
export const COMMENT_MAX = 2_000;
/** Comments on one show, and in one list. */
export const SHOW_COMMENTS_MAX = 200;
export const LIST_COMMENTS_MAX = 5_000;

const RULE = { max: COMMENT_MAX, lines: "many" } as const;

/** A comment as it is stored: plain text, trimmed. Throws DomainError. */
export function parseComment(typed: string): string {
  const read = readTypedText(typed, RULE);
  if (read.kind === "text") return read.text;
  const message = textFault(read, "a comment", RULE);
  throw new DomainError("comment.text", message, [{ path: "text", message }]);
}
