import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer } from "../testing/fake-server";
import { Feeds } from "./feeds";
import { Jobs } from "./jobs";

const at = "2026-11-24T02:00:40.000Z";

function show(server: FakeServer, part: React.ReactNode) {
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
}

test("a feed has the title of its show and its id; without a title, the id", async () => {
  const feed = { failures: 3, reason: "It is gone.", triedAt: at };
  const failing = [
    { ...feed, podcastId: "one", title: "Salt" },
    { ...feed, podcastId: "two", title: null },
  ];
  show(
    new FakeServer().on("GET /admin/feeds", () => ({ due: 0, lag: 0, arrived: 0, failing })),
    <Feeds />,
  );
  expect((await screen.findByRole("link", { name: "Salt" })).getAttribute("href")).toBe("/podcast/one");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows[0]).toContain("one");
  expect(screen.getByRole("link", { name: "two" })).toBeTruthy();
  expect(rows[1]).not.toContain("·");
});

test("a failed job has the title of its show and its key", async () => {
  const failed = [{ id: "a", queue: "checks", key: "local:one", title: "Salt", tries: 3, diedAt: at, reason: "No." }];
  show(
    new FakeServer().on("GET /admin/jobs", () => ({ queues: [], failed })),
    <Jobs />,
  );
  expect(await screen.findByRole("button", { name: "Retry Salt" })).toBeTruthy();
  expect(screen.getByText("Salt").closest("li")?.textContent).toContain("local:one");
});
