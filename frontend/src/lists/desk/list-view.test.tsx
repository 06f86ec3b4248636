import { act, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { type ResultSlots, ResultSlotsContext } from "../../catalogue/shows/show-slots";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { ListView } from "./list-view";

const list = { id: "l", name: "Shows", createdAt: "2026-11-20T00:00:00.000Z", itemCount: 1 };
const nothing = { items: [], total: 0, page: 1, nextCursor: null, pageSize: 24, figures: {} };

beforeEach(() => {
  // jsdom has no windows of different widths.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as never;
});

test("after a status without shows, a list is not called empty before all its shows have loaded", async () => {
  const server = new FakeServer().on("GET /lists/l/items", () => nothing);
  const store = makeStore(server.ask);
  const view = (status: string) => (
    <Provider store={store}>
      <MemoryRouter>
        <ResultSlotsContext value={{} as ResultSlots}>
          <ListView
            list={list}
            lists={[list]}
            address={{ list: "l", page: 1, sort: "newest", q: "", status, figures: "" }}
            change={() => undefined}
          />
        </ResultSlotsContext>
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(view("Booked"));
  expect(await screen.findByRole("button", { name: "Show all" })).toBeTruthy();
  const all = server.hold("GET /lists/l/items");
  rerender(view(""));
  await waitFor(() => expect(all.count).toBe(1));
  expect(screen.queryByText("This list is empty.")).toBeNull();
  expect(document.querySelector("[data-skeletons=items]")).toBeTruthy();
  await act(() => all.answer(nothing));
  expect(await screen.findByText("This list is empty.")).toBeTruthy();
});
