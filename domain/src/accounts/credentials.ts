import { parseEmail } from "../shared/text/email.js";
import { PASSWORD_MAX, PASSWORD_MIN, passwordRefusal } from "./passwords/password.js";

export type CredentialsMode = "signin" | "signup" | "reset";

/** Texts from the specification (section 8), and similar ones. */
export const REQUIRED_FIELDS = "Please fill out all required fields.";
export const INVALID_EMAIL = "Please enter a valid email address.";
export const SIGN_UP_DONE =
  "Sign-up successful — welcome aboard! Please check your email to confirm your registration.";
export const RESET_REQUESTED = "If that email exists, a reset link is on its way.";
/** The same message for unknown addresses, wrong passwords and unconfirmed addresses, to hide who has an account. */
export const SIGN_IN_REFUSED =
  "Email and password do not match, or the address is not confirmed yet. Check your inbox for the confirmation link.";
export const LINK_INVALID = "This link has expired or was already used. Please ask for a new one.";

export type CredentialsFault = { readonly field: "email" | "password"; readonly message: string };

/**
 * The first invalid field and its message; undefined if the fields can be sent. `minimum` is the operator's setting and applies to new
 * passwords only.
 */
export function credentialsFault(
  fields: { readonly email: unknown; readonly password?: unknown },
  mode: CredentialsMode,
  minimum?: number,
): CredentialsFault | undefined {
  const { email, password } = fields;
  if (typeof email !== "string" || email.trim() === "") return { field: "email", message: REQUIRED_FIELDS };
  if (mode !== "reset" && (typeof password !== "string" || password === "")) {
    return { field: "password", message: REQUIRED_FIELDS };
  }
  const address = parseEmail(email);
  if (address === undefined) return { field: "email", message: INVALID_EMAIL };
  if (mode === "reset") return undefined;
  const refusal = passwordRefusal(password, mode === "signup" ? { email: address, minimum } : {});
  // Existing passwords can be older than a rule, so sign-in checks only the length.
  const lengthOnly = refusal?.code === "too-short" || refusal?.code === "too-long";
  return refusal && (mode === "signup" || lengthOnly) ? { field: "password", message: refusal.message } : undefined;
}

/** Whether a text can be a password at all. If not, there is no need to hash it. */
export function canBePassword(password: unknown): password is string {
  return typeof password === "string" && password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX * 8;
}
