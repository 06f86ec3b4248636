import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import SimilarShows from "./similar-shows";

test("similar shows share a scale that reaches the largest of them", async () => {
  const show = (id: string, listener_range: string) => ({
    podcast: { ...normalizePodcast({ id, title: `Show ${id}`, listener_range })!, defaulted: [] },
    reasons: ["Same category: News"],
  });
  const server = new FakeServer().on("GET /podcasts/s1/similar", () => ({
    similar: [show("a", "3,000,000-20,000,000"), show("b", "10,000-20,000")],
  }));
  const { container } = render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <SimilarShows podcastId="s1" />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByText("Show a");
  const from = [...container.querySelectorAll<HTMLElement>(".meter")].map((strip) =>
    parseFloat(strip.style.getPropertyValue("--from")),
  );
  // On a scale up to a million, the first would begin at its very end, and the second in its middle.
  expect(from).toEqual([72.9167, 33.3333]);
});
