import { fieldFault } from "../../shared/domain-error.js";
import { readTypedText, textFault } from "../../shared/text/typed-text.js";

/** Maximum number of code points in a comment. */
export const COMMENT_MAX = 2_000;
/** Maximum number of comments on one show, and in one list. */
export const SHOW_COMMENTS_MAX = 200;
export const LIST_COMMENTS_MAX = 5_000;

const RULE = { max: COMMENT_MAX, lines: "many" } as const;

/** A comment in its stored form: plain text, trimmed. Throws DomainError if it is invalid. */
export function parseComment(typed: string): string {
  const read = readTypedText(typed, RULE);
  if (read.kind === "text") return read.text;
  throw fieldFault("comment.text", "text", textFault(read, "a comment", RULE));
}
