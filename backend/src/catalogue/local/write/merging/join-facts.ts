import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { FACT_NAMES, type PodcastFacts } from "../../record/show-table.js";
import { signalsIn, signalsText } from "../../record/stored-signals.js";
import { nameKey } from "../../record/words/names.js";

/** Directories list only some of the episodes, so the most extreme value of these facts is the right one. */
const FURTHEST = {
  episodeCount: Math.max,
  popularityScore: Math.max,
  lastUpdate: Math.max,
  newestEpisode: Math.max,
  createdOn: Math.min,
} as const satisfies { readonly [Name in keyof PodcastFacts]?: (...values: number[]) => number };

/** Merges the entries of one show: all facts of the first entry, and from the others only what it lacks. */
export function joinFacts(entries: readonly PodcastFacts[]): PodcastFacts {
  const joined: Record<string, unknown> = {};
  for (const name of FACT_NAMES) {
    const known = entries.map((facts) => facts[name]).filter((value) => value !== undefined);
    joined[name] = known[0];
  }
  for (const [name, furthest] of Object.entries(FURTHEST)) {
    const known = entries.map((facts) => facts[name as keyof typeof FURTHEST]).filter((value) => value !== undefined);
    if (known.length > 0) joined[name] = furthest(...known);
  }
  joined.title = titleOf(entries);
  joined.asOf = asOfEntries(entries, joined.newestEpisode);
  // Makes a later read of the feed keep the directories' facts.
  if (new Set(entries.map(({ source }) => source)).size > 1) joined.source = "both";
  joined.author = authorOf(entries);
  joined.oldestEpisode = oldestOf(entries);
  joined.categories = entries.find(({ categories }) => categories.length > 0)?.categories ?? [];
  joined.signals = signalsText(allSignals(entries));
  joined.dead = entries.every(({ dead }) => dead === true);
  return joined as unknown as PodcastFacts;
}

/**
 * The title that most entries have, or of equally many that of a page on a list of popular shows: an old feed may have a former title
 * ("Global News"). It is written as in the first entry that has it.
 */
function titleOf(entries: readonly PodcastFacts[]): string | undefined {
  const isListed = (group: readonly PodcastFacts[]) =>
    group.some(({ signals }) => (signalsIn(signals) ?? []).some(({ kind }) => kind === "list"));
  const [most] = [...Map.groupBy(entries, ({ title }) => nameKey(title)).values()].sort(
    (a, b) => b.length - a.length || Number(isListed(b)) - Number(isListed(a)),
  );
  return most?.[0]?.title;
}

/** The signs of demand of all entries, in any order; of two equal ones from one source, the newer. */
function allSignals(entries: readonly PodcastFacts[]): readonly DemandSignal[] {
  const found = new Map<string, DemandSignal>();
  for (const signal of entries.flatMap(({ signals }) => signalsIn(signals) ?? [])) {
    const where = signal.kind === "chart" ? [signal.country, signal.genre] : [];
    const name = JSON.stringify([signal.source, signal.kind, ...where]);
    const known = found.get(name);
    if (known === undefined || (signal.at ?? 0) >= (known.at ?? 0)) found.set(name, signal);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, signal]) => signal);
}

/**
 * The day that the dates of the entries describe: the day of the entry with the newest episode. If a saved feed lists fewer
 * episodes than another entry, the show may have continued afterwards, so the feed does not prove that it stopped.
 */
function asOfEntries(entries: readonly PodcastFacts[], newest: unknown): number | undefined {
  const latest = entries.find(({ newestEpisode }) => newestEpisode === newest);
  if (latest?.asOf === undefined) return undefined;
  const listsLess = entries.some(({ episodeCount = 0 }) => episodeCount > (latest.episodeCount ?? 0));
  return listsLess ? (latest.newestEpisode ?? latest.asOf) : latest.asOf;
}

/** The earliest date of an entry that lists at least half of the episodes. A shorter list begins later than the show. */
function oldestOf(entries: readonly PodcastFacts[]): number | undefined {
  const most = Math.max(0, ...entries.map(({ episodeCount = 0 }) => episodeCount));
  const dates = entries
    .filter(({ episodeCount = 0 }) => episodeCount * 2 >= most)
    .flatMap(({ oldestEpisode }) => oldestEpisode ?? []);
  return dates.length === 0 ? undefined : Math.min(...dates);
}

/** The author in the show's own feed, or else all authors in directories: one may name the network, another the host. */
function authorOf(entries: readonly PodcastFacts[]): string | undefined {
  const own = entries.find((facts) => facts.author && ownFeed(facts) !== undefined);
  return own?.author ?? entries.flatMap(({ author }) => author ?? []).reduce<string | undefined>(bothNames, undefined);
}

function bothNames(known: string | undefined, more: string): string {
  if (known === undefined) return more;
  if (includesName(known, more)) return known;
  return includesName(more, known) ? more : `${known}, ${more}`;
}

const includesName = (text: string, name: string): boolean => ` ${foldText(text)} `.includes(` ${foldText(name)} `);

/** The show's own feed; undefined for a page in a directory. A feed that was imported from a file may not name its address. */
export const ownFeed = ({ feedUrl, source, key }: PodcastFacts): string | undefined =>
  feedUrl ?? (source === "dump" ? undefined : key);
