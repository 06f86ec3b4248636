import type { Sample } from "./code-samples";

/** Escapes text, so that the markup shows it unchanged. */
export function asMarkup(text: string): Sample {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
