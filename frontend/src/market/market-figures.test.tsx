import type { CategoryDistributions, CategoryStats } from "@earshot/backend/catalogue/catalogue.schemas";
import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { sessionApi } from "../session/session";
import type { ComparedPodcast } from "./compared-podcast";
import { MarketFigures, nothingKnown } from "./market-figures";

const COMEDY = { category: "Comedy", listener_range: "1,000-5,000", podcast_count: 60, medianPodcastCount: 50 };

const GUEST = { user: null, providers: { google: false, facebook: false }, passwordMinimum: 8 };

async function show(
  categories: readonly string[],
  stats: CategoryStats,
  distributions?: CategoryDistributions,
  range = "10,000-20,000",
  estimate?: ComparedPodcast["estimate"],
): Promise<void> {
  const podcast = normalizePodcast({ id: "1", title: "Salt", categories, listener_range: range });
  if (podcast === undefined) throw new Error("A show with an id is a show.");
  const store = makeStore();
  await store.dispatch(sessionApi.util.upsertQueryData("session", undefined, GUEST));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <MarketFigures podcast={{ ...podcast, estimate }} stats={stats} distributions={distributions} />
      </MemoryRouter>
    </Provider>,
  );
}

test("shows a card for a category without statistics, in the show's order", async () => {
  await show(["Knitting", "Comedy"], { comedy: COMEDY });
  const cards = screen.getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual(["Knitting", "Comedy"]);
  expect(cards[0]?.textContent).toBe("KnittingNo figures for this category yet");
  expect(cards[1]?.textContent).toContain("60 podcasts in this category; the median category has 50.");
  expect(screen.getByText(/more listeners than the average show in Comedy; for Knitting we don’t know/)).toBeTruthy();
});

test("tells a guest which category has no figures, and how to see the others", async () => {
  await show(["Knitting", "Comedy"], { comedy: { category: "Comedy", locked: true } });
  expect(screen.getByRole("button", { name: "Log in to see the numbers" })).toBeTruthy();
  expect(screen.getByRole("article").textContent).toBe("KnittingNo figures for this category yet");
  expect(screen.getByText("Log in to see how this show compares in Comedy.")).toBeTruthy();
});

test("shows a count without a median for a category outside Apple's list", async () => {
  await show(["Knitting"], { knitting: { ...COMEDY, category: "Knitting", medianPodcastCount: null } });
  const card = screen.getByRole("article");
  expect(card.textContent).toContain("60 podcasts in this category.");
  expect(card.textContent).not.toMatch(/median|N\/A/);
});

test("a category with one show is counted in the singular", async () => {
  await show(["Knitting"], { knitting: { ...COMEDY, category: "Knitting", podcast_count: 1, medianPodcastCount: 1 } });
  expect(screen.getByRole("article").textContent).toContain("1 podcast in this category; the median category has 1");
});

test("says that the top audience is that of the categories", async () => {
  await show(["History"], {});
  expect(screen.getByText("The usual audience of its categories. We haven’t measured it.")).toBeTruthy();
});

test("does not call a category of two shows crowded", async () => {
  await show(["Design"], { design: { ...COMEDY, category: "Design", podcast_count: 2, medianPodcastCount: 1 } });
  const { textContent } = screen.getByRole("article");
  expect(textContent).toContain("2 podcasts in this category; the median category has 1, too few to compare with.");
  expect(document.body.textContent).not.toMatch(/crowded|High competition/);
});

test("gives the reason when a card has no average", async () => {
  await show(["Comedy"], { comedy: { ...COMEDY, estimated: 2 } });
  const card = screen.getByRole("article");
  expect(card.textContent).toContain("Only 2 shows in this category have an estimate, too few for an average.");
  expect(card.textContent).toContain("Not known");
  expect(card.textContent).not.toMatch(/Category average|Above average/);
  expect(screen.getByText(/We don’t know how this show’s audience compares in Comedy/)).toBeTruthy();
});

test("the case that no category has statistics is recognized", () => {
  expect(nothingKnown(["Knitting", "Comedy"], {})).toBe(true);
  expect(nothingKnown(["Knitting", " Comedy "], { comedy: COMEDY })).toBe(false);
});

test("a card states the share of smaller shows, if it was counted", async () => {
  // One show in each segment of the scale; the middle of 10,000 to 20,000 is in the 26th segment.
  const segments = Array.from({ length: 48 }, () => 1);
  await show(
    ["Comedy"],
    { comedy: COMEDY },
    { comedy: { category: "Comedy", language: { code: "en", name: "English" }, estimated: 48, unknown: 12, segments } },
  );
  const card = screen.getByRole("article");
  expect(card.textContent).toContain("Larger than 52% of 48 English Comedy shows with an estimate.");
  expect(card.querySelectorAll("svg .fill-chart-self")).toHaveLength(4);
});

test("no verdict is drawn from a lower bound", async () => {
  await show(["Comedy"], { comedy: { ...COMEDY, listener_range: "18,000" } }, undefined, "15,000+");
  expect(screen.getByRole("article").textContent).toContain("We only know a minimum, so we can’t compare it");
  expect(document.body.textContent).not.toMatch(/below|above|fewer|more listeners/i);
});

test("shows the minimum band of a listed show", async () => {
  const listed = { basis: "modelled", evidence: "listed", atLeast: "Large" } as const;
  await show(["Comedy"], { comedy: COMEDY }, undefined, "N/A", listed);
  expect(screen.getByRole("article").textContent).toContain("Large or more");
  expect(document.body.textContent).not.toContain("N/A");
});

test("a show with millions of listeners is drawn on a scale that reaches its size", async () => {
  await show(["Comedy"], { comedy: COMEDY }, undefined, "3,000,000-20,000,000");
  expect(screen.getByRole("article").textContent).toContain("10010K1M100M");
});
