import type { CategoryDistributions } from "@earshot/backend/catalogue/catalogue.schemas";
import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render } from "@testing-library/react";
import { MarketCards } from "./market-cards";

const [COMEDY, NEWS] = [
  { category: "Comedy", listener_range: "1,000-5,000", podcast_count: 300, medianPodcastCount: 200 },
  { category: "News", listener_range: "2,000-9,000", podcast_count: 100, medianPodcastCount: 200 },
];

/** The scales of the cards of a show with this audience. */
function scales(range: string, distributions?: CategoryDistributions): (string | null)[] {
  const podcast = normalizePodcast({ id: "1", title: "Salt", categories: ["Comedy", "News"], listener_range: range });
  if (podcast === undefined) throw new Error("A show with an id is a show.");
  const categories = [COMEDY, NEWS].map((stat) => ({ category: stat.category, stat }));
  const { container, unmount } = render(<MarketCards {...{ podcast, categories, distributions }} />);
  const found = [...container.querySelectorAll(".meter-axis")].map(({ textContent }) => textContent);
  unmount();
  return found;
}

const USUAL = "1001K10K100K1M";
const FAR = "10010K1M100M";

test("the meters of a show of millions reach its end, on one scale in all cards", () => {
  expect(scales("2,000,000-15,000,000")).toEqual([FAR, FAR]);
  expect(scales("2,000-15,000")).toEqual([USUAL, USUAL]);
});

test("the shows of a category are on the scale of the meters, which reaches the largest of them", () => {
  const segments = Array.from({ length: 48 }, () => 1);
  const comedy = { category: "Comedy", language: null, estimated: 48, unknown: 0, segments };
  expect(scales("2,000-15,000", { comedy })).toEqual([USUAL, USUAL]);
  expect(scales("2,000,000-15,000,000", { comedy })).toEqual([FAR, FAR]);
  const beyond = [1, ...Array.from({ length: 23 }, () => 0)];
  expect(scales("2,000-15,000", { comedy: { ...comedy, beyond } })).toEqual([FAR, FAR]);
});
