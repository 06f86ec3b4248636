import type { Sample } from "./code-samples";

/** A text as markup that shows it unchanged. */
export function asMarkup(text: string): Sample {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
