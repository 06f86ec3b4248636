import type { TrackedPodcast } from "@earshot/backend/tracking/tracking.schemas";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer } from "../testing/fake-server";
import { TrackedRow } from "./tracked-row";

const SHOW = {
  ...{ podcastId: "one", title: "Salt", author: null, imageUrl: "", newEpisodes: 0 },
  ...{ lastSeenPubDate: null, lastCheckedAt: null, nextCheckAt: null },
  alerts: { inApp: true, email: "off" },
} as unknown as TrackedPodcast;

test("a show that has not been checked has its facts in words", () => {
  render(
    <Provider store={makeStore(new FakeServer().ask)}>
      <MemoryRouter>
        <TrackedRow show={SHOW} now={new Date()} back={false} onStop={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  const facts = screen.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent].join(" "));
  expect(facts).toEqual(["Last episode: no date", "Last checked: not yet", "Next check: not planned"]);
});
