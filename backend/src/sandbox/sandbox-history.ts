import { METHOD_VERSION } from "@earshot/domain/audience/estimate/estimate-audience";
import { type ListenerRange, parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import {
  type CatalogueChange,
  CatalogueChanges,
  type ChangesPage,
  type ChangesRequest,
} from "@earshot/domain/catalogue/catalogue-changes.port";
import { type Bounds, type ShowChange, ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { SANDBOX_INPUTS } from "@earshot/domain/keys/test-key";
import { fieldFault } from "@earshot/domain/shared/domain-error";
import type { FixedShows } from "./fixed-shows.js";

const LISTENERS_AT = "2025-11-15T06:00:00.000Z";
const EPISODES_AT = "2025-12-15T06:00:00.000Z";

/** Every show that states its figures used to have fewer listeners, and four episodes fewer. */
export class SandboxHistory extends ShowHistory {
  constructor(private readonly shows: FixedShows) {
    super();
  }

  override async changes(id: string): Promise<readonly ShowChange[]> {
    const show = this.shows.all.find((one) => one.id === id);
    if (!show || show.defaulted.includes("episodeCount")) return [];
    const to = boundsOf(parseListenerRange(show.listener_range));
    const episodes: ShowChange = { at: EPISODES_AT, field: "episodeCount", ...episodesOf(show) };
    if (to === null) return [episodes];
    const method = { from: METHOD_VERSION, to: METHOD_VERSION };
    return [episodes, { at: LISTENERS_AT, field: "listeners", from: smaller(to), to, method }];
  }
}

/** A log of changes that never grows. Its first cursor is before all changes, so that a program gets each kind. */
export class SandboxChanges extends CatalogueChanges {
  private readonly log: readonly CatalogueChange[];

  constructor({ all }: FixedShows) {
    super();
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error("The sandbox has too few shows.");
    const none = { movedTo: null, fields: {}, longFields: [] };
    const title = { title: { from: null, to: first.title } };
    this.log = [
      { ...none, id: first.id, kind: "added", at: "2025-11-01T06:00:00.000Z", fields: title },
      { ...none, id: "sandbox-twin", kind: "removed", at: LISTENERS_AT, movedTo: second.id },
      { ...none, id: SANDBOX_INPUTS.gone, kind: "removed", at: LISTENERS_AT },
      ...[first, second, third].map((show): CatalogueChange => {
        const fields = { episodeCount: episodesOf(show) };
        return { ...none, id: show.id, kind: "updated", at: EPISODES_AT, fields };
      }),
    ];
  }

  override async page({ since, kinds, limit }: ChangesRequest): Promise<ChangesPage> {
    if (since === undefined) return { changes: [], nextSince: cursorOf(0), more: true };
    const after = positionIn(since, this.log.length);
    const wanted = this.log.flatMap((change, at) =>
      at >= after && kinds.includes(change.kind) ? [{ change, at }] : [],
    );
    const sent = wanted.slice(0, limit);
    const more = wanted.length > limit;
    const end = more ? (sent.at(-1)?.at ?? 0) + 1 : this.log.length;
    return { changes: sent.map(({ change }) => change), nextSince: cursorOf(end), more };
  }

  override async sweep(): Promise<void> {}
}

const cursorOf = (position: number) => `sandbox-${position}`;

function positionIn(cursor: string, last: number): number {
  const position = Number(/^sandbox-(\d{1,3})$/.exec(cursor)?.[1] ?? NaN);
  if (position <= last) return position;
  throw fieldFault("cursor.invalid", "since", "This is not a sandbox cursor. Start without one.");
}

const episodesOf = ({ episodeCount }: PodcastDetail) => ({ from: Math.max(0, episodeCount - 4), to: episodeCount });

function boundsOf(range: ListenerRange): Bounds | null {
  if (range.kind === "unknown") return null;
  return { low: range.low, high: range.kind === "open" ? null : range.high };
}

const smaller = ({ low, high }: Bounds): Bounds => ({
  low: Math.round(low * 0.8),
  high: high === null ? null : Math.round(high * 0.8),
});
