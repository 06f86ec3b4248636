import { statedText } from "./clean-text.js";

// At most 64 characters before the "@" (RFC 5321), so that matching takes time proportional to the text's length.
const EMAIL = /(?:mailto:)?[^\s@<>()[\]"',;:]{1,64}@[^\s@<>()[\]"',;:]+\.[\p{L}\d-]{2,}/giu;

const EDGES = /^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/gu;

/** What blogs and hosts fill in for a name: the role of an account, not of a person. */
const ROLE = /^(?:web ?master|admin|administrator|author|host|info|me|owner|podcaster|test|user|username|your name)$/iu;
/** "Absolute Radio webmaster" is Absolute Radio. */
const OF_COMPANY = /\s+web ?master$/iu;

/**
 * The name of a person or a company as a feed states it, without email addresses, which are personal data. "a@b.org
 * (Ann Lee)" becomes "Ann Lee"; an address alone, or a mere role ("Webmaster"), becomes undefined.
 */
export function personName(raw: string | undefined): string | undefined {
  const name = nameIn(raw)?.replace(OF_COMPANY, "");
  return name === undefined || ROLE.test(name) ? undefined : name;
}

function nameIn(raw: string | undefined): string | undefined {
  const stated = statedText(raw, 200);
  if (stated === undefined || !stated.includes("@")) return stated;
  const rest = stated
    .replace(EMAIL, "")
    .replace(/\(\s*\)|<\s*>|\[\s*\]|"\s*"/g, "")
    .replace(/\s+/g, " ")
    .replace(EDGES, "");
  const wrapped = /^(?:\(([^()]*)\)|"([^"]*)")$/.exec(rest);
  return statedText(wrapped?.[1] ?? wrapped?.[2] ?? rest, 200);
}
