import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { Component as ListsPage } from "./lists-page";

function open(server: FakeServer): void {
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <ListsPage />
      </MemoryRouter>
    </Provider>,
  );
}

function openWithoutSession(online: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  open(new FakeServer().on("GET /auth/session", () => refusal(503)));
}

afterEach(() => void jest.restoreAllMocks());

test("offline, says that lists are not stored on the device", async () => {
  openWithoutSession(false);
  expect(await screen.findByRole("heading", { name: "You’re offline" })).toBeTruthy();
  expect(screen.getByText(/^Your lists aren’t stored on this device\./)).toBeTruthy();
  expect(screen.queryByText("Couldn’t load.")).toBeNull();
});

test("online, a session that could not be checked is an error that can be retried", async () => {
  openWithoutSession(true);
  expect(await screen.findByText("Couldn’t load.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

test("while the session is being checked, lists and items have placeholders", () => {
  const server = new FakeServer();
  server.hold("GET /auth/session");
  open(server);
  expect(document.querySelector("[data-skeletons=lists]")).toBeTruthy();
  expect(document.querySelector("[data-skeletons=items]")).toBeTruthy();
});

test.each([500, 429])("lists that could not be loaded (%i) are an error, not an empty account", async (status) => {
  const user = { id: "1", email: "a@example.org", name: "A" };
  const session = { user, providers: { google: false, facebook: false }, passwordMinimum: 6 };
  open(
    new FakeServer()
      .on("GET /auth/session", () => session)
      .on("GET /lists", () => refusal(status))
      .on("GET /lists/shared", () => refusal(status)),
  );
  expect(await screen.findByText("Couldn’t load.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  expect(screen.queryByText(/You don't have any lists yet/)).toBeNull();
});
