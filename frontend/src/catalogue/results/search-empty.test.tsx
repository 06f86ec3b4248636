import type { SearchTotal } from "@earshot/domain/catalogue/search/search-request";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { NO_FILTERS } from "../query/search";
import { SearchEmpty } from "./search-empty";

const exactly = (value: number): SearchTotal => ({ value, relation: "eq" });

test("offers another mode with its own count, without close matches", async () => {
  // The result count of the search itself would include close matches.
  const server = new FakeServer().on("GET /search", () => ({ results: [], total: exactly(70), nextCursor: null }));
  const search = { term: "cycling", mode: "title", sort: "relevance", filters: NO_FILTERS } as const;
  const modes = { all: exactly(9), title: exactly(0), topic: exactly(9), host: exactly(0) };
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <SearchEmpty search={search} modes={modes} />
      </MemoryRouter>
    </Provider>,
  );
  const offers = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  await screen.findByRole("link", { name: "“cycling” in topics 9 podcasts" });
  expect(offers()).toEqual(["“cycling” in topics9 podcasts", "Start over"]);
});

test("a filter in the words is offered to be left out", async () => {
  const server = new FakeServer().on("GET /search", ({ params }) => ({
    results: [],
    total: exactly((params as { term: string }).term === "true crime" ? 319 : 0),
    nextCursor: null,
  }));
  const search = { term: "true crime listeners:5k..50k", mode: "all", sort: "relevance", filters: NO_FILTERS } as const;
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <SearchEmpty search={search} modes={undefined} />
      </MemoryRouter>
    </Provider>,
  );
  const wider = await screen.findByRole("link", { name: "Without “listeners:5k..50k” 319 podcasts" });
  expect(wider.getAttribute("href")).toBe("/home?term=true%20crime&mode=all");
  expect(screen.queryByText(/spelling/)).toBeNull();
});
