import { foldText } from "../text/fold.js";

/** Marks between the names of people and networks: "Guy Raz | Wondery", "Freakonomics Radio + Stitcher". */
const BETWEEN = /\s*[|,;+/•·]\s*|:\s+|\s+[-–—]\s+/u;
/** Instead of a name, some sources have one of these. */
const NO_NAMES: ReadonlySet<string> = new Set([
  "admin",
  "administrator",
  "n/a",
  "podcast",
  "podcasts",
  "unknown",
  "various",
  "webmaster",
]);
/** Degrees, licenses, legal forms and "Jr." after a comma; without their dots. */
const NO_NAME =
  /^(?:ph ?d|psy ?d|ed ?d|j ?d|m ?d|d ?o|d ?c|d ?v ?m|r ?n|mba|m ?a|m ?s|b ?a|msw|mph|dds|rdn|cpa|cfa|cfp|esq|lcsw|lmft|lpc|jr|sr|inc|p?llc|ltd|gmbh|corp)$/;
/** "NA" is not a name either. */
const SHORTEST = 3;
const MOST = 6;

/**
 * The people and networks that an author and an owner name: whole names first, then their parts. A name that is the show's title has no
 * parts: "A True Crime Podcast" is a subtitle and made nothing.
 */
export function makerNames(names: readonly string[], title: string): string[] {
  const split = names.filter((name) => !repeatsTitle(name, title));
  const parts = split.flatMap((name) => name.split(BETWEEN));
  const all = [...names, ...parts].map((name) => name.trim()).filter(isName);
  return [...new Map(all.map((name) => [name.toLowerCase(), name])).values()].slice(0, MOST);
}

/** Whether a name is the show's title, however it is written: "Personal Finance" by "personal finance!". */
export function repeatsTitle(name: string, title: string): boolean {
  return foldText(name) === foldText(title);
}

function isName(name: string): boolean {
  const word = name.toLowerCase();
  if (NO_NAMES.has(word) || NO_NAME.test(word.replaceAll(".", ""))) return false;
  return name.length >= SHORTEST && !name.includes("@");
}
