import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router-dom";
import { makeStore } from "../client/store";
import { startShortcuts } from "../keyboard/shortcuts";
import { ShortcutSheet } from "../shell/shortcut-sheet";
import { FakeServer } from "../testing/fake-server";
import CompareMany from "./compare-many";

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

test("C compares the selected shows, and is in the list of shortcuts", () => {
  const end = startShortcuts("Ctrl");
  render(
    <Provider store={makeStore(new FakeServer().ask)}>
      <MemoryRouter>
        <CompareMany podcasts={[{ id: "a" }, { id: "b" }]} />
        <Address />
        <ShortcutSheet />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByText("Compare the selected shows").nextElementSibling?.textContent).toBe("C");
  fireEvent.keyDown(document.body, { key: "c" });
  expect(screen.getByTestId("address").textContent).toBe("/compare?ids=a,b");
  end();
});
