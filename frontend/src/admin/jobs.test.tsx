import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { makeStore } from "../client/store";
import { FakeServer } from "../testing/fake-server";
import { Jobs } from "./jobs";

const failedJob = (id: string) => ({
  ...{ id, queue: "feed-read", key: id, title: `Show ${id}`, tries: 5, diedAt: "2026-11-27T14:05:00.000Z" },
  reason: "timeout",
});

test("a job is retried once, and the next one’s button has the focus after it", async () => {
  // jsdom has none.
  HTMLElement.prototype.checkVisibility = () => true;
  let failed = [failedJob("a"), failedJob("b")];
  const server = new FakeServer().on("GET /admin/jobs", () => ({ queues: [], failed }));
  server.on("POST /admin/jobs/a/retry", () => {
    failed = failed.slice(1);
    return {};
  });
  render(
    <Provider store={makeStore(server.ask)}>
      <Jobs />
    </Provider>,
  );
  const retry = await screen.findByRole("button", { name: "Retry Show a" });
  retry.focus();
  fireEvent.click(retry);
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByText("Show a")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Retry Show b" }));
  expect(server.routes.filter((route) => route.startsWith("POST"))).toHaveLength(1);
});

test("another job can be retried while one is being sent", async () => {
  const server = new FakeServer().on("GET /admin/jobs", () => ({
    queues: [],
    failed: [failedJob("a"), failedJob("b")],
  }));
  const routes = ["POST /admin/jobs/a/retry", "POST /admin/jobs/b/retry"];
  for (const route of routes) server.hold(route);
  render(
    <Provider store={makeStore(server.ask)}>
      <Jobs />
    </Provider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Retry Show a" }));
  fireEvent.click(screen.getByRole("button", { name: "Retry Show b" }));
  expect(server.routes.filter((route) => route.startsWith("POST"))).toEqual(routes);
});
