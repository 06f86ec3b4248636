import { webAddressOf } from "../catalogue/sources/source-values.js";
import { DomainError, type FieldError } from "../shared/domain-error.js";
import { parseEmail } from "../shared/mail/email.js";

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
    const text = typed[path]?.trim() ?? "";
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

const webAddress = (text: string) => (text.length <= WEBSITE_MAX && webAddressOf(text)) || undefined;
