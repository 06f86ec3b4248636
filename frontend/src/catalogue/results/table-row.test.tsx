import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { TableRow } from "./table-row";

const SHOW = { id: "a", title: "Out There", itunesAuthor: "Ann", categories: [], defaulted: [] } as unknown;

function rowWith(wraps: boolean): HTMLElement {
  const row = { position: 1, columns: [], narrow: false, now: new Date(), playing: false, selected: false };
  render(
    <Provider store={makeStore(new FakeServer().ask)}>
      <MemoryRouter>
        <table>
          <tbody>
            <TableRow {...row} podcast={SHOW as SearchResult} wraps={wraps} />
          </tbody>
        </table>
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByRole("heading", { name: "Out There" });
}

it("cuts a title at one line, or at two if the height of the row is not fixed", () => {
  expect(rowWith(false).className).toContain("truncate");
  document.body.replaceChildren();
  expect(rowWith(true).className).not.toContain("truncate");
});
