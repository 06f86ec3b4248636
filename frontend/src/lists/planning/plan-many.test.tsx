import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import { budgetOf } from "./plan-budgets";
import PlanMany from "./plan-many";

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const shows = (pea_range: string) => ["a", "b"].map((id) => ({ id, title: `Show ${id}`, pea_range }) as SearchResult);

function open(
  names: readonly string[],
  id: string,
  brief = "Running shoes\nfor runners",
  figure = "100-200",
): FakeServer {
  const lists = names.map((name, at) => ({ id: `${at}`, name, itemCount: 0 }));
  const create = (name: string) => {
    const list = { id, name, itemCount: 0 };
    lists.push(list);
    return list;
  };
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user: { id: "u", email: "a@b.example", name: "" }, providers: {} }))
    .on("GET /lists", () => ({ lists: [...lists] }))
    .on("POST /lists", ({ body }) => create((body as { name: string }).name))
    .on(`POST /lists/${id}/items/batch`, () => ({ added: 2, alreadyThere: 0, unknown: [], undoId: "undo" }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={["/match"]}>
        <PlanMany podcasts={shows(figure)} brief={brief} budget="$10,000" />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return server;
}

const press = async (server: FakeServer) => {
  await waitFor(() => expect(server.routes).toContain("GET /lists"));
  fireEvent.click(await screen.findByRole("button", { name: "Plan these shows" }));
};
const address = () => screen.getByTestId("address").textContent;
const sent = (server: FakeServer, route: string) => server.calls.filter((call) => call.route === route);

test("makes a list of the shows, best first, and opens it with the budget filled in", async () => {
  const server = open([], "one");
  await press(server);
  await waitFor(() => expect(address()).toBe("/lists?list=one"));
  expect(sent(server, "POST /lists").map(({ body }) => body)).toEqual([{ name: "Plan: Running shoes for runners" }]);
  // A list shows its newest items first.
  expect(sent(server, "POST /lists/one/items/batch").map(({ body }) => body)).toEqual([{ podcastIds: ["b", "a"] }]);
  expect(budgetOf("one")).toBe("$10,000");
});

test("a second plan for the same brief gets a name of its own", async () => {
  const server = open(["Plan: Running shoes for runners"], "two");
  await press(server);
  await waitFor(() => expect(address()).toBe("/lists?list=two"));
  expect(sent(server, "POST /lists")[0]?.body).toEqual({ name: "Plan: Running shoes for runners (2)" });
});

test("stays on the page if the list could not be filled, and fills it with the next press", async () => {
  const server = open([], "three");
  server.on("POST /lists/three/items/batch", () => refusal(503, "The database is away."));
  await press(server);
  await waitFor(() => expect(sent(server, "POST /lists/three/items/batch")).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: "Plan these shows" })).toBeTruthy());
  expect(address()).toBe("/match");
  // The page now knows the list, and its name is no reason for another one.
  await waitFor(() => expect(sent(server, "GET /lists").length).toBeGreaterThan(1));
  server.on("POST /lists/three/items/batch", () => ({ added: 2, alreadyThere: 0, unknown: [], undoId: "undo" }));
  await press(server);
  await waitFor(() => expect(address()).toBe("/lists?list=three"));
  expect(sent(server, "POST /lists")).toHaveLength(1);
});

test("a long brief names the list by its first words", async () => {
  const server = open([], "four", `Tickets for comedy shows, for listeners in Ireland, $30,000. ${"x".repeat(90)}`);
  await press(server);
  await waitFor(() => expect(address()).toBe("/lists?list=four"));
  const name = "Plan: Tickets for comedy shows, for listeners in";
  expect(sent(server, "POST /lists")[0]?.body).toEqual({ name });
});

test("says before it makes a list that no show has a figure, and still makes it", async () => {
  const server = open([], "five", "Running shoes", "N/A");
  expect(await screen.findByText("None of these 2 has an audience figure. Ask them for their downloads.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Plan these shows" })).toBeNull();
  await waitFor(() => expect(server.routes).toContain("GET /lists"));
  fireEvent.click(screen.getByRole("button", { name: "Save as a list" }));
  await waitFor(() => expect(address()).toBe("/lists?list=five"));
});
