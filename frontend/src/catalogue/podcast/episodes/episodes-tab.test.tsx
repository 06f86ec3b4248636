import type { DatedShow } from "@earshot/domain/catalogue/shows/episode-strip";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../../client/store";
import { FakeServer } from "../../../testing/fake-server";
import EpisodesTab from "./episodes-tab";

test("Show all episodes, which is removed, gives the focus to the search field", async () => {
  // jsdom has none.
  HTMLElement.prototype.checkVisibility = () => true;
  const facets = { known: 40, total: 0, chapters: 0, transcripts: 0, lengths: [], years: [] };
  const server = new FakeServer().on("GET /podcasts/p/episodes", () => ({ episodes: [], nextCursor: null, facets }));
  render(
    <MemoryRouter initialEntries={["/podcast/p?tab=episodes&q=tide"]}>
      <Provider store={makeStore(server.ask)}>
        <div role="tablist">
          <button role="tab">About</button>
        </div>
        <EpisodesTab podcast={{ id: "p", defaulted: ["episodeCount"] } as unknown as DatedShow} />
      </Provider>
    </MemoryRouter>,
  );
  const button = await screen.findByRole("button", { name: "Show all episodes" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show all episodes" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});
