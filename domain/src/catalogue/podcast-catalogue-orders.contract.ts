import { comparedListeners } from "../audience/range/listener-band.js";
import { parseListenerRange } from "../audience/range/listener-range.js";
import type { SearchFilters, SearchPage, SearchRequest, SearchResult, SearchSort } from "./search/search-request.js";
import { joinedForm } from "./text/fold.js";

/** Searches with defaults for everything that is not given. */
type Find = (
  term: string,
  more?: Partial<Omit<SearchRequest, "filters">>,
  filters?: Partial<SearchFilters>,
) => Promise<SearchPage>;

/** Contract tests for sort orders, their directions and pages. */
export function describeCatalogueOrders(
  can: { readonly sorts: readonly SearchSort[] },
  { find }: { readonly find: Find },
): void {
  describe("orders and pages", () => {
    test("pages together equal one long page, without repeats or gaps", async () => {
      const filters = { minEpisodes: 1 };
      for (const sort of can.sorts) {
        const whole = await find("", { sort, limit: 100 }, filters);
        expect(await allIds(find, "", { sort, limit: 2 }, filters)).toEqual(whole.results.map(({ id }) => id));
        expect([whole.total.value, whole.sortedBy]).toEqual([whole.results.length, undefined]);
      }
    });

    test("a cursor of another search, or an invented one, is refused", async () => {
      const page = await find("", { limit: 2 }, { minEpisodes: 1 });
      await expect(find("signal", { cursor: page.nextCursor! })).rejects.toMatchObject({ code: "cursor.invalid" });
      await expect(find("signal", { cursor: "bm9ib2R5" })).rejects.toMatchObject({ code: "cursor.invalid" });
    });

    test("sorts shows by each order", async () => {
      const first = async (sort: SearchSort) => titles(await find("", { sort }, { minEpisodes: 1, language: "en" }))[0];
      if (can.sorts.includes("listeners")) expect(await first("listeners")).toBe("Signal");
      if (can.sorts.includes("popularity")) expect(await first("popularity")).toBe("The Tidal Ledger");
      if (can.sorts.includes("updated")) expect(await first("updated")).toBe("Signal");
      if (can.sorts.includes("episodes")) expect(await first("episodes")).toBe("Signal");
      if (can.sorts.includes("title")) expect(await first("title")).toBe("Quiet Signal Hour");
    });

    test("listeners are in the order of the ranges' middles on a logarithmic scale", async () => {
      if (!can.sorts.includes("listeners")) return;
      const found = titles(await find("", { sort: "listeners", limit: 100 }, { minEpisodes: 1 }));
      expect(
        found.filter((title) => ["Hufeisen und Glück", "Salt and Sums", "Quiet Signal Hour"].includes(title)),
      ).toEqual(["Salt and Sums", "Hufeisen und Glück", "Quiet Signal Hour"]);
    });

    test("shows are in the order of the audience per episode and the rhythm that they show; without a value they are last", async () => {
      for (const sort of can.sorts) {
        if (sort !== "perEpisode" && sort !== "rhythm") continue;
        const { results } = await find("", { sort, limit: 100 }, { minEpisodes: 1 });
        const values = results.map((show) =>
          sort === "rhythm"
            ? -(show.daysBetweenEpisodes ?? Infinity)
            : (comparedListeners(parseListenerRange(show.pea_range)) ?? -Infinity),
        );
        expect(values).toEqual(values.toSorted((a, b) => b - a || 0));
        expect(values[0]).toBeGreaterThan(-Infinity);
        expect(values.at(-1)).toBe(-Infinity);
      }
    });

    test("a sort changes only the order", async () => {
      for (const [term, mode] of [
        ["signal", "title"],
        ["jokes evening", "topic"],
        ["sea ledger", "topic"],
      ] as const) {
        const { total } = await find(term, { mode });
        for (const sort of can.sorts) expect((await find(term, { mode, sort })).total).toEqual(total);
      }
    });

    test("reversed, known values are in the opposite order and unknown ones last; pages have no gaps or repeats", async () => {
      const filters = { minEpisodes: 1 };
      for (const sort of can.sorts) {
        const { results } = await find("", { sort, limit: 100 }, filters);
        const order = sort === "title" ? "desc" : "asc";
        const turned = await find("", { sort, order, limit: 100 }, filters);
        const values = turned.results.map((show) => valueOf(show, sort));
        const known = values.filter((value) => value !== undefined);
        const sign = sort === "title" ? -1 : 1;
        expect([sort, values]).toEqual([
          sort,
          [
            ...known.toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0)),
            ...Array.from({ length: values.length - known.length }, () => undefined),
          ],
        ]);
        expect(turned.results.map(({ id }) => id).sort()).toEqual(results.map(({ id }) => id).sort());
        expect(turned.total).toEqual({ value: results.length, relation: "eq" });
        for (const limit of [1, 2, 3]) {
          const ids = await allIds(find, "", { sort, order, limit }, filters);
          expect([sort, limit, ids]).toEqual([sort, limit, turned.results.map(({ id }) => id)]);
        }
      }
    });

    test("the usual direction may be named; relevance has no other", async () => {
      for (const sort of can.sorts) {
        const order = sort === "title" || sort === "relevance" ? "asc" : "desc";
        const named = await find("", { sort, order }, { minEpisodes: 1 });
        expect(titles(named)).toEqual(titles(await find("", { sort }, { minEpisodes: 1 })));
      }
    });

    test("a page of one direction does not continue the other one", async () => {
      const sort = can.sorts.find((each) => each !== "relevance" && each !== "title");
      const { nextCursor } = await find("", { sort, limit: 2 }, { minEpisodes: 1 });
      const turned = find("", { sort, order: "asc", cursor: nextCursor! }, { minEpisodes: 1 });
      await expect(turned).rejects.toMatchObject({ code: "cursor.invalid" });
    });
  });
}

/** Collects the ids of all results of a search, page by page. */
export async function allIds(
  find: Find,
  term: string,
  ...[more, filters]: [more: Parameters<Find>[1], filters: Parameters<Find>[2]]
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find(term, { ...more, cursor }, filters);
    ids.push(...page.results.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

/** The value that a sort compares, undefined if the show does not state it. Always the same for relevance. */
function valueOf(show: SearchResult, sort: SearchSort): number | string | undefined {
  const { defaulted } = show;
  switch (sort) {
    case "relevance":
      return 0;
    case "listeners":
      return comparedListeners(parseListenerRange(show.listener_range));
    case "perEpisode":
      return comparedListeners(parseListenerRange(show.pea_range));
    case "popularity":
      return defaulted.includes("popularityScore") ? undefined : show.popularityScore;
    case "updated":
      return show.lastUpdate || undefined;
    case "episodes":
      return defaulted.includes("episodeCount") ? undefined : show.episodeCount;
    case "rhythm":
      // More days between episodes means slower.
      return show.daysBetweenEpisodes === undefined ? undefined : -show.daysBetweenEpisodes;
    case "title":
      return joinedForm(show.title);
  }
}

const titles = (page: SearchPage): string[] => page.results.map(({ title }) => title);
