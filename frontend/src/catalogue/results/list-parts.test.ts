import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { listParts } from "./list-parts";

const shows = (kinds: string) =>
  [...kinds].map((kind, id) => normalizePodcast({ id: `${id}`, title: "Gardening", ...(kind === "k" ? { categories: ["Leisure"] } : {}) })!); // prettier-ignore
const parts = (kinds: string, exact = kinds.length, sort: "relevance" | "title" = "relevance") =>
  listParts(shows(kinds), exact, sort).map(({ at, heading }) => [at, heading]);

test("shows of which little is known are below a divider, and those with some of the words below another", () => {
  expect(parts("kkllkl", 4)).toEqual([
    [0, undefined],
    [2, "Little is known about these"],
    [4, "Close matches"],
  ]);
});

test.each<[string, ReturnType<typeof parts>]>([
  ["all known", parts("kkk")],
  ["nothing but little known ones", parts("lll")],
  ["another order", parts("kl", 2, "title")],
  ["no show with every word", parts("kk", 0)],
  ["no shows", parts("")],
])("%s: no divider", (_, found) => {
  expect(found).toEqual([[0, undefined]]);
});
