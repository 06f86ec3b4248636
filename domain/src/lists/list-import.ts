import type { LookupKey, PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import type { Podcast } from "../catalogue/podcast.js";
import type { ImportEntry } from "./import-entry.js";
import { boundedEntries } from "./import-text.js";
import { type MatchOutcome, matchEntry } from "./match-entry.js";

export type MatchedEntry = {
  /** Place among the entries, from 1. */
  readonly position: number;
  readonly given: string;
  readonly kind: ImportEntry["kind"];
  readonly outcome: MatchOutcome;
  readonly candidates: readonly { readonly podcast: Podcast }[];
};

/** Tells which shows are meant by what somebody brings along. Nothing is added by it. */
export class ListImport {
  constructor(private readonly catalogue: PodcastCatalogue) {}

  /** Throws CatalogueUnavailable. */
  async match(given: readonly ImportEntry[]): Promise<{ entries: readonly MatchedEntry[]; skipped: number }> {
    const { entries, skipped } = boundedEntries(given);
    const found = new Map<string, readonly Podcast[]>();
    const look = async (keys: readonly LookupKey[]): Promise<void> => {
      const wanted = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
      if (wanted.length === 0) return;
      const answers = await this.catalogue.lookUp(wanted);
      for (const [at, key] of wanted.entries()) found.set(nameOf(key), answers[at] ?? []);
    };
    const foundBy = (key: LookupKey): readonly Podcast[] => found.get(nameOf(key)) ?? [];
    // By title only what nothing surer names.
    await look(entries.flatMap(({ keys }) => keys.filter(({ kind }) => kind !== "title")));
    const open = entries.filter(({ keys }) => !keys.some((key) => foundBy(key).length > 0));
    await look(open.flatMap(({ keys }) => keys.filter(({ kind }) => kind === "title")));
    return {
      skipped,
      entries: entries.map((entry, at) => {
        const { outcome, candidates } = matchEntry(entry, foundBy);
        return {
          position: at + 1,
          given: entry.given,
          kind: entry.kind,
          outcome,
          candidates: candidates.map((podcast) => ({ podcast })),
        };
      }),
    };
  }
}

function nameOf({ kind, value }: LookupKey): string {
  return `${kind} ${value}`;
}
