import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../client/store";
import { FakeServer, refusal } from "../testing/fake-server";
import { Private } from "./private";

const ANN = { user: { id: "u1", email: "ann@example.org", name: "Ann", emailVerified: true }, providers: {} };
let online: boolean;

function open(): FakeServer {
  const server = new FakeServer().on("GET /auth/session", () => refusal(503));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={["/dashboard"]}>
        <Private reason="dashboard">The dashboard</Private>
      </MemoryRouter>
    </Provider>,
  );
  return server;
}

beforeEach(() => void jest.spyOn(navigator, "onLine", "get").mockImplementation(() => online));
afterEach(() => jest.restoreAllMocks());

test("without a connection, a page that is not on the device names the reason, and loads by itself later", async () => {
  online = false;
  const server = open();
  expect(await screen.findByRole("heading", { name: "You’re offline" })).toBeTruthy();
  expect(screen.getByText(/Your dashboard isn’t stored on this device/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "drafts" }).getAttribute("href")).toBe("/drafts");
  expect(screen.queryByText(/went wrong/)).toBeNull();
  online = true;
  server.on("GET /auth/session", () => ANN);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("The dashboard")).toBeTruthy();
});

test("with a connection, a session that could not be checked is an error that can be retried", async () => {
  online = true;
  open();
  expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

test("while the session is being checked, the page is not empty", () => {
  const server = new FakeServer();
  server.hold("GET /auth/session");
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter initialEntries={["/account"]}>
        <Private reason="account">The account</Private>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.queryByText("The account")).toBeNull();
  expect(document.querySelectorAll("[aria-hidden=true]").length).toBeGreaterThan(0);
});
