import { codePointLength } from "./code-points.js";

/** Limits of a text field: at most `max` Unicode code points, on one line or several. */
export type TextRule = { readonly max: number; readonly lines: "one" | "many" };

export type TypedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "blank" }
  | { readonly kind: "too-long"; readonly length: number }
  | { readonly kind: "unreadable" };

/** Databases cannot store NUL and lone surrogates. A line break in a name could forge a line elsewhere. */
const NOWHERE = /[\0\p{Cs}]/u;
const NOT_ON_ONE_LINE = /[\p{Cc}\u2028\u2029]/u;

/** Reads a typed text and trims it. Anything that is not a string, including `undefined` and `null`, is blank. */
export function readTypedText(value: unknown, { max, lines }: TextRule): TypedText {
  if (typeof value !== "string") return { kind: "blank" };
  const text = value.trim();
  if (text === "") return { kind: "blank" };
  const length = codePointLength(text);
  if (length > max) return { kind: "too-long", length };
  if (NOWHERE.test(text) || (lines === "one" && NOT_ON_ONE_LINE.test(text))) return { kind: "unreadable" };
  return { kind: "text", text };
}

/** The error message for an invalid text. `name` is a phrase such as "your first name". */
export function textFault(fault: Exclude<TypedText, { kind: "text" }>, name: string, { max, lines }: TextRule): string {
  if (fault.kind === "blank") return `Please enter ${name}.`;
  if (fault.kind === "unreadable") {
    return lines === "one"
      ? "Please use plain text on one line."
      : "Please remove the characters that cannot be shown.";
  }
  return `Please use at most ${max.toLocaleString("en-US")} characters; these are ${fault.length.toLocaleString("en-US")}.`;
}
