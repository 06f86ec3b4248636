import { normalizePodcast, normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { StatCards } from "./stat-cards";

const SHOW = { ...normalizePodcastDetail({ id: "1", title: "The Daily Ferry" }, new Date())!, defaulted: [] };

/** The words about a show of which little more than this is known. */
function words(known: object): string | undefined {
  render(<StatCards podcast={normalizePodcast({ id: "1", title: "The Daily Ferry", ...known })!} />);
  return screen.getByRole("region", { name: "What is known" }).firstElementChild?.textContent;
}

test("a show without facts", () => {
  expect(words({})).toBe("We don’t know much about this show yet.");
});

test("a show with an audience but few other facts", () => {
  expect(words({ listener_range: "3,000,000-20,000,000" })).toBe("We know little beyond its audience.");
});

test("a single episode is not plural", () => {
  expect(words({ episodeCount: 1 })).toBeDefined();
  expect(screen.getByText(/^1 episode\. /)).toBeDefined();
});

test("a date from an old copy of the feed is the last one known, not an age", () => {
  const april = Date.UTC(2018, 3, 15) / 1000;
  const update = (facts: object) => {
    const { container, unmount } = render(<StatCards podcast={{ ...SHOW, lastUpdate: april, ...facts }} />);
    const text = container.querySelector("section[aria-label='Last update']")?.textContent ?? "";
    unmount();
    return text;
  };
  expect(update({ activity: "unknown", origin: { from: "feed", at: april } })).toMatch(/Apr 15, 2018Last known\. /);
  expect(update({ activity: "inactive", origin: { from: "feed", at: Date.now() / 1000 } })).toMatch(/years ago/);
});
