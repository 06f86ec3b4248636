import { MAX_CATEGORIES } from "../codes/categories.js";
import { foldText } from "../text/fold.js";
import { fieldsOf, lineOf } from "./source-values.js";

/** A hostile list can be endless, so only this many values are read. */
const MOST_VALUES = 200;
const LONGEST_NAME = 100;

/**
 * The category names that a source gives, as it spells and orders them, each once, at most 10. Accepts a list, comma-separated text, or
 * an object of id and name. `alternative` (the field `category`) is used if `value` names no category. undefined if neither does.
 */
export function sourceCategories(value: unknown, alternative: unknown): readonly string[] | undefined {
  return namesIn(value) ?? namesIn(alternative);
}

function namesIn(value: unknown): readonly string[] | undefined {
  const names = new Map<string, string>();
  for (const name of valuesIn(value).slice(0, MOST_VALUES).flatMap(partsOf)) {
    const folded = foldText(name);
    if (folded !== "" && folded !== "n a" && !names.has(folded)) names.set(folded, name);
    if (names.size === MAX_CATEGORIES) break;
  }
  return names.size === 0 ? undefined : [...names.values()];
}

function valuesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.slice(0, MOST_VALUES);
  if (typeof value === "string") return [value];
  return Object.values(fieldsOf(value) ?? {});
}

/** The names in one entry: comma-separated text, or an object with a name. */
function partsOf(entry: unknown): readonly string[] {
  const text = typeof entry === "string" ? entry : fieldsOf(entry)?.name;
  if (typeof text !== "string") return [];
  const parts = text.slice(0, LONGEST_NAME * MAX_CATEGORIES).split(/[,;|]/u);
  return parts.map((part) => lineOf(part, LONGEST_NAME));
}
