import { codePointLength } from "../../shared/text/code-points.js";
import { PASSWORD_MAX, PASSWORD_MIN } from "./password-length.js";
import { emailWords, isCommonPassword, mostlyContains, productWordIn } from "./password-patterns.js";

export { PASSWORD_MAX, PASSWORD_MIN };

export type PasswordRefusal = {
  readonly code: "too-short" | "too-long" | "common" | "product-word" | "like-email";
  readonly message: string;
};

/** The same form for the same password: "é" typed as one character equals "é" typed as two (NFC). */
export function normalizePassword(password: string): string {
  return password.normalize("NFC");
}

/**
 * Why a new password is rejected, with a message for its owner; undefined if it is accepted. `minimum` is the operator's setting, never
 * below the product's. Any character is allowed, including spaces, and nothing is cut off.
 */
export function passwordRefusal(
  password: unknown,
  context: { readonly email?: string; readonly minimum?: number } = {},
): PasswordRefusal | undefined {
  const minimum = Math.max(PASSWORD_MIN, context.minimum ?? PASSWORD_MIN);
  if (typeof password !== "string") return tooShort(minimum);
  // NFC never shortens a text to less than an eighth, so a longer one is too long without further checks.
  if (password.length > PASSWORD_MAX * 8) return tooLong();
  const text = normalizePassword(password);
  const length = codePointLength(text);
  if (length < minimum) return tooShort(minimum);
  if (length > PASSWORD_MAX) return tooLong();
  if (isCommonPassword(text)) {
    return {
      code: "common",
      message: "This password is one of the first that anyone would guess. Please choose another.",
    };
  }
  const word = productWordIn(text);
  if (word !== undefined) {
    return {
      code: "product-word",
      message: `This password is little more than “${word}”, a word from this site. Please choose another.`,
    };
  }
  if (context.email !== undefined && mostlyContains(text, emailWords(context.email)) !== undefined) {
    return { code: "like-email", message: "This password is too close to your email address. Please choose another." };
  }
  return undefined;
}

function tooShort(minimum: number): PasswordRefusal {
  return { code: "too-short", message: `Password must be at least ${minimum} characters.` };
}

function tooLong(): PasswordRefusal {
  return { code: "too-long", message: `Password must be at most ${PASSWORD_MAX} characters.` };
}
