import { fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { LinksSection } from "./links-section";

/** The links of a list, for a user with this name. */
function section(name: string) {
  const user = { id: "u", email: "nora@example.com", name, emailVerified: true };
  const server = new FakeServer()
    .on("GET /auth/session", () => ({ user, providers: { google: false, facebook: false }, passwordMinimum: 6 }))
    .on("GET /lists/l/shares", () => ({ shares: [] }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <LinksSection list="l" />
      </MemoryRouter>
    </Provider>,
  );
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
