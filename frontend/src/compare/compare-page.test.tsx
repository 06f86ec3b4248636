import { jest } from "@jest/globals";
import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { type ResultSlots, ResultSlotsContext } from "../catalogue/shows/show-slots";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { Component } from "./compare-page";

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = (id: string) => normalizePodcastDetail({ id, title: `Show ${id}` }, new Date());
const slots = { AddManyToList: () => null } as unknown as ResultSlots;

/** The page of a comparison, whose shows are "loaded", "failed" or "hanging". */
async function open(states: Readonly<Record<string, "loaded" | "failed" | "hanging">>) {
  const server = new FakeServer().on("GET /auth/session", () => ({ user: null, providers: {} }));
  for (const [id, state] of Object.entries(states)) {
    if (state === "hanging") server.hold(`GET /podcasts/${id}`);
    else server.on(`GET /podcasts/${id}`, () => (state === "loaded" ? show(id) : refusal(503)));
  }
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={[`/compare?ids=${Object.keys(states).join(",")}`]}>
        <ResultSlotsContext value={slots}>
          <Component />
        </ResultSlotsContext>
      </MemoryRouter>
    </Provider>,
  );
  await pass(100);
  return server;
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has none: a wide window.
  const wide = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => wide as unknown as MediaQueryList;
});
afterEach(() => void jest.useRealTimers());

test("a show is shown after two seconds with its tools, though the other gets no answer", async () => {
  await open({ a: "loaded", b: "hanging" });
  expect(screen.queryByRole("link", { name: "Show a" })).toBeNull();
  await pass(2_000);
  expect(screen.getByRole("link", { name: "Show a" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Print" })).toBeDefined();
  expect(screen.getByText("Sizes are compared once a second show has loaded.")).toBeDefined();
});

test("an error is visible after two seconds, though another show gets no answer", async () => {
  await open({ a: "loaded", b: "failed", c: "hanging" });
  await pass(2_000);
  expect(screen.getByRole("alert").textContent).toContain("could not be loaded.");
});

test("screen readers hear that the shows are loading, until the first ones are there", async () => {
  await open({ a: "hanging", b: "hanging" });
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Loading");
});

test("each show that failed is named, and can be loaded again or removed by itself", async () => {
  const server = await open({ a: "loaded", b: "failed", c: "failed" });
  const texts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringContaining("Show 2 could not be loaded."),
    expect.stringContaining("Show 3 could not be loaded."),
  ]);
  const before = server.routes.length;
  screen.getByRole("button", { name: "Retry show 3" }).click();
  await pass(100);
  expect(server.routes.slice(before)).toEqual(["GET /podcasts/c"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove show 2 from the comparison" }));
  await pass(100);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Compare 2 shows");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert").textContent).toContain("Show 2 could not be loaded.");
});

test("a change of the comparison does not load a failed show again", async () => {
  const server = await open({ a: "loaded", b: "failed", c: "failed" });
  server.hold("GET /podcasts/c");
  fireEvent.click(screen.getByRole("button", { name: "Remove show 2 from the comparison" }));
  await pass(100);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Compare 2 shows");
  expect(screen.getByRole("alert").textContent).toContain("Show 2 could not be loaded.");
});

test.each([
  [{ a: "failed" }, "The show could not be loaded."],
  [{ a: "failed", b: "failed" }, "The shows could not be loaded."],
] as const)("the error for %j counts the shows", async (states, text) => {
  await open(states);
  expect(screen.getByRole("alert").textContent).toContain(text);
});
