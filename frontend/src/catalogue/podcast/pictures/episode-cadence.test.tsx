import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../../../client/store";
import { FakeServer } from "../../../testing/fake-server";
import { EpisodeCadence } from "./episode-cadence";

const DAY = 86_400_000;
const SHOW = normalizePodcastDetail({ id: "one", title: "Tides", episodeCount: 500 }, new Date())!;

/** Renders a show whose newest episodes, one a day, are these. */
function cadence(count: number, nextCursor: string | null, episodeCount = 500) {
  const episodes = Array.from({ length: count }, (_, back) => ({
    ...{ id: `${back}`, title: "Ebb", summary: "", duration: 1_800, audioUrl: "" },
    published: new Date(Date.now() - back * DAY).toISOString(),
  }));
  const server = new FakeServer().on("GET /podcasts/one/episodes", () => ({ episodes, nextCursor }));
  return render(
    <Provider store={makeStore(server.ask)}>
      <EpisodeCadence podcast={{ ...SHOW, episodeCount }} />
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

test("draws no rhythm of two episodes", async () => {
  const { container } = cadence(2, null, 2);
  expect(container.firstElementChild).not.toBeNull();
  await waitFor(() => expect(container.firstElementChild).toBeNull());
});
