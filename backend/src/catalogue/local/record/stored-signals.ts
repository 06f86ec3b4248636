import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import type { PodcastFacts } from "./show-table.js";
import { feedIdentity } from "./feed-identity.js";

/** Signs of demand in the form of a show's column; undefined if there are none. */
export function signalsText(signals: readonly DemandSignal[]): string | undefined {
  return signals.length === 0 ? undefined : JSON.stringify(signals);
}

/** The signs of demand in a column; undefined if there are none. Only `signalsText` writes the column. */
export function signalsIn(text: string | undefined): readonly DemandSignal[] | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as readonly DemandSignal[]);
}

/** What identifies a show in a source of signals. */
export type ShowIdentity = Pick<PodcastFacts, "itunesId" | "podcastGuid" | "feedUrl">;

/** The subject of a show that a source names, but whose identities it does not know. */
export const keySubject = (key: string): string => `key:${key}`;

/** The keys under which a show's signals are stored, one for each of its identities. */
export function signalSubjects({ itunesId, podcastGuid, feedUrl }: ShowIdentity): readonly string[] {
  const feed = feedIdentity(feedUrl);
  return [
    ...(itunesId === undefined ? [] : [`itunes:${itunesId}`]),
    ...(podcastGuid === undefined ? [] : [`guid:${podcastGuid}`]),
    ...(feed === undefined ? [] : [`feed:${feed}`]),
  ];
}
