import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { render } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { PodcastCard } from "./podcast-card";
import { type ResultSlots, ResultSlotsContext } from "./show-slots";

const SLOTS = { AddToList: () => null, FavoriteButton: () => null } as Partial<ResultSlots> as ResultSlots;

function textOf(listed: Partial<Podcast>, facts = {}): string | null {
  const podcast = { ...normalizePodcast({ id: "one", title: "Night Ferry", ...facts })!, ...listed };
  const { container } = render(
    <Provider store={makeStore(new FakeServer().ask)}>
      <MemoryRouter>
        <ResultSlotsContext value={SLOTS}>
          <PodcastCard podcast={podcast} eager={false} />
        </ResultSlotsContext>
      </MemoryRouter>
    </Provider>,
  );
  return container.textContent;
}

const LISTED = { listenersAtLeast: "Large" } as const;

test("shows the band of a listed show, without N/A below it", () => {
  const text = textOf(LISTED);
  expect(text).toContain("Large or moreest. listenersOn a list of popular shows");
  expect(text).not.toContain("N/A");
});

test("shows N/A if another fact is known, or none at all", () => {
  expect(textOf(LISTED, { duration: "30 min" })).toContain("Rating N/ALength 30 min");
  expect(textOf({})).toContain("Rating N/A");
});
