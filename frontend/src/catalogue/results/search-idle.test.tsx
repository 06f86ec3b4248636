import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import { type ResultSlots, ResultSlotsContext } from "../shows/show-slots";
import { SearchIdle } from "./search-idle";

test("no heading for topics that could not be loaded", async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  const server = new FakeServer()
    .on("GET /catalogue", () => refusal(503))
    .on("GET /catalogue/home", () => refusal(503));
  const slots = { SavedViews: () => null } as unknown as ResultSlots;
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <ResultSlotsContext value={slots}>
          <SearchIdle />
        </ResultSlotsContext>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole("heading", { name: "Start with a topic" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Start with a topic" })).toBeNull());
});
