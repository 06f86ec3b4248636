import type { Account } from "@earshot/backend/accounts/account/account.schemas";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer, refusal, soon } from "../../testing/fake-server";
import { ConnectedAccounts } from "./connected-accounts";

const ACCOUNT = { email: "ann@example.org", hasPassword: true } as Account;
const GOOGLE = { provider: "google", email: "ann@example.org", linkedAt: "2026-11-03T12:00:00.000Z" };

function show(server: FakeServer) {
  server.on("GET /auth/session", () => ({ user: null, providers: { google: true, facebook: false } }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <ConnectedAccounts account={ACCOUNT} />
      </MemoryRouter>
    </Provider>,
  );
}

test("does not call an account unconnected before it knows", async () => {
  const server = new FakeServer();
  const held = server.hold("GET /account/identities");
  show(server);
  await act(soon);
  expect(await screen.findByRole("heading", { name: "Connected accounts" })).toBeTruthy();
  expect(screen.queryByText("Not connected")).toBeNull();
  await act(() => held.answer({ identities: [GOOGLE] }));
  expect(await screen.findByText("ann@example.org, since November 3, 2026")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Disconnect Google" })).toBeTruthy();
});

test("offers no connection while it could not be loaded whether there is one", async () => {
  show(new FakeServer().on("GET /account/identities", () => refusal(503)));
  expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Connect Google" })).toBeNull();
});
