import { webAddressOf } from "../catalogue/sources/source-values.js";
import { DomainError, type FieldError } from "../shared/domain-error.js";
import { parseEmail } from "../shared/text/email.js";

/** Maximum number of characters of a corrected description, the same as for an import. */
export const DESCRIPTION_MAX = 4_000;
/** Maximum number of characters of a corrected URL. Judgment: longer ones are tracking links. */
export const WEBSITE_MAX = 1_000;

/** The makers' corrections. null leaves the feed's value. */
export type Corrections = {
  readonly description: string | null;
  readonly website: string | null;
  /** The email address for questions about the show. */
  readonly contact: string | null;
};

/** Validates typed corrections. Empty text becomes null. Throws if a field is invalid. */
export function parseCorrections(typed: Corrections): Corrections {
  const errors: FieldError[] = [];
  const checked = (path: keyof Corrections, valid: (text: string) => string | undefined, message: string) => {
    const text = typed[path]?.replace(REORDERING, "").trim() ?? "";
    if (text === "") return null;
    const value = valid(text);
    if (value === undefined) errors.push({ path, message });
    return value ?? null;
  };
  const corrections = {
    description: checked("description", fits(DESCRIPTION_MAX), `Use up to ${DESCRIPTION_MAX} characters.`),
    website: checked("website", webAddress, "Enter a web address that begins with https://."),
    contact: checked("contact", parseEmail, "Enter a valid email address."),
  };
  const [first] = errors;
  if (first) throw new DomainError("claim.corrections", first.message, errors);
  return corrections;
}

const fits = (most: number) => (text: string) => (text.length <= most ? text : undefined);

/** A show's website is public, so it has a domain name. */
function webAddress(text: string): string | undefined {
  const address = text.length <= WEBSITE_MAX ? webAddressOf(text) : "";
  const host = SECURE.exec(address)?.[1] ?? "";
  return DOMAIN.test(host) && !OWN_NETWORK.test(host) ? address : undefined;
}

/** The host of a secure address without a user name. */
const SECURE = /^https:\/\/([^\s/?#:@\\]+)(?::\d{1,5})?(?:[/?#]|$)/iu;
const DOMAIN = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]*$/u;
const OWN_NETWORK = /\.(?:localhost|local|internal|lan|home)$/iu;

/** Characters that reverse or reorder the text around them. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/gu;
