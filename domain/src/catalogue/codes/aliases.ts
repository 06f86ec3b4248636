/** Pairs of an alias and its code, from a table with the aliases of each code, separated by commas. */
export function aliases(table: Readonly<Record<string, string>>): (readonly [alias: string, code: string])[] {
  return Object.entries(table).flatMap(([code, others]) => others.split(", ").map((alias) => [alias, code] as const));
}
