import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { ListHead } from "./list-head";

type List = Parameters<typeof ListHead>[0]["list"];
const LIST = { id: "l", name: "Mine", itemCount: 2, createdAt: "2026-06-03T12:00:00.000Z" } as List;
let isNarrow = true;
const media = Object.defineProperty(new EventTarget(), "matches", { get: () => isNarrow }) as MediaQueryList;
beforeEach(() => void (window.matchMedia = () => media));

function turn(narrow: boolean): void {
  isNarrow = narrow;
  act(() => void media.dispatchEvent(new Event("change")));
}

test("a phone that is turned and turned back does not open the menu again", async () => {
  const figures = { frozenOn: undefined, loadedAt: undefined };
  render(
    <Provider store={makeStore(new FakeServer().ask)}>
      <MemoryRouter>
        <ListHead {...figures} list={LIST} role="owner" lists={[]} empty onSelect={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "More actions" }));
  await screen.findByRole("menuitem", { name: "Rename" });
  turn(false);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(screen.getByRole("button", { name: "Rename" })).toBeTruthy();
  turn(true);
  expect(screen.getByRole("button", { name: "More actions" }).getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("menu")).toBeNull();
});
