import {
  FACT_NAMES,
  type FactColumn,
  type FactName,
  type FactsRow,
  type PodcastFacts,
  SHOW_FACTS,
} from "./show-table.js";

type Value = PodcastFacts[FactName];
/** A fact without its specific types, for loops over all of them. */
type AnyFact = {
  readonly column: FactColumn;
  readonly kind: { readonly storable?: (value: Value) => Value; readonly read: (stored: unknown) => Value };
  readonly otherwise?: Value;
};
const FACTS = FACT_NAMES.map((name) => [name, SHOW_FACTS[name] as unknown as AnyFact] as const);

/** The facts as their columns store them, so that calculations from them and from the row give the same result. */
export function storableFacts(facts: PodcastFacts): PodcastFacts {
  const storable: Partial<Record<FactName, Value>> = {};
  for (const [name, { kind }] of FACTS) {
    const value = facts[name];
    storable[name] = value === undefined || kind.storable === undefined ? value : kind.storable(value);
  }
  return storable as PodcastFacts;
}

export function factColumns(facts: PodcastFacts): Readonly<Record<FactColumn, Value>> {
  const columns: Partial<Record<FactColumn, Value>> = {};
  for (const [name, { column, otherwise }] of FACTS) columns[column] = facts[name] ?? otherwise;
  return columns as Record<FactColumn, Value>;
}

/** The facts from which a stored show was made. */
export function factsOfRow(row: FactsRow): PodcastFacts {
  return someFactsOf(row) as PodcastFacts;
}

export function someFactsOf(row: Partial<FactsRow>): Partial<PodcastFacts> {
  const facts: Partial<Record<FactName, Value>> = {};
  for (const [name, { column, kind }] of FACTS) {
    const stored: unknown = row[column];
    facts[name] = stored === null || stored === undefined ? undefined : kind.read(stored);
  }
  return facts as Partial<PodcastFacts>;
}
