import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer, soon } from "../../testing/fake-server";
import { LinksSection } from "./links-section";

/** The links of a list, for a user with this name. */
function section(name: string, shares: readonly object[] = []) {
  const user = { id: "u", email: "nora@example.com", name, emailVerified: true };
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user, providers: { google: false, facebook: false }, passwordMinimum: 6 }))
    .on("GET /lists/l/shares", () => ({ shares }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <LinksSection list="l" />
      </MemoryRouter>
    </Provider>,
  );
  return server;
}

const askForTheName = () => fireEvent.click(screen.getByRole("checkbox", { name: "Show my name on the page" }));

test("tells a user without a name where to set it", async () => {
  section("");
  await screen.findByText(/No links yet/);
  expect(screen.queryByText(/set a name/)).toBeNull();
  askForTheName();
  expect(await screen.findByText(/You haven’t set a name/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Set it in your account" }).getAttribute("href")).toBe("/account");
});

test("tells a user with a name nothing", async () => {
  section("Nora");
  await screen.findByText(/No links yet/);
  askForTheName();
  expect(screen.queryByText(/set a name/)).toBeNull();
});

test("a link is ended once, also by two presses", async () => {
  const link = { ...{ id: "s", as: "live", createdAt: "2026-11-20T12:00:00.000Z", views: 0 }, days: [], endsAt: null };
  const server = section("Nora", [link]);
  const end = "DELETE /lists/l/shares/s";
  server.hold(end);
  fireEvent.click(await screen.findByRole("button", { name: "End link" }));
  await soon();
  fireEvent.click(screen.getByRole("button", { name: "End link" }));
  await soon();
  expect(server.routes.filter((route) => route === end)).toHaveLength(1);
});
