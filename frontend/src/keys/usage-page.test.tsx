import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer } from "../testing/fake-server";
import { Component as UsagePage } from "./usage-page";

const unused = { used: 0, most: 60, resetsAt: null };
const usage = { minute: unused, day: unused, total: { requests: 0 }, latest: [] };

function show(state: string) {
  const keys = [{ id: "a", name: "Report", hint: "ek_live_…gRMk", state }];
  const server = new FakeServer()
    .on("GET /account/api/usage", () => usage)
    .on("GET /account/api-keys", () => ({ keys }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <UsagePage>Webhooks</UsagePage>
      </MemoryRouter>
    </Provider>,
  );
}

test("an account without a working key has a link to where it can create one", async () => {
  show("revoked");
  const link = await screen.findByRole("link", { name: "Create a key" });
  expect(link.getAttribute("href")).toBe("/account#api-keys");
  expect(screen.getByText("No request yet. Create a key, copy a sample and send it with your key.")).toBeTruthy();
});

test("an account with a key only sees the samples", async () => {
  show("live");
  await screen.findByRole("option", { name: /Report/ });
  expect(await screen.findByText("No request yet. Copy a sample and send it with your key.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the samples" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Create a key" })).toBeNull();
});
