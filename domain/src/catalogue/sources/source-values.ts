/** The fields of an object that a source sent; undefined if it is not an object. */
export function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return undefined;
  return raw as Readonly<Record<string, unknown>>;
}

// Control characters other than line breaks and tabs, and lone surrogates. Neither databases nor JSON accept them.
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** The text with its line breaks, trimmed, at most `limit` UTF-16 units; "" for anything but text and numbers. */
export function textOf(value: unknown, limit: number): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return "";
  return value.slice(0, limit).replace(UNPRINTABLE, "").trim();
}

/** Like `textOf`, but on one line. */
export function lineOf(value: unknown, limit: number): string {
  return textOf(value, limit).replace(/\s+/gu, " ");
}

/** A finite number, given as a number or as decimal text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.length > 40) return undefined;
  return /^[+-]?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;
}

/** A whole number, 0 or more; undefined for anything else. Fractions are truncated. */
export function countOf(value: unknown): number | undefined {
  const number = numberOf(value);
  if (number === undefined || number < 0 || number > Number.MAX_SAFE_INTEGER) return undefined;
  return Math.floor(number);
}

/** No server or browser handles longer URLs. */
const LONGEST_ADDRESS = 4096;

/** An absolute http(s) URL with spaces encoded. Returns "" for anything else, to keep out scripts and local files. */
export function webAddressOf(value: unknown): string {
  if (typeof value !== "string" || value.length > LONGEST_ADDRESS) return "";
  const address = value.trim().replaceAll(" ", "%20");
  return /^https?:\/\/[^\s/%]/i.test(address) && !/[\s\p{Cc}\p{Cs}]/u.test(address) ? address : "";
}

const LONGEST_ID = 200;

/** An identifier as text; undefined if there is none. It is never shortened, because that would make it a different identifier. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === "bigint" || (typeof value === "number" && Number.isSafeInteger(value))) return String(value);
  if (typeof value !== "string" || value.length > LONGEST_ID) return undefined;
  const id = value.trim();
  return id === "" || /[\p{Cc}\p{Cs}]/u.test(id) ? undefined : id;
}
