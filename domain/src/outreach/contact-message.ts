import type { FieldError } from "../shared/domain-error.js";
import { EMAIL_MAX } from "../shared/text/email.js";
import { readTypedText, textFault, type TextRule } from "../shared/text/typed-text.js";

export const CONTACT_MESSAGE_MAX = 5_000;

/** Text from the specification, section 8. */
export const CONTACT_FAILED = "Something went wrong. Please try again.";

export type ContactMessage = { readonly name: string; readonly email: string; readonly message: string };

export type ContactInput = { readonly [Field in keyof ContactMessage]?: unknown };

export type ContactReading =
  | { readonly kind: "valid"; readonly message: ContactMessage }
  /** The first invalid field, which the form highlights. */
  | { readonly kind: "faulty"; readonly error: FieldError & { readonly path: keyof ContactMessage } };

const NAME: TextRule = { max: 200, lines: "one" };
const EMAIL: TextRule = { max: EMAIL_MAX, lines: "one" };
const MESSAGE: TextRule = { max: CONTACT_MESSAGE_MAX, lines: "many" };

/**
 * Parses the footer's form and trims its texts. The specification only requires an "@" in the address, so a mistyped address does not
 * block a message.
 */
export function readContactMessage(input: ContactInput): ContactReading {
  const faulty = (path: keyof ContactMessage, message: string): ContactReading => ({
    kind: "faulty",
    error: { path, message },
  });
  const name = readTypedText(input.name, NAME);
  if (name.kind !== "text") return faulty("name", textFault(name, "your name", NAME));
  const email = readTypedText(input.email, EMAIL);
  if (email.kind !== "text") return faulty("email", textFault(email, "your email address", EMAIL));
  if (!email.text.includes("@")) return faulty("email", "Please enter a valid email address.");
  const message = readTypedText(input.message, MESSAGE);
  if (message.kind !== "text") return faulty("message", textFault(message, "a message", MESSAGE));
  return { kind: "valid", message: { name: name.text, email: email.text, message: message.text } };
}
