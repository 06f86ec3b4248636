import { z } from "zod";

/**
 * A parameter of a query string, which always arrives as text. `schema` and the OpenAPI document describe the parsed value, because
 * generated clients take their types from them. `read` parses the text. It returns a text that it cannot parse unchanged, and
 * `schema` rejects that. An empty parameter ("minEpisodes=") counts as absent.
 */
export function queryValue<Schema extends z.ZodType>(schema: Schema, read: (text: string) => unknown) {
  return z.preprocess((value) => {
    if (value === "") return undefined;
    return typeof value === "string" ? read(value) : value;
  }, schema);
}

/** A number in digits. `reason` says why any other value is refused. */
export function wholeNumber(min: number, max: number, reason: string) {
  return queryValue(z.int(reason).min(min, reason).max(max, reason).optional(), readDigits);
}

/** The number of requested entries: 1 to `max`, or `usual` if the parameter is absent. */
export function entryLimit(usual: number, max: number) {
  const reason = `is not a number from 1 to ${max}`;
  return queryValue(z.int(reason).min(1, reason).max(max, reason).default(usual), readDigits).describe(
    `The maximum number of entries; ${usual} by default`,
  );
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

/** "true" or "false"; 1 and 0 are also accepted, because the website's URLs use them. */
export const flag = queryValue(z.boolean("is neither true nor false").optional(), (text) => FLAGS.get(text) ?? text);

function readDigits(text: string): string | number {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
