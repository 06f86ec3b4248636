import type { LookupKey, PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { Podcast } from "../../catalogue/shows/podcast.js";
import type { ImportEntry } from "./import-entry.js";
import { type MatchOutcome, matchEntry } from "./match-entry.js";

export type MatchedEntry = {
  /** The number of the entry, from 1. */
  readonly position: number;
  readonly given: string;
  readonly kind: ImportEntry["kind"];
  readonly outcome: MatchOutcome;
  readonly candidates: readonly { readonly podcast: Podcast }[];
};

/** Maximum number of keys in one request to the catalogue. */
const PORTION = 200;

/** Matches an import's entries with shows. Does not add them to a list. */
export class ListImport {
  constructor(private readonly catalogue: Pick<PodcastCatalogue, "lookUp">) {}

  /**
   * Returns the entries with their matching shows, in the same order. Each entry is only compared with its shows when the iterator
   * reaches it. Throws CatalogueUnavailable.
   */
  async match(entries: readonly ImportEntry[]): Promise<Iterable<MatchedEntry>> {
    const found = new Map<string, readonly Podcast[]>();
    const lookUp = async (keys: readonly LookupKey[]): Promise<void> => {
      const wanted = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
      for (let from = 0; from < wanted.length; from += PORTION) {
        const portion = wanted.slice(from, from + PORTION);
        const answers = await this.catalogue.lookUp(portion);
        for (const [at, key] of portion.entries()) found.set(nameOf(key), answers[at] ?? []);
      }
    };
    const foundBy = (key: LookupKey): readonly Podcast[] => found.get(nameOf(key)) ?? [];
    // The title is only used if no more reliable key finds a show.
    await lookUp(entries.flatMap(({ keys }) => keys.filter(({ kind }) => kind !== "title")));
    const open = entries.filter(({ keys }) => !keys.some((key) => foundBy(key).length > 0));
    await lookUp(open.flatMap(({ keys }) => keys.filter(({ kind }) => kind === "title")));
    return matchedEntries(entries, foundBy);
  }
}

function* matchedEntries(
  entries: readonly ImportEntry[],
  foundBy: (key: LookupKey) => readonly Podcast[],
): Generator<MatchedEntry> {
  for (const [at, entry] of entries.entries()) {
    const { outcome, candidates } = matchEntry(entry, foundBy);
    yield {
      position: at + 1,
      given: entry.given,
      kind: entry.kind,
      outcome,
      candidates: candidates.map((podcast) => ({ podcast })),
    };
  }
}

function nameOf({ kind, value }: LookupKey): string {
  return `${kind} ${value}`;
}
