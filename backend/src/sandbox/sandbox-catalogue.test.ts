import {
  ALL_CAPABILITIES,
  describePodcastCatalogue,
  searchFor,
} from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { ContractShow } from "@earshot/domain/catalogue/podcast-catalogue-shows.contract";
import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { SANDBOX_INPUTS } from "@earshot/domain/keys/test-key";
import { FixedShows, type RawShow } from "./fixed-shows.js";
import { SandboxCatalogue } from "./sandbox-catalogue.js";
import { SandboxChanges, SandboxHistory } from "./sandbox-history.js";
import { SANDBOX_NOW, SANDBOX_SHOWS } from "./sandbox-shows.js";

describePodcastCatalogue(
  "SandboxCatalogue",
  {
    ...ALL_CAPABILITIES,
    // As in the provider's catalogue, whose search is used.
    modes: false,
    didYouMean: false,
    fills: false,
    sorts: ["relevance", "listeners", "popularity", "updated", "episodes", "title"],
  },
  async (shows, now) => ({
    catalogue: new SandboxCatalogue(new FixedShows(shows.map(rawShow), now)),
    close: async () => undefined,
  }),
);

function rawShow({ author, listeners, feed, dead: _, episodes, ...show }: ContractShow, index: number): RawShow {
  const raw = episodes?.map(({ seconds, ...episode }) => ({ ...episode, duration: seconds }));
  return { ...show, id: String(index + 1), itunesAuthor: author, listener_range: listeners, url: feed, episodes: raw };
}

describe("the sandbox's shows", () => {
  const shows = new FixedShows(SANDBOX_SHOWS, SANDBOX_NOW);
  const catalogue = new SandboxCatalogue(shows, 20);

  test("has 25 shows with 200 episodes, and all figures with their basis", async () => {
    expect(shows.all).toHaveLength(25);
    const pages = await Promise.all(shows.all.map(({ id }) => catalogue.episodes(id, { limit: 100 })));
    const episodes = pages.flatMap((page) => page?.episodes ?? []);
    expect([episodes.length, new Set(episodes.map(({ id }) => id)).size]).toEqual([200, 200]);
    const bases = new Set(shows.all.map(({ estimate }) => estimate?.basis));
    expect(bases).toEqual(new Set(["provided", "modelled"]));
    expect(new Set(shows.all.map(({ activity }) => activity)).size).toBeGreaterThanOrEqual(4);
    expect(shows.all.filter(({ origin }) => origin.from !== "demo")).toEqual([]);
    expect((await catalogue.summary()).updatedAt).toBe("2026-01-01T00:00:00.000Z");
  });

  test("fails for the documented words", async () => {
    await expect(catalogue.search(searchFor(SANDBOX_INPUTS.down))).rejects.toBeInstanceOf(CatalogueUnavailable);
    await expect(catalogue.search(searchFor(SANDBOX_INPUTS.broken))).rejects.toMatchObject({ status: 500 });
    expect((await catalogue.search(searchFor(SANDBOX_INPUTS.empty, { mode: "all" }))).results).toEqual([]);
    expect(await catalogue.podcast(SANDBOX_INPUTS.gone)).toBeUndefined();
    const began = performance.now();
    const { total } = await catalogue.search(searchFor(SANDBOX_INPUTS.slow));
    expect([total.value, performance.now() - began >= 19]).toEqual([24, true]);
  });

  test("its log of changes has each kind, page by page, and refuses foreign cursors", async () => {
    const log = new SandboxChanges(shows);
    const kinds = ["added", "updated", "removed"] as const;
    let page = await log.page({ since: undefined, kinds, limit: 4 });
    const seen: string[] = [];
    for (let pages = 0; page.more && pages < 5; pages += 1) {
      page = await log.page({ since: page.nextSince, kinds, limit: 4 });
      seen.push(...page.changes.map(({ kind }) => kind));
    }
    expect(seen).toEqual(["added", "removed", "removed", "updated", "updated", "updated"]);
    expect(await log.page({ since: page.nextSince, kinds, limit: 4 })).toEqual({ ...page, changes: [] });
    const { changes } = await log.page({ since: "sandbox-0", kinds: ["removed"], limit: 9 });
    expect(changes.map(({ id }) => id)).toContain(SANDBOX_INPUTS.gone);
    for (const since of ["sandbox-7", "sandbox-x", "AAAA"])
      await expect(log.page({ since, kinds, limit: 4 })).rejects.toMatchObject({ code: "cursor.invalid" });
  });

  test("ends a show's history at its present figures, and has none for a show without figures", async () => {
    const history = new SandboxHistory(shows);
    const [first] = shows.all;
    const changes = await history.changes(first?.id ?? "");
    expect(changes.map(({ field }) => field)).toEqual(["episodeCount", "listeners"]);
    expect(changes[0]).toMatchObject({ to: first?.episodeCount });
    expect(await history.changes("sandbox-25")).toEqual([]);
    expect(await history.changes(SANDBOX_INPUTS.gone)).toEqual([]);
  });
});
