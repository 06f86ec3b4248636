import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { DefaultableField, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import MediaKit from "./media-kit";

const NOTHING = normalizePodcastDetail({ id: 7, title: "Tides" }, new Date())!;
const STATED: readonly DefaultableField[] = ["itunesAuthor", "description", "categories", "listener_range", "language"];
const KNOWN: PodcastDetail = {
  ...NOTHING,
  defaulted: NOTHING.defaulted.filter((field) => !STATED.includes(field)),
  itunesAuthor: "Ann Lee",
  description: "<p>Of the sea &amp; its moon.</p>",
  categories: ["Science"],
  listener_range: "5,000-20,000",
  pea_range: "1,000-4,000",
  language: "en",
  confidence: "low",
};
const DISTRIBUTION: CategoryDistribution = {
  category: "Science",
  language: { code: "en", name: "English" },
  estimated: 10 * METER_SEGMENTS,
  unknown: 0,
  segments: Array.from({ length: METER_SEGMENTS }, () => 10),
};
const episodes = Array.from({ length: 8 }, (_, at) => ({
  ...{ id: `${at}`, title: `Episode ${at}`, summary: "", image: "", mp3: "" },
  ...{ published: "2026-11-01T00:00:00Z", duration: 600 },
}));

function drawn(podcast: PodcastDetail, science: object = DISTRIBUTION, latest: readonly object[] = episodes) {
  const server = new FakeServer()
    .on("GET /podcasts/7/episodes", () => ({ episodes: podcast === NOTHING ? [] : latest, nextCursor: null }))
    .on("GET /category-distributions", () => ({ science }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <MediaKit podcast={podcast} />
      </MemoryRouter>
    </Provider>,
  );
}

test("a kit has ranges with their meaning and basis, the place, facts and the five latest episodes", async () => {
  drawn(KNOWN);
  expect(await screen.findByText("Larger than 50% of 480 English Science shows with an estimate.")).toBeDefined();
  expect(await screen.findAllByRole("listitem")).toHaveLength(5);
  const text = screen.getByRole("article").textContent;
  for (const part of [
    ...["Tides", "by Ann Lee", "Of the sea & its moon.", "5,000–20,000", "Different people who listen to the show"],
    ...["1,000–4,000", "Low confidence.", "English", "Episode 0", "Nov 1, 2026, 10m 0s", "/podcast/7"],
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/N\/A|undefined|Monthly Reach/);
});

test("a guest's kit has no place, because guests don't see the market", async () => {
  drawn(KNOWN, { category: "Science", locked: true });
  await screen.findAllByRole("listitem");
  expect(screen.queryByText(/Larger than/)).toBeNull();
});

test("a media kit of a show without data contains no figures and no facts", () => {
  drawn(NOTHING);
  expect(screen.getByText("No estimate yet")).toBeDefined();
  expect(screen.queryByText(/confidence|N\/A|No Author|No Description/)).toBeNull();
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Tides", "Audience"]);
});

test("an episode without a date has only its length", async () => {
  const undated = { ...episodes[0]!, published: null };
  drawn(KNOWN, DISTRIBUTION, [undated]);
  expect(await screen.findByText("10m 0s")).toBeDefined();
});

test("credits the makers for a corrected description and website", () => {
  const makers = { since: 1_764_000_000, corrected: ["description", "link"], correctedAt: 1_764_000_000 } as const;
  const origin = { from: "feed", at: 1_763_000_000 } as const;
  drawn({ ...KNOWN, makers, origin });
  const text = screen.getByRole("article").textContent;
  expect(text).toContain("From the show’s feed, Nov 13, 2025; description and website by its makers.");
});

test("a description that its makers wrote keeps their paragraphs", () => {
  const makers = { since: 1_764_000_000, corrected: ["description"], correctedAt: 1_764_000_000 } as const;
  drawn({ ...KNOWN, makers, description: "Of the sea.\nNew every Monday." });
  expect(screen.getByText("Of the sea.").tagName).toBe("P");
  expect(screen.getByText("New every Monday.").tagName).toBe("P");
});

test("a kit names the method of its estimates, and none without an estimate", async () => {
  const listeners = { kind: "unknown" };
  const estimate = {
    methodVersion: "2026-11.14",
    basis: "provided",
    listeners,
  } as unknown as PodcastDetail["estimate"];
  drawn({ ...KNOWN, estimate });
  expect((await screen.findByRole("article")).textContent).toContain("Estimates by method 2026-11.14.");
  cleanup();
  drawn({ ...NOTHING, estimate });
  expect((await screen.findByRole("article")).textContent).not.toContain("Estimates by method");
});
