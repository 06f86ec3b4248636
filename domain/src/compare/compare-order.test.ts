import type { PodcastDetail } from "../catalogue/shows/podcast.js";
import type { Money } from "../lists/columns/money.js";
import { inOrder } from "./compare-order.js";
import { comparisonCsv } from "./comparison-csv.js";

const row = (id: string, facts: Partial<PodcastDetail>, days?: number, price?: Money) => ({
  show: {
    id,
    title: id,
    itunesAuthor: "Host",
    listener_range: "N/A",
    pea_range: "N/A",
    mr_range: "N/A",
    lastUpdate: 0,
    episodeCount: 0,
    categories: [],
    link: "",
    url: "",
    language: "en",
    country: "N/A",
    defaulted: ["country"],
    ...facts,
  } as unknown as PodcastDetail,
  rhythm: days === undefined ? undefined : { days, words: "Weekly" },
  price,
  market: "Above average",
});
const rows = [
  row("b", { listener_range: "1,000-2,000", lastUpdate: 5, episodeCount: 3, hasContact: 0 }, 14),
  row("c", { hasContact: "N/A" }),
  row("a", { listener_range: "70,001+", pea_range: "10-20", lastUpdate: 9, episodeCount: 8, hasContact: 1 }, 1),
];
const ids = (order: Parameters<typeof inOrder>[1]) => inOrder(rows, order).map(({ show }) => show.id);

test("without an order the rows stay as the address has them", () => {
  expect(ids(undefined)).toEqual(["b", "c", "a"]);
});

test("sorts titles from A, numbers from the largest, and unknown values last", () => {
  expect(ids("title")).toEqual(["a", "b", "c"]);
  expect(ids("listeners")).toEqual(["a", "b", "c"]);
  expect(ids("episode")).toEqual(["a", "b", "c"]);
  expect(ids("rhythm")).toEqual(["a", "b", "c"]);
  expect(ids("updated")).toEqual(["a", "b", "c"]);
  expect(ids("episodes")).toEqual(["a", "b", "c"]);
  expect(ids("contact")).toEqual(["a", "b", "c"]);
});

test("sorts audiences by their middle on a logarithmic scale, as the bands do", () => {
  const sized = (id: string, range: string) => row(id, { listener_range: range, pea_range: range });
  const wide = [sized("wide", "50,000-5,000,000"), sized("narrow", "300,000-2,000,000"), sized("small", "1-1,000")];
  for (const order of ["listeners", "episode"] as const)
    expect(inOrder(wide, order).map(({ show }) => show.id)).toEqual(["narrow", "wide", "small"]);
});

test("sorts prices from the lowest within each currency, and shows without a price last", () => {
  const priced = (id: string, cents: number, currency: Money["currency"]) => row(id, {}, 1, { cents, currency });
  const mixed = [row("none", {}), priced("d2", 900, "USD"), priced("e", 5_000, "EUR"), priced("d1", 100, "USD")];
  expect(inOrder(mixed, "price").map(({ show }) => show.id)).toEqual(["e", "d1", "d2", "none"]);
});

test("the CSV has the price of a spot and its CPM per episode", () => {
  const price = { cents: 34_050, currency: "USD" } as const;
  const [, known, unknown] = comparisonCsv([
    row("a", { pea_range: "1,000-5,000" }, 1, price),
    row("b", { pea_range: "N/A" }, 1, price),
  ]).split("\r\n");
  expect(known).toMatch(/,"340\.50","USD","68\.10","340\.50",""$/);
  expect(unknown).toMatch(/,"340\.50","USD","","",""$/);
});

test("the CSV has the rows in their order, with empty cells for unknown values", () => {
  const [head, first, second] = comparisonCsv(inOrder(rows, "listeners")).trimEnd().split("\r\n");
  expect(head).toBe(
    '"title","author","listeners_from","listeners_to","categories","language","episodes","last_update","website","feed",' +
      '"podcast_id","country","per_episode_from","per_episode_to","monthly_reach_from","monthly_reach_to","rhythm",' +
      '"market_position","contact","price_per_spot","currency","cpm_from","cpm_to","listeners_at_least"',
  );
  expect(first).toBe(
    '"a","Host","70001","","","en","8","1970-01-01","","","a","","10","20","","","Weekly","Above average","Yes","","","","",""',
  );
  expect(second).toContain('"b","Host","1000","2000"');
});
