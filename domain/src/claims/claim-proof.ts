import type { FeedProof } from "../feeds/feed-proof.js";

/** How a claim was proved: with `podcast:txt`, with the description, or with an email to the owner's address in the feed. */
export const PROOF_WAYS = ["txt", "description", "mail"] as const;
export type ProofMethod = (typeof PROOF_WAYS)[number];

/** Where a feed contains a code; undefined if it does not. */
export function proofIn({ texts, descriptions }: FeedProof, code: string): Exclude<ProofMethod, "mail"> | undefined {
  if (texts.some((text) => text.trim() === code)) return "txt";
  return descriptions.some((text) => hasWord(text, code)) ? "description" : undefined;
}

/** Whether the text contains the code as a separate word, not as part of a longer one. */
function hasWord(text: string, code: string): boolean {
  for (let at = text.indexOf(code); at >= 0; at = text.indexOf(code, at + 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + code.length)];
    if (!around.some((letter) => /[\p{L}\p{N}]/u.test(letter))) return true;
  }
  return false;
}
