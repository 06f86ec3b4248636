import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import { type CountedShow, MeasuredDownloads } from "@earshot/domain/audience/signals/measured-downloads.port";
import { z } from "zod";
import type { JsonSource } from "./json-source.js";

const OP3 = "https://op3.dev";
/** Shows per request. */
const TOGETHER = 50;
const COMPLETE = /^1{30}$/;

const show = z.object({ showUuid: z.string().regex(/^[\da-f]{16,64}$/i) });
const counts = z.object({
  asof: z.string().optional(),
  showDownloadCounts: z.record(
    z.string(),
    z.object({ monthlyDownloads: z.number().int().min(0), days: z.string().max(60).optional() }),
  ),
});

/** Reads the downloads that the Open Podcast Prefix Project counts for shows whose audio URLs go through it. */
export class Op3Downloads extends MeasuredDownloads {
  constructor(
    private readonly source: JsonSource,
    private readonly options: { readonly token: string; readonly now: () => Date; readonly base?: string },
  ) {
    super();
  }

  async of(shows: readonly CountedShow[]): Promise<readonly (DemandSignal | undefined)[]> {
    const uuids: (string | undefined)[] = [];
    for (const one of shows) uuids.push(await this.uuidOf(one));
    const known = [...new Set(uuids.filter((uuid) => uuid !== undefined))];
    const found = new Map<string, DemandSignal>();
    for (let from = 0; from < known.length; from += TOGETHER) {
      for (const [uuid, signal] of await this.countsOf(known.slice(from, from + TOGETHER))) found.set(uuid, signal);
    }
    return uuids.map((uuid) => (uuid === undefined ? undefined : found.get(uuid)));
  }

  private async uuidOf({ podcastGuid, feedUrl }: CountedShow): Promise<string | undefined> {
    const names = [podcastGuid, feedUrl && Buffer.from(feedUrl).toString("base64url")];
    for (const name of names) {
      if (name === undefined || name === "") continue;
      const answer = show.safeParse(await this.read(`/api/1/shows/${encodeURIComponent(name)}`));
      if (answer.success) return answer.data.showUuid;
    }
    return undefined;
  }

  private async countsOf(uuids: readonly string[]): Promise<readonly (readonly [string, DemandSignal])[]> {
    const query = uuids.map((uuid) => `showUuid=${uuid}`).join("&");
    const { asof, showDownloadCounts } = counts.parse(await this.read(`/api/1/queries/show-download-counts?${query}`));
    const stated = Date.parse(asof ?? "");
    const at = Math.floor((Number.isNaN(stated) ? this.options.now().getTime() : stated) / 1000);
    return Object.entries(showDownloadCounts).map(([uuid, { monthlyDownloads, days }]) => [
      uuid,
      { kind: "downloads", perMonth: monthlyDownloads, complete: COMPLETE.test(days ?? ""), source: "OP3", at },
    ]);
  }

  private read(path: string): Promise<unknown> {
    const { base = OP3, token } = this.options;
    return this.source.read(`${base}${path}`, { Authorization: `Bearer ${token}` });
  }
}
