import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { type ExactCounts, listParts } from "./list-parts";

const shows = (kinds: string) =>
  [...kinds].map((kind, id) => normalizePodcast({ id: `${id}`, title: "Gardening", ...(kind === "k" ? { categories: ["Leisure"] } : {}) })!); // prettier-ignore
const parts = (kinds: string, counts: ExactCounts = {}, sort: "relevance" | "title" = "relevance") =>
  listParts(shows(kinds), counts, sort).map(({ at, heading }) => [at, heading]);

test("puts dividers before little-known shows and those with some of the words", () => {
  expect(parts("kkllkl", { exact: 4 })).toEqual([
    [0, undefined],
    [2, "Little is known about these"],
    [4, "Close matches"],
  ]);
});

test.each<[string, ReturnType<typeof parts>]>([
  ["all known", parts("kkk")],
  ["nothing but little known ones", parts("lll")],
  ["another order", parts("kl", {}, "title")],
  ["no show with every word", parts("kk", { exact: 0 })],
  ["no shows", parts("")],
])("%s: no divider", (_, found) => {
  expect(found).toEqual([[0, undefined]]);
});

test("groups shows by exact, partial and mentioned words", () => {
  expect(parts("kkkk", { exact: 3, leading: 1 })).toEqual([
    [0, undefined],
    [1, "Words far apart or missing"],
  ]);
  expect(parts("kkkk", { leading: 2 }, "title")).toEqual([
    [0, undefined],
    [2, "Only mentioned in passing"],
  ]);
  expect(parts("kkkk", { exact: 3, leading: 0 })).toEqual([[0, "Words far apart or missing"]]);
});
