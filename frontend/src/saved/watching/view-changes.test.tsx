import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { ViewChanges } from "./view-changes";

/** Changes of one run on this day. */
const page = (day: string, next: string | null) => ({
  ...{ id: "v", name: "History", address: "/home?term=history", news: 0, since: day, ranAt: day, hasFeed: false },
  ...{ mail: null, seenUntil: day, next, runs: [{ at: `${day}T12:00:00.000Z`, total: 0, byMethod: 0, changes: [] }] },
});

beforeEach(() => {
  // jsdom has none.
  HTMLElement.prototype.checkVisibility = () => true;
});

test("the buttons for earlier and newest changes keep the focus, and the controls above stay while a page loads", async () => {
  const server = new FakeServer().on("GET /auth/session", () => ({ user: null, providers: {} }));
  const held = server.hold("GET /watched-views/v/changes");
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <ViewChanges id="v" name="History" />
      </MemoryRouter>
    </Provider>,
  );
  await held.answer(page("2026-11-21", "c"));
  const press = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole("button", { name: "Feeds" })).toBeDefined();
  };
  await screen.findByText("Saturday, November 21, 2026");
  press("Earlier changes");
  await held.answer(page("2026-11-14", null));
  await screen.findByText("Saturday, November 14, 2026");
  expect(document.activeElement?.textContent).toBe("Earlier changes");
  press("Newest changes");
  await screen.findByText("Saturday, November 21, 2026");
  expect(document.activeElement?.textContent).toBe("Newest changes");
});
