/** Text without NUL and lone surrogates, which PostgreSQL refuses. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll("\0", "");

/** A value as JSON, with such text only. */
export const storableJson = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? storableText(part) : part));
