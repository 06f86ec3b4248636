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

test("names the months whose episodes are not loaded", async () => {
  cadence(100, "more");
  expect(await screen.findByText("Not loaded")).toBeTruthy();
});

test("has no such months if it has all episodes", async () => {
  cadence(100, null, 100);
  expect(await screen.findByRole("heading", { name: "Two years of episodes" })).toBeTruthy();
  expect(screen.queryByText("Not loaded")).toBeNull();
});

test("draws no rhythm of two episodes", async () => {
  const { container } = cadence(2, null, 2);
  expect(container.firstElementChild).not.toBeNull();
  await waitFor(() => expect(container.firstElementChild).toBeNull());
});
