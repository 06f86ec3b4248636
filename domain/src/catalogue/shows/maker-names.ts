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
/** "NA" is not a name either. */
const SHORTEST = 3;
const MOST = 6;

/**
 * The people and networks that an author and an owner name: whole names first, then their parts. A name that is the show's title has no
 * parts: "A True Crime Podcast" is a subtitle and made nothing.
 */
export function makerNames(names: readonly string[], title: string): string[] {
  const split = names.filter((name) => name.trim().toLowerCase() !== title.trim().toLowerCase());
  const parts = split.flatMap((name) => name.split(BETWEEN));
  const all = [...names, ...parts].map((name) => name.trim()).filter(isName);
  return [...new Map(all.map((name) => [name.toLowerCase(), name])).values()].slice(0, MOST);
}

function isName(name: string): boolean {
  return name.length >= SHORTEST && !name.includes("@") && !NO_NAMES.has(name.toLowerCase());
}
