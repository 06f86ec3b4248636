import type { DatedShow } from "@earshot/domain/catalogue/shows/episode-strip";
import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { jest } from "@jest/globals";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../../client/store";
import { FakeServer } from "../../../testing/fake-server";
import { EpisodeCadence } from "./episode-cadence";

const DAY = 86_400_000;
const SHOW = {
  ...normalizePodcastDetail({ id: "one", title: "Tides", episodeCount: 500 }, new Date())!,
  activity: "occasional",
} satisfies DatedShow;

afterEach(() => void jest.useRealTimers());

/** Renders a show whose newest episodes, one a day, are these. */
function cadence(count: number, nextCursor: string | null, episodeCount = 500, facts: Partial<DatedShow> = {}) {
  const episodes = Array.from({ length: count }, (_, back) => ({
    ...{ id: `${back}`, title: "Ebb", summary: "", duration: 1_800, audioUrl: "" },
    published: new Date(Date.now() - back * DAY).toISOString(),
  }));
  const server = new FakeServer().on("GET /podcasts/one/episodes", () => ({ episodes, nextCursor }));
  return render(
    <Provider store={makeStore(server.ask)}>
      <EpisodeCadence podcast={{ ...SHOW, ...facts, episodeCount }} />
    </Provider>,
  );
}

/** Where the drawing has the oldest mark, from 0 at the left. */
const oldest = (drawn: HTMLElement) => Number([...drawn.querySelectorAll("svg rect")].at(-1)?.getAttribute("x"));

test("covers only the time for which episodes are known", async () => {
  const { container } = cadence(100, "more");
  expect(await screen.findByRole("heading", { name: "Recent episodes" })).toBeTruthy();
  expect(oldest(container)).toBeCloseTo(0);
});

test("covers two years if it has all episodes", async () => {
  const { container } = cadence(100, null, 100);
  expect(await screen.findByRole("heading", { name: "Two years of episodes" })).toBeTruthy();
  expect(oldest(container)).toBeGreaterThan(360);
});

test("names its months without Intl, whose first formatter takes a phone 50 ms", async () => {
  const made = jest.spyOn(Intl, "DateTimeFormat");
  cadence(100, null, 100);
  await screen.findByRole("slider");
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test("is not computed again while other parts of the page load", () => {
  const store = makeStore(new FakeServer().ask);
  let reads = 0;
  const show: DatedShow = {
    ...SHOW,
    get id() {
      reads += 1;
      return "one";
    },
  };
  const page = () => (
    <Provider store={store}>
      <EpisodeCadence podcast={show} />
    </Provider>
  );
  const { rerender } = render(page());
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  rerender(page());
  expect(reads).toBe(0);
});

test("draws no rhythm of two episodes", async () => {
  const { container } = cadence(2, null, 2);
  expect(container.firstElementChild).not.toBeNull();
  await waitFor(() => expect(container.firstElementChild).toBeNull());
});

test("reads and highlights the days of a month", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-03T00:00:00Z"), advanceTimers: true });
  // From October 1: 33 days, of which November has two.
  const { container } = cadence(34, "more");
  const chart = await screen.findByRole("slider");
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 330, 48);
  // The simulated browser has no pointer events.
  const point = (clientX: number) => fireEvent(chart, new MouseEvent("pointermove", { bubbles: true, clientX }));
  point(300);
  expect(chart.getAttribute("aria-valuetext")).toBe("Oct 2026: 31 episodes, usually 30 min");
  point(315);
  expect(chart.getAttribute("aria-valuetext")).toBe("Nov 2026: 3 episodes, usually 30 min");
  const { left, width } = container.querySelector<HTMLElement>("[style*=left]")!.style;
  expect([left, width].map((part) => Math.round(Number.parseFloat(part) * 3.3))).toEqual([310, 20]);
});

test("names old facts by their month, once", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-27T00:00:00Z"), advanceTimers: true });
  const at = Date.parse("2026-11-20T00:00:00Z") / 1000;
  cadence(20, "more", 500, { activity: "unknown", origin: { from: "feed", at } });
  expect(await screen.findByRole("heading", { name: "Known episodes" })).toBeTruthy();
  expect(screen.getAllByText("Nov 2026")).toHaveLength(1);
});

test.each([
  ["more", 500],
  [null, 20],
])("renders nothing if all known episodes are newer than the facts, cursor %p", async (nextCursor, count) => {
  const { container } = cadence(20, nextCursor, count, {
    activity: "unknown",
    origin: { from: "feed", at: 1_583_575_200 },
  });
  expect(container.firstElementChild).not.toBeNull();
  await waitFor(() => expect(container.firstElementChild).toBeNull());
});
